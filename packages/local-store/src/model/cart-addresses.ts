/** Delivery addresses of a cart. */
import {
  addressFields,
  type Cart,
  type CartAddress,
  type PostalAddress,
  accepted,
  refused,
  type CartResult,
  type UserError,
  type Warning,
} from './cart';
import {toGid} from './global-id';
import {countryName, countryRules, isZip, zoneOf} from './countries';

/** Most addresses of a cart (Shopify's description of cartDeliveryAddressesAdd). */
const maxAddresses = 20;
/** Longest text of one field. An assumption: no source tells Shopify's. */
const maxFieldLength = 255;

export interface AddressInput {
  address?: {deliveryAddress?: Partial<PostalAddress> | null} | null;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: string | null;
}

export interface AddressUpdate extends AddressInput {
  /** The address's id within the cart. */
  id: string;
}

/** Adds addresses; one that is there already is left out, with a warning. */
export function addAddresses(
  cart: Cart,
  inputs: readonly AddressInput[],
  newId: () => string,
): CartResult {
  const errors = inputs.flatMap((input, index) => addressErrors(input, index));
  if (inputs.filter(({selected}) => selected).length > 1) errors.push(onlyOneSelected());
  if (cart.addresses.length + inputs.length > maxAddresses) errors.push(tooMany());
  if (errors.length > 0) return refused(cart, errors);
  let addresses = cart.addresses;
  const warnings: Warning[] = [];
  for (const input of inputs) {
    const address = postalAddress(input.address?.deliveryAddress, input);
    const same = addresses.find((known) => isSame(known.address, address));
    if (same) {
      const target = {type: 'CartSelectableAddress', id: same.id} as const;
      const message = 'The delivery address is already on the cart.';
      warnings.push({code: 'DUPLICATE_DELIVERY_ADDRESS', message, target});
      continue;
    }
    const added = {
      id: newId(),
      address,
      oneTimeUse: input.oneTimeUse ?? false,
      selected: input.selected ?? false,
    };
    addresses = select([...addresses, added], added);
  }
  return accepted({...cart, addresses}, warnings);
}

/** Replaces all addresses. */
export function replaceAddresses(
  cart: Cart,
  inputs: readonly AddressInput[],
  newId: () => string,
): CartResult {
  const result = addAddresses({...cart, addresses: []}, inputs, newId);
  return result.userErrors.length > 0 ? {...result, cart} : result;
}

/** Changes addresses; what is left out of one stays. */
export function updateAddresses(
  cart: Cart,
  updates: readonly AddressUpdate[],
): CartResult {
  const errors = updates.flatMap((update, index) => [
    ...unknownAddress(cart, update.id, ['addresses', String(index)]),
    ...(update.address ? addressErrors(whole(cart, update), index) : []),
  ]);
  if (updates.filter(({selected}) => selected).length > 1) errors.push(onlyOneSelected());
  if (errors.length > 0) return refused(cart, errors);
  let {addresses} = cart;
  for (const update of updates) {
    addresses = addresses.map((known) =>
      known.id === update.id ? changed(known, update) : known,
    );
    const now = addresses.find(({id}) => id === update.id);
    if (now) addresses = select(addresses, now);
  }
  return accepted({...cart, addresses});
}

/** Removes addresses by their ids within the cart. */
export function removeAddresses(cart: Cart, ids: readonly string[]): CartResult {
  const errors = ids.flatMap((id, index) =>
    unknownAddress(cart, id, ['addressIds', String(index)]),
  );
  if (errors.length > 0) return refused(cart, errors);
  return accepted({
    ...cart,
    addresses: cart.addresses.filter(({id}) => !ids.includes(id)),
  });
}

/** An update with what it leaves out of the address. */
function whole(cart: Cart, update: AddressUpdate): AddressUpdate {
  const known = cart.addresses.find(({id}) => id === update.id)?.address;
  const deliveryAddress = {...known, ...update.address?.deliveryAddress};
  return {...update, address: {deliveryAddress}};
}

function postalAddress(
  input: Partial<PostalAddress> | null | undefined,
  {validationStrategy}: AddressInput,
): PostalAddress {
  const {countryCode, provinceCode, zip = null} = input ?? {};
  const isStrict = validationStrategy === 'STRICT' && countryCode && provinceCode;
  return {
    address1: input?.address1 ?? null,
    address2: input?.address2 ?? null,
    city: input?.city ?? null,
    company: input?.company ?? null,
    countryCode: input?.countryCode ?? null,
    firstName: input?.firstName ?? null,
    lastName: input?.lastName ?? null,
    phone: input?.phone ?? null,
    provinceCode:
      (isStrict ? zoneOf(countryCode, provinceCode, zip) : provinceCode) ?? null,
    zip,
  };
}

function changed(known: CartAddress, update: AddressUpdate): CartAddress {
  return {
    ...known,
    address: postalAddress(
      {...known.address, ...update.address?.deliveryAddress},
      update,
    ),
    oneTimeUse: update.oneTimeUse ?? known.oneTimeUse,
    selected: update.selected ?? known.selected,
  };
}

