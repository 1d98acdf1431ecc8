/** Adds a stylesheet to the document. Resolves when it holds, or cannot be had: a panel without looks is better than none. */
export function loadStyles(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
