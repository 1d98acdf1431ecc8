import {useState} from 'react';

import {numberIn} from '~/lib/global-id';
import {HOME_PAGE, MAX_PINNED, type HomeGrid} from '~/theme';

import {messages} from '../messages';
import {ChoiceField, LineField, PanelButton} from './fields';
import {useEditor} from './use-editor';
import {useChoices} from './use-sections';

/** The grid of the page on show: home's can be set here, the others in the Shopify admin. */
export function HomeGridPart() {
  const {page} = useEditor().sections;
  if (page === HOME_PAGE) return <HomeGridFields />;
  return <p className="pv-note">{messages.gridOfCollection}</p>;
}

/** Home's collection, the products that stand first, and where sold-out ones stand. */
function HomeGridFields() {
  const [words, setWords] = useState('');
  const {arrangement, change} = useEditor().sections;
  const {grid} = arrangement;
  const {collection, pinned, soldOut} = grid;
  const {choices} = useChoices(words, pinned);
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const set = (part: Partial<HomeGrid>) =>
    change({...arrangement, grid: {...grid, ...part}});
  const titleOf = (id: string) =>
    titles[id] ??
    choices?.pinned.find((one) => one.id === id)?.title ??
    `Product ${numberIn(id)}`;
  const offered = choices?.products.filter(({id}) => !pinned.includes(id)) ?? [];
  const move = (id: string, step: -1 | 1) => {
    const to = pinned.indexOf(id) + step;
    const others = pinned.filter((one) => one !== id);
    if (to >= 0 && to < pinned.length)
      set({pinned: [...others.slice(0, to), id, ...others.slice(to)]});
  };
  return (
    <>
      <ChoiceField
        label="Collection"
        hint={messages.gridCollection}
        value={collection ?? ''}
        options={[
          ['', 'The shop’s own'],
          ...(choices?.collections.map(({id, title}) => [id, title] as const) ?? []),
        ]}
        onChange={(id) => set({collection: id || null})}
      />
      <ChoiceField
        label="Sold-out products"
        value={soldOut ?? ''}
        options={[
          ['', 'As the shop is set up'],
          ['listed', 'Where the collection lists them'],
          ['last', 'Last on their page'],
        ]}
        onChange={(value) =>
          set({soldOut: value === 'last' || value === 'listed' ? value : null})
        }
      />
      <h3>First in the grid</h3>
      <ol className="pv-list" aria-label="First in the grid">
        {pinned.map((id) => (
          <li key={id}>
            <span>{titleOf(id)}</span>
            <div className="pv-buttons">
              <PanelButton name={`Move up ${titleOf(id)}`} onPress={() => move(id, -1)}>
                Up
              </PanelButton>
              <PanelButton name={`Move down ${titleOf(id)}`} onPress={() => move(id, 1)}>
                Down
              </PanelButton>
              <PanelButton
                name={`Unpin ${titleOf(id)}`}
                onPress={() => set({pinned: pinned.filter((one) => one !== id)})}
              >
                Unpin
              </PanelButton>
            </div>
          </li>
        ))}
      </ol>
      <LineField
        label="Find a product to stand first"
        type="search"
        value={words}
        onChange={setWords}
      />
      {pinned.length >= MAX_PINNED && (
        <p className="pv-note">{messages.allPinned(MAX_PINNED)}</p>
      )}
      <ul className="pv-list" aria-label="Products to choose from">
        {offered.slice(0, 8).map(({id, title}) => (
          <li key={id}>
            <PanelButton
              name={`Pin ${title}`}
              disabled={pinned.length >= MAX_PINNED}
              onPress={() => {
                setTitles({...titles, [id]: title});
                set({pinned: [...pinned, id]});
              }}
            >
              {title}
            </PanelButton>
          </li>
        ))}
      </ul>
    </>
  );
}
