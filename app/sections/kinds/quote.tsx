import {useTextLang} from '~/ui/language';

import {defineKind} from '../kind';
import {line} from '../settings';

export const quote = defineKind({
  id: 'quote',
  name: 'Quote',
  purpose: 'What somebody said, and who it was.',
  sketch: 'M8 6h8v8l-4 6H8zM20 6h8v8l-4 6h-4zM8 24h24v3H8z',
  settings: {
    words: line({label: 'Words', max: 240}),
    name: line({label: 'Who said it', max: 80}),
  },
  toData: ({words, name}) => (words === '' ? null : {words, name}),
  View({data: {words, name}, mark}) {
    const lang = useTextLang();
    return (
      <figure className="page section-text section-text-center" lang={lang}>
        <blockquote className="section-quote" dir="auto" {...mark('words')}>
          {words}
        </blockquote>
        {name && (
          <figcaption dir="auto" {...mark('name')}>
            {name}
          </figcaption>
        )}
      </figure>
    );
  },
});
