import {
  AddToCartButton,
  CartCheckoutButton,
  CartLineProvider,
  CartLineQuantity,
  CartLineQuantityAdjustButton,
  CartProvider,
  createStorefrontClient,
  Money,
  ProductProvider,
  ShopifyProvider,
  useCart,
} from 'hydrogen-react-2026';
import type {Product} from 'hydrogen-react-2026/storefront-api-types';
import {createRoot} from 'react-dom/client';

/** A page of hydrogen-react's own parts, for its test: a product, a cart, a checkout. */

const {store: storeDomain = '', token = ''} = document.documentElement.dataset;
const storefrontApiVersion = '2026-04';

const client = createStorefrontClient({
  storeDomain,
  storefrontApiVersion,
  publicStorefrontToken: token,
});

const QUERY = `query {
  product(handle: "crest-tee") {
    id
    title
    variants(first: 9) {
      nodes { id title availableForSale price { amount currencyCode } selectedOptions { name value } }
    }
  }
}`;

const response = await fetch(client.getStorefrontApiUrl(), {
  method: 'POST',
  headers: client.getPublicTokenHeaders(),
  body: JSON.stringify({query: QUERY}),
});
const {product} = ((await response.json()) as {data: {product: Product}}).data;

function Cart() {
  const {lines = [], cost, status, totalQuantity} = useCart();
  return (
    <section aria-label="Cart">
      <p role="status">{`${status}: ${totalQuantity ?? 0}`}</p>
      {lines.map(
        (line) =>
          line && (
            <CartLineProvider key={line.id} line={line}>
              <CartLineQuantity role="definition" />
              <CartLineQuantityAdjustButton adjust="increase">
                More
              </CartLineQuantityAdjustButton>
            </CartLineProvider>
          ),
      )}
      {cost?.totalAmount && <Money data={cost.totalAmount} role="note" />}
      <CartCheckoutButton>Checkout</CartCheckoutButton>
    </section>
  );
}

const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(
  <ShopifyProvider
    storeDomain={storeDomain}
    storefrontToken={token}
    storefrontApiVersion={storefrontApiVersion}
    countryIsoCode="US"
    languageIsoCode="EN"
  >
    <CartProvider>
      <ProductProvider data={product} initialVariantId={product.variants.nodes[0]?.id}>
        <h1>{product.title}</h1>
        <AddToCartButton>Add</AddToCartButton>
      </ProductProvider>
      <Cart />
    </CartProvider>
  </ShopifyProvider>,
);
