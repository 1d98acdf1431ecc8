import {useState} from 'react';

import {pathFor} from '~/market';

import type {Choices} from '../editor-api';
import {ChoiceField, LineField, type Labels} from './fields';
import {useEditor} from './use-editor';

/** The shop's pages that links lead to, with their names. */
function pagesIn(choices: Choices | null): [path: string, name: string][] {
  const {collections = [], pages = []} = choices ?? {};
  return [
    [pathFor('home'), 'Home'],
    [pathFor('latest'), 'Latest'],
    [pathFor('shirts'), 'Shirts'],
    [pathFor('hoodies'), 'Hoodies'],
    ...collections.map(({handle, title}): [string, string] => [
      pathFor('collection', handle),
      `Collection: ${title}`,
    ]),
    ...pages.map(({handle, title}): [string, string] => [
      pathFor('page', handle),
      `Page: ${title}`,
    ]),
    [pathFor('policies'), 'Policies'],
    [pathFor('search'), 'Search'],
    [pathFor('cart'), 'Cart'],
  ];
}

/** Stands for a URL that is none of the pages. No URL of a link looks like it. */
const OTHER = 'other';

interface LinkFieldProps extends Labels {
  value: string;
  onChange: (url: string) => void;
}

/** Where a link leads: a page of the shop, or any URL. */
export function LinkField(props: LinkFieldProps) {
  const {label, hint, problem = null, value, onChange} = props;
  const pages = pagesIn(useEditor().choices);
  const [isOther, setOther] = useState(false);
  const isPage = pages.some(([path]) => path === value);
  const isTyped = isOther || (value !== '' && !isPage);
  return (
    <>
      <ChoiceField
        {...{label, hint}}
        problem={isTyped ? null : problem}
        value={isTyped ? OTHER : value}
        options={[['', 'Nowhere yet'], ...pages, [OTHER, 'Another URL…']]}
        onChange={(path) => {
          setOther(path === OTHER);
          if (path !== OTHER) onChange(path);
        }}
      />
      {isTyped && (
        <LineField
          label={`${label}: URL`}
          problem={problem}
          value={value}
          spellCheck={false}
          placeholder="https://"
          onChange={(url) => {
            // A URL that is a page's on the way to a longer one stays in its field.
            setOther(true);
            onChange(url);
          }}
        />
      )}
    </>
  );
}
