import {formatMoney, type Money} from '~/lib/money';

import {
  isTitle,
  type ProductOption,
  type Selection,
  type SelectionState,
  type ChoiceState,
} from './options';
import type {Variant} from './product';

/** Messages of the product page and the options dialog. */
export const MESSAGES = {
  chooseFirst: (option: string) => `Please choose a ${option.toLowerCase()}.`,
  lookingUp: 'Looking up this combination…',
  gone: 'This item is no longer sold.',
  failed: 'The options could not be loaded. Check your connection and try again.',
  loadingOptions: 'Loading options…',
  loadingImage: 'Loading image...',
  noPicture: 'No picture yet',
  allDetails: 'View all details',
  delivery: (time: string) => `Delivery: ${time}`,
  shipsOn: (date: string) => `Ships from ${date}`,
  guideOf: (option: string) => `${option} guide`,
  preOrder: 'Pre-order',
  description: 'Description',
  retry: 'Try again',
  calendar: 'Add to your calendar',
  reminders: 'Get reminders',
  playVideo: (title: string) => `Play video: ${title}`,
  images: 'Product images',
  imageList: 'Pictures',
  zoom: 'Zoom image',
  showImage: (number: number, count: number) => `Show image ${number} of ${count}`,
  previousThumbnails: 'Previous thumbnails',
  nextThumbnails: 'Next thumbnails',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  products: 'Products',
  unit: 'Unit',
  units: ['Inches', 'Centimeters'],
  size: 'Size',
} as const;

/** Describes a picture for which the store has no words, the `place`-th of several. */
export const pictureLabel = (title: string, place: number) =>
  `${title}, picture ${place}`;

/** The entry in a visitor's calendar: the last hour in which a product is sold. */
export const CALENDAR_TEXTS = {
  title: (product: string) => `Last hour: ${product}`,
  description: (product: string, shop: string) => `${product} leaves ${shop} for good.`,
} as const;

/** Suffix of an option value that cannot be bought with the other choices. */
export const VALUE_SUFFIX: Readonly<Record<ChoiceState, string>> = {
  available: '',
  'sold-out': ', sold out',
  missing: ', not made',
};

interface Chosen {
  state: SelectionState;
  selection: Selection;
  variant: Variant | null;
}

/** The chosen values, without options that have a single value. */
function chosenValues(options: readonly ProductOption[], selection: Selection): string[] {
  return options.flatMap((option, index) => {
    const value = selection[index];
    return value && !isTitle(option) ? [value] : [];
  });
}

/** Price and choice in a line: `$64.00 · M / Kelp`. */
export function choiceSummary(
  options: readonly ProductOption[],
  selection: Selection,
  price: Money | null,
): string {
  const values = chosenValues(options, selection).join(' / ');
  return values ? `${formatMoney(price)} · ${values}` : formatMoney(price);
}

/**
 * One sentence about the chosen combination; empty when there is nothing to say.
 * @param startPrice the price shown before anything is chosen: a different price of the chosen variant is mentioned
 */
export function choiceMessage(
  options: readonly ProductOption[],
  {state, selection, variant}: Chosen,
  startPrice: Money | null,
): string {
  const words = chosenValues(options, selection).join(', ');
  const isMissing = state === 'missing' && !variant;
  // With nothing to choose, the button says enough.
  if (!words && (isMissing || state === 'sold-out')) return '';
  if (isMissing) return `${words} is not made. Choose another combination.`;
  if (state === 'sold-out') return `${words} is sold out.`;
  if (variant?.id === null) return MESSAGES.lookingUp;
  const isOther = variant?.price && variant.price.amount !== startPrice?.amount;
  const price = isOther ? `${words} costs ${formatMoney(variant.price)}.` : '';
  const left = variant?.fewLeft == null ? '' : `Only ${variant.fewLeft} left.`;
  return [price, left].filter(Boolean).join(' ');
}

/** The sentence after a press that added nothing. */
export function refusalMessage(...choice: Parameters<typeof choiceMessage>): string {
  return `Nothing was added: ${choiceMessage(...choice)}`;
}

/** A store's date (`2026-10-24`) in words. */
export function longDate(date: string): string {
  return new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(
    new Date(`${date}T00:00Z`),
  );
}
