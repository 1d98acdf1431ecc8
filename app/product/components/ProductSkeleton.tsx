import {cardPictureOf} from '../card-picture';

/** Where a product's picture will be, while its page loads: the one of the card that was pressed. */
export function ProductSkeleton({path}: {path: string}) {
  const picture = cardPictureOf(path);
  return (
    <div className="page product">
      <div className="breadcrumb" />
      <div className="gallery">
        <div className="stage moving-picture placeholder">
          {picture && <img className="slide-card" src={picture} alt="" />}
        </div>
      </div>
    </div>
  );
}
