import {LinkForm} from './LinkForm';
import {type LinkedCart, type LinkedItem} from '../linked-cart';
import {countLabel} from '../announcements';
import {countItems} from '../show-cart';
import {THUMBNAIL} from '~/lib/images';
import {imageUrl} from '~/lib/image-url';
import {formatMoney} from '~/lib/money';

/** What a link to a cart would add, and the button that does it. */
export function CartLinkPage({linked}: {linked: LinkedCart}) {
  const {items, missing, discountCodes} = linked;
  const count = countItems(items);
  return (
    <div className="page link-page py-8 md:py-14">
      <h1 className="text-title">Add {countLabel(count)} to your cart?</h1>
      <ul aria-label="Items to add">
        {items.map((item) => (
          <Item key={item.merchandiseId} item={item} />
        ))}
      </ul>
      {missing > 0 && (
        <p className="mb-4">
          {countLabel(missing)} of this link {missing === 1 ? 'is' : 'are'} not available
          and left out.
        </p>
      )}
      {discountCodes.length > 0 && (
        <p className="mb-4">
          With discount code <strong>{discountCodes.join(', ')}</strong>.
        </p>
      )}
      <LinkForm lines={items} codes={discountCodes}>
        Add to cart
      </LinkForm>
    </div>
  );
}

function Item({item}: {item: LinkedItem}) {
  return (
    <li>
      {item.picture ? (
        <img
          src={imageUrl(item.picture, THUMBNAIL)}
          alt=""
          width={64}
          height={64}
          className="rounded-theme bg-studio"
        />
      ) : (
        <span />
      )}
      <p className="min-w-0">
        <span className="block font-semibold" dir="auto">
          {item.title}
        </span>
        {item.variantTitle && (
          <span className="text-sm text-soft" dir="auto">
            {item.variantTitle}
          </span>
        )}
      </p>
      <p className="figures">
        {item.quantity} × {formatMoney(item.price)}
      </p>
    </li>
  );
}
