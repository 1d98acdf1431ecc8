/** Messages of product page and options dialog. The specification's name their section. */
export const MESSAGES = {
  namespace: 'product',
  /** The label of the button (§4). */
  addToCart: {
    'SOLD OUT': 'SOLD OUT',
    'Pre Order': 'Pre Order',
    'Add to cart': 'Add to cart',
  },
  /** The first entry of a selector that starts unchosen (§4). */
  placeholder: {size: 'Select size...', color: 'Select color...'},
  /** On a button that leads to what is still to choose. */
  ask: {size: 'Select size', color: 'Select color'},
  /** On a phone's button that leads to the form for a notification. */
  tell: {back: 'Sold out: tell me', opens: 'Tell me when it opens'},
  /** Of an add-on's fields. */
  fieldsFailed:
    'The fields of this form could not be loaded. Check your connection, then reload this page.',
  lookingUp: 'Looking up this combination…',
  notMade: (choice: string) => `${choice} is not made. Choose another combination.`,
  soldOut: (choice: string) => `${choice} is sold out.`,
  costs: (choice: string, price: string) => `${choice} costs ${price}.`,
  left: (count: number) => `Only ${count} left.`,
  nothingAdded: (reason: string) => `Nothing was added: ${reason}`,
  /** Suffix of an option value that cannot be bought with the other choices. */
  suffix: {available: '', 'sold-out': ', sold out', missing: ', not made'},
  gone: 'This item is no longer sold.',
  soldApart: 'Each choice has a page of its own.',
  planOnly: 'Not sold here: it is sold by subscription only.',
  failed: 'The options could not be loaded. Check your connection and try again.',
  loadingOptions: 'Loading options…',
  loadingImage: 'Loading image...',
  noPicture: 'No picture yet',
  allDetails: 'View all details',
  delivery: (time: string) => `Delivery: ${time}`,
  freeDelivery: (amount: string) => `Free delivery from ${amount}`,
  deliveryTerms: 'Delivery',
  returns: (days: number) => `Returns within ${days} days`,
  returnTerms: 'Returns',
  lowestPrice: (price: string) => `Lowest price of the last 30 days: ${price}`,
  perUnit: (price: string, unit: string) => `${price} / ${unit}`,
  rated: (value: string, best: number) => `Rated ${value} out of ${best}`,
  reviews: (count: number) => `${count} review${count === 1 ? '' : 's'}`,
  share: 'Share',
  copied: 'Link copied',
  shipsOn: (date: string) => `Ships from ${date}`,
  guideOf: (option: string) => `${option} guide`,
  preOrder: 'Pre-order',
  description: 'Description',
  retry: 'Try again',
  calendar: 'Add to your calendar',
  reminders: 'Get reminders',
  playVideo: (title: string) => `Play video: ${title}`,
  /** Links to a video of another site, and to a 3D model. */
  video: (title: string) => `Watch the video: ${title}`,
  model: (title: string) => `Open the 3D model: ${title}`,
  images: 'Product images',
  imageList: 'Pictures',
  zoom: 'Zoom image',
  /** With the view that the store names, such as "back"; '' for none. */
  showImage: (number: number, count: number, view: string) =>
    `Show image ${number} of ${count}${view && `: ${view}`}`,
  previousThumbnails: 'Previous thumbnails',
  nextThumbnails: 'Next thumbnails',
  previousImage: 'Previous image',
  nextImage: 'Next image',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  products: 'Products',
  unit: 'Unit',
  units: {inch: 'Inches', centimeter: 'Centimeters'},
  size: 'Size',
  /** The heading of a bundle's parts. */
  bundle: 'In this bundle',
  /** Describes a picture for which the store has no text, the `place`-th of several. */
  picture: (title: string, place: number) => `${title}, picture ${place}`,
  /** The entry in a visitor's calendar: the hour in which a product opens. */
  opens: (product: string) => `Opens: ${product}`,
  opensAt: (product: string, shop: string) => `${product} opens at ${shop}.`,
  /** The entry in a visitor's calendar: the last hour in which a product is sold. */
  lastHour: (product: string) => `Last hour: ${product}`,
  leaves: (product: string, shop: string) => `${product} leaves ${shop} for good.`,
} as const;
