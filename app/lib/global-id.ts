/** The number at the end of a global id, `gid://shopify/Product/7001`; '' for an id without one. */
export const numberIn = (id: string | null | undefined): string =>
  /\d+$/.exec(id ?? '')?.[0] ?? '';

/** Whether a text can be the number of a global id, which has one spelling. */
export const isIdNumber = (text: string): boolean => /^[1-9]\d{0,19}$/.test(text);

/** Whether a value is the global id of a resource of this type. */
export const isIdOf = (type: string, id: unknown): id is string =>
  typeof id === 'string' && new RegExp(`^gid://shopify/${type}/\\d{1,20}$`).test(id);