function isSame(a: PostalAddress, b: PostalAddress): boolean {
  return addressFields.every((field) => a[field] === b[field]);
}

/** At most one address is selected: the newest choice. */
function select(addresses: CartAddress[], chosen: CartAddress): CartAddress[] {
  if (!chosen.selected) return addresses;
  return addresses.map((address) => ({...address, selected: address.id === chosen.id}));
}

function addressErrors(
  {address, validationStrategy}: AddressInput,
  index: number,
): UserError[] {
  const root = ['addresses', String(index), 'address', 'deliveryAddress'];
  const given = address?.deliveryAddress;
  if (!given) {
    const field = ['addresses', String(index), 'address'];
    return [{code: 'INVALID', field, message: 'A delivery address is required.'}];
  }
  const wrong = addressFields.flatMap((field) =>
    textErrors(given[field], [...root, field]),
  );
  if (validationStrategy === 'STRICT') return [...strictErrors(given, root), ...wrong];
  const message = 'invalid value';
  const missing = {code: 'INVALID', field: [...root, 'countryCode'], message};
  return given.countryCode ? wrong : [missing, ...wrong];
}

/** The errors of `STRICT`, in the order of a live store and, but for a wrong postal code, in its words (recorded, 2026-04). */
function strictErrors(given: Partial<PostalAddress>, root: string[]): UserError[] {
  const {provinceCode, zip} = given;
  const country = given.countryCode === 'ZZ' ? '' : (given.countryCode ?? '');
  const rules = countryRules(country);
  const zone = provinceCode ? zoneOf(country, provinceCode, zip ?? null) : null;
  const isEmpty = (field: keyof PostalAddress) => !given[field]?.trim();
  const missing: [isMissing: boolean, field: keyof PostalAddress, message: string][] = [
    [isEmpty('lastName'), 'lastName', 'A last name is required in order to continue.'],
    [isEmpty('address1'), 'address1', 'An address is required in order to continue.'],
    [!country, 'countryCode', 'A country is required in order to continue.'],
    [rules.needsZone && !zone, 'provinceCode', 'The specified country requires a zone.'],
    [
      rules.needsZip && isEmpty('zip'),
      'zip',
      'Country specified requires a postal code in order to continue.',
    ],
    [
      rules.needsCity && isEmpty('city'),
      'city',
      'A city is required in order to continue.',
    ],
  ];
  const errors = missing.flatMap(([isMissing, field, message]): UserError[] =>
    isMissing
      ? [{code: 'ADDRESS_FIELD_IS_REQUIRED', field: [...root, field], message}]
      : [],
  );
  if (!rules.isSupported) {
    const message = 'Country is not supported';
    errors.push({code: 'UNSPECIFIED_ADDRESS_ERROR', field: root, message});
  }
  if (zip?.trim() && !isZip(country, zip)) {
    // The code is Shopify's; no source tells its message.
    const message = `The postal code is not one of ${countryName(country)}.`;
    const field = [...root, 'zip'];
    errors.push({code: 'INVALID_ZIP_CODE_FOR_COUNTRY', field, message});
  }
  return errors;
}

function textErrors(value: string | null | undefined, field: string[]): UserError[] {
  if (!value) return [];
  if (value.length > maxFieldLength) {
    return [
      fieldError(
        'IS_TOO_LONG',
        `is too long (maximum is ${maxFieldLength} characters)`,
        field,
      ),
    ];
  }
  if (/<[a-z/!][^>]*>/i.test(value)) {
    return [fieldError('CONTAINS_HTML_TAGS', 'cannot contain HTML tags', field)];
  }
  if (/\bhttps?:\/\/|\bwww\.\S/i.test(value)) {
    return [fieldError('CONTAINS_URL', 'cannot contain a URL', field)];
  }
  if (/\p{Extended_Pictographic}/u.test(value)) {
    return [fieldError('CONTAINS_EMOJIS', 'cannot contain emojis', field)];
  }
  return [];
}

function fieldError(kind: string, problem: string, field: string[]): UserError {
  return {code: `ADDRESS_FIELD_${kind}`, field, message: `${field.at(-1)} ${problem}.`};
}

/** The global id of an address: unlike a line's it does not name its cart (recorded, 2026-04). */
export function addressGid(id: string): string {
  return toGid('CartSelectableAddress', id);
}

function unknownAddress(cart: Cart, id: string, field: string[]): UserError[] {
  if (cart.addresses.some((known) => known.id === id)) return [];
  const message = `The delivery address with ${addressGid(id)} does not exist.`;
  return [{code: 'INVALID_DELIVERY_ADDRESS_ID', field, message}];
}

function onlyOneSelected(): UserError {
  return {
    code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
    field: ['addresses'],
    message: 'Only one delivery address can be selected.',
  };
}

function tooMany(): UserError {
  return {
    code: 'TOO_MANY_DELIVERY_ADDRESSES',
    field: ['addresses'],
    message: `The cart can have at most ${maxAddresses} delivery addresses.`,
  };
}
