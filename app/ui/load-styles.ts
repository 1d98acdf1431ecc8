/**
 * Adds a stylesheet, unless the document has it inline. Resolves when it has loaded or failed: an
 * unstyled page is better than none.
 * @param mark a custom property that the sheet sets at the root
 */
export async function loadStyles(url: string, mark?: `--${string}`): Promise<void> {
  if (import.meta.env.SSR) return;
  const root = getComputedStyle(document.documentElement);
  if (mark && root.getPropertyValue(mark) !== '') return;
  await new Promise<void>((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
