/** The picture of the card that was pressed last: the browser has it, so it can stand for the product's until that is there. */
let pressed: {path: string; address: string} | null = null;

/** Keeps what a card shows, when its link is followed. */
export function keepCardPicture(link: HTMLAnchorElement): void {
  const image = link.closest('article')?.querySelector('img');
  const isThere = image?.complete && image.naturalWidth > 0;
  pressed = isThere ? {path: link.pathname, address: image.currentSrc} : null;
}

/** Address of the picture that was pressed to come to `path`; `null` where there was none, as on a fresh page. */
export function cardPictureOf(path: string): string | null {
  return pressed?.path === path ? pressed.address : null;
}
