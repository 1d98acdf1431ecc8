/** The number at the end of a global id, `gid://shopify/Product/7001`; '' for an id without one. */
export const numberIn = (id: string | null | undefined): string =>
  /\d+$/.exec(id ?? '')?.[0] ?? '';

export const isIdNumber = (text: string): boolean => /^\d{1,20}$/.test(text);

/** Whether a value is the global id of a resource of this type. */
export const isIdOf = (type: string, id: unknown): id is string =>
  typeof id === 'string' && new RegExp(`^gid://shopify/${type}/\\d{1,20}$`).test(id);
