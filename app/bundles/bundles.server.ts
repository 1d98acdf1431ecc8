import {messagesIn} from '~/lib/messages';
import {variantTitleOf} from '~/lib/variant-title';

import {MESSAGES} from './messages';

import type {BundleFragment} from 'storefrontapi.generated';

interface BundlePart {
  handle: string;
  title: string;
  /** Its chosen options: `M / Kelp`; `null` where there was nothing to choose. */
  choice: string | null;
  quantity: number;
  /** URL of a picture, without a size; `null` for none. */
  picture: string | null;
}

export interface Bundle {
  title: string;
  /** The parts of each variant, by its global id. */
  parts: Readonly<Record<string, BundlePart[]>>;
}

/** The bundle that a product is; `null` for any other product. */
export function bundleOf({bundle}: BundleFragment, tag: string): Bundle | null {
  const parts = (bundle?.nodes ?? []).flatMap(({id, components}) => {
    const list = components.nodes.map(({quantity, productVariant}) => ({
      handle: productVariant.product.handle,
      title: productVariant.product.title,
      choice: variantTitleOf(productVariant.title),
      quantity,
      picture: productVariant.image?.url ?? null,
    }));
    return list.length > 0 ? [[id, list] as const] : [];
  });
  if (parts.length === 0) return null;
  return {title: messagesIn(tag, MESSAGES).title, parts: Object.fromEntries(parts)};
}
