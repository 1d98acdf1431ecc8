/** The number at the end of a global id, `gid://shopify/Product/7001`; '' for an id without one. */
export const numberIn = (id: string | null | undefined): string =>
  /\d+$/.exec(id ?? '')?.[0] ?? '';

/** Whether a text is the number of a global id. */
export const isIdNumber = (text: string): boolean => /^\d{1,20}$/.test(text);
