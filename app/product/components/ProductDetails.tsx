import {Icon} from '~/ui/Icon';

import type {HelpTopic} from '../help';

interface ProductDetailsProps {
  /** Sanitised HTML. */
  descriptionHtml: string;
  help: readonly HelpTopic[];
}

/** The merchant's description, and the store's help on sizes and shipping folded up below it. */
export function ProductDetails({descriptionHtml, help}: ProductDetailsProps) {
  return (
    <div className="product-details">
      {descriptionHtml && (
        <>
          <h2 className="hush">Description</h2>
          <SafeHtml html={descriptionHtml} />
        </>
      )}
      {help.map(({id, title, html}) => (
        <details key={id} className="product-help">
          <summary>
            {title}
            <Icon name="plus" />
          </summary>
          <SafeHtml id={id} html={html} />
        </details>
      ))}
    </div>
  );
}

/** HTML that the loader has sanitised. */
function SafeHtml({id, html}: {id?: string; html: string}) {
  return <div id={id} className="prose" dangerouslySetInnerHTML={{__html: html}} />;
}
