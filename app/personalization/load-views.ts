/** What types and draws a print: a chunk of its own, with its styles. */
export const loadViews = async () => (await import('./components/views')).styledViews();
