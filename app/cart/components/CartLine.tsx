import {Link} from '@remix-run/react';

import {LineQuantity} from './LineQuantity';
import {LineRemove} from './LineRemove';
import {MessageList} from './CartMessages';
import {useCart} from '../cart-context';
import {type ShownLine} from '../show-cart';
import {type CartImage, type CartMessage} from '../view';
import {THUMBNAIL} from '~/lib/images';
import {imageUrl} from '~/lib/image-url';
import {formatMoney} from '~/lib/money';
import {NoPicture} from '~/ui/NoPicture';

interface CartLineProps {
  line: ShownLine;
  /** What was said about this line. */
  messages: readonly CartMessage[];
  /** Told before a line is taken out, so that focus can be led on. */
  beforeRemove: (key: string) => void;
}

/** One line: picture, titles, quantity, price, and what the store said about it. */
export function CartLine({line, messages, beforeRemove}: CartLineProps) {
  const soldOut = line.quantity === 0;
  return (
    <li className="grid grid-cols-[min(5rem,22vw)_minmax(0,1fr)] gap-x-[min(1rem,5vw)] py-5">
      <LinePicture image={line.image} faded={soldOut} />
      <div className="grid min-w-0 content-between gap-3">
        <div className="flex flex-wrap justify-between gap-x-3">
          <LineTitle line={line} />
          <LinePrice line={line} />
        </div>
        {soldOut && (
          <p className="text-sm font-semibold">
            Sold out since you added it. It will not be ordered.
          </p>
        )}
        <MessageList messages={messages} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          {soldOut ? <span /> : <LineQuantity line={line} beforeRemove={beforeRemove} />}
          <LineRemove line={line} beforeRemove={beforeRemove} />
        </div>
      </div>
    </li>
  );
}

function LineTitle({line}: {line: ShownLine}) {
  const {close} = useCart();
  return (
    <div className="min-w-0 grow basis-24">
      <p className="font-semibold leading-snug break-words" dir="auto">
        {line.handle ? (
          <Link
            to={`/products/${line.handle}`}
            className="hover:underline"
            onClick={close}
          >
            {line.title}
          </Link>
        ) : (
          line.title
        )}
      </p>
      {line.variantTitle && (
        <p className="mt-0.5 text-sm text-soft" dir="auto">
          {line.variantTitle}
        </p>
      )}
    </div>
  );
}

function LinePrice({line}: {line: ShownLine}) {
  const total = formatMoney(line.total);
  return (
    <p
      // Another figure is another element: a wider one, set flush right, would count as one that has shifted.
      key={total}
      className={`figures ${line.updating ? 'text-soft' : ''}`}
      data-updating={line.updating || undefined}
    >
      {total}
    </p>
  );
}

function LinePicture({image, faded}: {image: CartImage | null; faded: boolean}) {
  const frame =
    'relative aspect-square w-full self-start overflow-hidden rounded-theme bg-studio';
  return (
    <div className={frame}>
      {image ? (
        <img
          src={imageUrl(image.src, THUMBNAIL)}
          alt={image.altText ?? ''}
          width={THUMBNAIL.width}
          height={THUMBNAIL.height}
          loading="lazy"
          decoding="async"
          className={`size-full object-cover ${faded ? 'opacity-40' : ''}`}
        />
      ) : (
        <NoPicture />
      )}
    </div>
  );
}
