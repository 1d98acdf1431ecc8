/** Adds a stylesheet. Resolves also when it fails: an unstyled page is better than none. */
export function loadStyles(url: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = url;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
