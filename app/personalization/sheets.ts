const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The stylesheet of a page whose data has something printed: a product with rules, or a cart with a printed line. */
export function sheetsForPrints(data: unknown): readonly 'personalization'[] {
  const {product, cart} = isRecord(data) ? data : {};
  const lines: unknown[] = isRecord(cart) && Array.isArray(cart.lines) ? cart.lines : [];
  const isPrinted =
    (isRecord(product) && 'personalization' in product) ||
    lines.some((line) => isRecord(line) && 'printing' in line);
  return isPrinted ? ['personalization'] : [];
}
