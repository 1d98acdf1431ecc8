import {useNavigate} from '@remix-run/react';
import {type RefObject} from 'react';

import {THUMBNAIL} from '~/lib/images';
import {imageUrl} from '~/lib/image-url';
import {formatMoney} from '~/lib/money';
import {searchPath} from '../words';
import {Icon} from '~/ui/Icon';

import type {Suggestion} from '../suggestions';
import {useCombobox, useTypedWords} from './use-combobox';
import {useSuggestions} from './use-suggestions';

/** Suggestions below a search field; a chunk of its own, loaded on first focus (hence the default export). */
export default function SearchSuggestions({field}: {field: RefObject<HTMLInputElement>}) {
  const navigate = useNavigate();
  const words = useTypedWords(field);
  const items = useSuggestions(words);
  // The last option leads to all results.
  const paths = [...items.map(({path}) => path), searchPath(words)];
  const count = items.length > 0 && words ? paths.length : 0;
  const choose = (index: number) => {
    const path = paths[index];
    if (path) navigate(path);
  };
  const {listId, isOpen, active, setActive, optionId} = useCombobox({
    field,
    count,
    onChoose: choose,
  });
  const optionProps = (index: number) => ({
    id: optionId(index),
    role: 'option',
    'aria-selected': index === active,
    className: 'search-option',
    // Focus stays in the field.
    onPointerDown: (event: React.PointerEvent) => event.preventDefault(),
    onPointerMove: () => setActive(index),
    onClick: () => choose(index),
  });
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!isOpen}
        className="search-options"
      >
        {isOpen &&
          items.map((item, index) => (
            <div key={item.path} {...optionProps(index)}>
              <SuggestionFacts item={item} />
            </div>
          ))}
        {isOpen && (
          <div {...optionProps(items.length)}>
            <Icon name="search" className="search-glyph" />
            <span>
              All results for “<bdi>{words}</bdi>”
            </span>
          </div>
        )}
      </div>
      <p role="status" className="hush">
        {isOpen && `${count} suggestions`}
      </p>
    </>
  );
}

function SuggestionFacts({item: {kind, title, picture, price}}: {item: Suggestion}) {
  return (
    <>
      {picture ? (
        <img
          src={imageUrl(picture, THUMBNAIL)}
          alt=""
          width={48}
          height={48}
          decoding="async"
          className="search-thumb"
        />
      ) : (
        <Icon name="arrow" className="search-glyph" />
      )}
      <span className="search-title" dir="auto">
        {title}
      </span>
      <span className="search-fact">
        {kind === 'collection' ? 'Collection' : formatMoney(price)}
      </span>
    </>
  );
}
