import fc from 'fast-check';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';

import {DocumentContext} from './document-context';
import {MarkupMemory} from './markup-memory';
import {rememberedList} from './remembered';
import {RenderedParts} from './rendered-parts';

interface Props {
  title: string;
  isTicking: boolean;
}

const Plain = vi.fn(({title, isTicking}: Props) => (
  <article className={isTicking ? 'card ticking' : 'card'} title={title}>
    {title}
    <i data-part="mine">{title}</i>
  </article>
));
const List = rememberedList<Props>({
  name: 'test',
  Component: Plain,
  varies: ({isTicking}) => isTicking,
});

function documentOf(cards: readonly Props[], parts: RenderedParts | null): string {
  const items = cards.map((props, index) => ({key: String(index), props}));
  const scripts = {boot: '', typeset: ''};
  const parent = {mark: '', styles: '', stylesheet: '', scripts, structuredData: null};
  return renderToString(
    <DocumentContext.Provider value={{...parent, parts}}>
      <main>
        before
        <List items={items} />
        after
      </main>
    </DocumentContext.Provider>,
  );
}

/** The document as it is sent, and what its styles are picked by. */
function sent(
  cards: readonly Props[],
  memory: MarkupMemory,
  mark: string = crypto.randomUUID(),
) {
  const parts = new RenderedParts(memory, mark);
  const outline = parts.takeOut(documentOf(cards, parts));
  return {
    html: new TextDecoder().decode(parts.putIn(outline)),
    classes: [...outline.matchAll(/class="([^"]*)"/g)]
      .map(([, value]) => value)
      .concat(parts.classes()),
  };
}

const card = (title: string, isTicking = false): Props => ({title, isTicking});

describe('a list whose markup is remembered', () => {
  it('makes the document that React would have made, whatever is remembered, to the byte', () => {
    const title = fc.oneof(
      fc.constantFrom('Crest', '<i data-part="', '"></i>', 'قميص', ':0 end"></i>'),
      fc.string({unit: 'binary'}),
    );
    const cards = fc.array(fc.record({title, isTicking: fc.boolean()}), {maxLength: 8});
    fc.assert(
      fc.property(
        fc.array(cards, {maxLength: 5}),
        fc.nat(2000),
        (documents, capacity) => {
          const memory = new MarkupMemory(capacity);
          for (const each of [...documents, ...documents]) {
            expect(sent(each, memory).html).toBe(documentOf(each, null));
          }
        },
      ),
    );
  });

  it('renders what it has not rendered yet, and what depends on more than its props', () => {
    const memory = new MarkupMemory();
    sent([card('Crest'), card('Scarf')], memory);
    Plain.mockClear();
    sent([card('Scarf'), card('Hoodie'), card('Crest'), card('Drop', true)], memory);
    sent([card('Hoodie'), card('Drop', true)], memory);
    const rendered = Plain.mock.calls.map(([{title}]) => title);
    expect(rendered).toEqual(['Hoodie', 'Drop', 'Drop']);
  });

  it('says which classes a document has, be they remembered or not', () => {
    const memory = new MarkupMemory();
    const cards = [card('Crest'), card('Drop', true)];
    const first = sent(cards, memory);
    const second = sent(cards, memory);
    expect(new Set(first.classes)).toEqual(new Set(['card', 'card ticking']));
    expect(new Set(second.classes)).toEqual(new Set(first.classes));
  });

  it('remembers nothing that carries the mark of one render', () => {
    const memory = new MarkupMemory();
    const cards = [card('mark-of-a-render')];
    sent(cards, memory, 'mark-of-a-render');
    Plain.mockClear();
    expect(sent(cards, memory).html).toBe(documentOf(cards, null));
    expect(Plain).toHaveBeenCalledTimes(2);
  });
});
