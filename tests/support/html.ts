/** Reads the worker's HTML without a browser. React writes every attribute in double quotes. */

const CHARACTERS: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text as a reader sees it: without tags, with its characters in place of their entities. */
export function textOf(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>|<style\b[^>]*>.*?<\/style>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => CHARACTERS[entity] ?? entity);
}

/** The attributes of every `name` element, in order. */
export function elementsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'g'));
  return Array.from(tags, ([, attributes = '']) =>
    Object.fromEntries(
      Array.from(
        attributes.matchAll(/([\w:-]+)="([^"]*)"/g),
        ([, key = '', value = '']) => [key, textOf(value)],
      ),
    ),
  );
}

/** The content of a `meta` element by its name or property; `undefined` where there is none. */
export function metaOf(html: string, name: string): string | undefined {
  return elementsOf(html, 'meta').find(
    (meta) => meta.name === name || meta.property === name,
  )?.content;
}

/** The URL that a page calls its own; `undefined` where it names none. */
export function canonicalOf(html: string): string | undefined {
  return elementsOf(html, 'link').find(({rel}) => rel === 'canonical')?.href;
}

/** The text of a page's title. */
export function titleOf(html: string): string {
  return textOf(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '');
}

/** A page's product cards in their order: their names and their HTML. */
function articlesOf(html: string): {title: string; card: string}[] {
  return Array.from(html.matchAll(/<article\b.*?<\/article>/gs), ([card]) => {
    const label = elementsOf(card, 'article')[0]?.['aria-labelledby'];
    const heading = new RegExp(` id="${label}"[^>]*>(.*?)</h\\d>`, 's').exec(card);
    return {title: textOf(heading?.[1] ?? ''), card};
  });
}

/** The names of a page's product cards, sorted. */
export function cardsOf(html: string): string[] {
  return articlesOf(html)
    .map(({title}) => title)
    .sort();
}

/** The HTML of the product card of a name, or the last card; '' where there is none. */
export function cardOf(html: string, title?: string): string {
  return articlesOf(html).findLast((one) => !title || one.title === title)?.card ?? '';
}
