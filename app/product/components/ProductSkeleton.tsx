/** A card that was pressed: it stands for the product's page until that is there. */
interface PressedCard {
  path: string;
  title: string;
  /** URL of the picture it showed; `null` where that had not loaded. */
  picture: string | null;
  /** Path and query of the page that the card is on. */
  from: string;
}

let pressed: PressedCard | null = null;

/** Keeps what a card shows when its link is followed. */
export function pressCard(link: HTMLAnchorElement): void {
  const image = link.closest('article')?.querySelector('img');
  const isLoaded = image?.complete && image.naturalWidth > 0;
  pressed = {
    path: link.pathname,
    title: link.textContent ?? '',
    picture: isLoaded ? image.currentSrc : null,
    from: location.pathname + location.search,
  };
}

/** The card that was pressed to come to `path`; `null` where there was none, as on a fresh page. */
export function pressedCardOf(path: string): PressedCard | null {
  return pressed?.path === path ? pressed : null;
}

/** A title of more characters is set smaller: it must leave room for what can be chosen. */
export const LONG_TITLE = 60;

/** A product's page while it loads: the pressed card's title and picture, where they will be. */
export function ProductSkeleton({path}: {path: string}) {
  const card = pressedCardOf(path);
  return (
    // Most products have several pictures: the page has room for their thumbnails.
    <div className="page product" data-rail>
      <div className="breadcrumb" />
      <div className="gallery">
        <div className="stage moving-picture placeholder">
          {card?.picture && <img className="slide-card" src={card.picture} alt="" />}
        </div>
        <div className="thumbnails" />
      </div>
      {card && (
        <div className="product-buy">
          <div className="product-head">
            {/* No heading: that is the page's, which has not come. */}
            <p
              className="product-title"
              data-long={card.title.length > LONG_TITLE || undefined}
              dir="auto"
            >
              {card.title}
            </p>
          </div>
          <div className="option" />
        </div>
      )}
    </div>
  );
}
