/**
 * What the law wants said beside prices and goods. Only the worker has these texts: pages get
 * theirs with their data.
 */
export const MESSAGES = {
  namespace: 'disclosure',
  allPrices: 'All prices',
  withVat: 'incl. VAT,',
  withVatAlone: 'incl. VAT',
  delivery: 'plus delivery',
  duties: {included: 'Import duties included', due: 'Import duties due on delivery'},
  vatOfTotal: 'Including VAT',
  safety: 'Product safety',
  item: 'Item',
  fibers: 'Composition',
  maker: 'Maker',
  responsible: 'Responsible person in the EU',
  warnings: 'Warnings',
  guarantee: 'Guarantee of the maker',
  unchecked: 'We do not check whether reviews come from buyers.',
} as const;
