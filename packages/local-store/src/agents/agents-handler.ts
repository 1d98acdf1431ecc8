/**
 * A small part of the Universal Commerce Protocol (ucp.dev), by which agents shop at a store: its profile, and the tools `search_catalog`,
 * `get_product`, `create_cart` and `get_cart` over MCP. They answer what the Storefront API answers, in each version alike: of what they
 * answer, 2026-08-25 changed nothing.
 */
import type {Handler} from '../server/api-handler';
import {json, text, type StoreRequest, type StoreResponse} from '../server/exchange';
import type {StoreState} from '../server/store-state';
import {currencyDecimals} from '../model/money';

const PROFILE_PATH = '/.well-known/ucp';
const TOOLS_PATH = '/api/ucp/mcp';

/** The versions that are answered, the newest first, and where each describes a capability. */
const VERSIONS = ['2026-08-25', '2026-04-08'] as const;
type Version = (typeof VERSIONS)[number];
const [NEWEST] = VERSIONS;
const CAPABILITIES: Record<string, Record<Version, string>> = {
  'catalog.search': {
    '2026-08-25': 'shopping/catalog/search',
    '2026-04-08': 'catalog/search',
  },
  'catalog.lookup': {
    '2026-08-25': 'shopping/catalog/lookup',
    '2026-04-08': 'catalog/lookup',
  },
  cart: {'2026-08-25': 'shopping/cart', '2026-04-08': 'cart'},
};
const CAPABILITY_OF: Record<string, string> = {
  search_catalog: 'catalog.search',
  get_product: 'catalog.lookup',
  create_cart: 'cart',
  get_cart: 'cart',
};
const fullName = (name: string) => `dev.ucp.shopping.${name}`;

/** Whether a path belongs to agents. */
export const isAgentsPath = (pathname: string) =>
  pathname === PROFILE_PATH ||
  pathname === TOOLS_PATH ||
  VERSIONS.some((version) => pathname === `${PROFILE_PATH}/${version}`);

interface Money {
  amount: string;
  currencyCode: string;
}

interface Variant {
  id: string;
  title: string;
  sku: string | null;
  availableForSale: boolean;
  price: Money;
  selectedOptions: {name: string; value: string}[];
}

interface Product {
  id: string;
  handle: string;
  title: string;
  description: string;
  priceRange: {minVariantPrice: Money; maxVariantPrice: Money};
  options: {name: string; optionValues: {name: string}[]}[];
  variants: {nodes: Variant[]};
}

interface Cart {
  id: string;
  checkoutUrl: string;
  cost: {subtotalAmount: Money; totalAmount: Money};
  lines: {
    nodes: {
      id: string;
      quantity: number;
      cost: {totalAmount: Money};
      merchandise: Variant & {product: {title: string}};
    }[];
  };
}

const VARIANT = 'id title sku availableForSale price { amount currencyCode }';
const PRODUCT = `id handle title description
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  options { name optionValues { name } }
  variants(first: 100) { nodes { ${VARIANT} selectedOptions { name value } } }`;
const CART = `id checkoutUrl cost { subtotalAmount { amount currencyCode } totalAmount { amount currencyCode } }
  lines(first: 100) { nodes { id quantity cost { totalAmount { amount currencyCode } }
    merchandise { ... on ProductVariant { ${VARIANT} product { title } } } } }`;

/** Arguments of a call: objects of an agent's, in which nothing is certain. */
type Arguments = Record<string, unknown>;

const record = (value: unknown): Arguments =>
  typeof value === 'object' && value !== null ? {...value} : {};
const words = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The handler of agents' paths. @param api the Storefront API, which has the answers */
export function createAgentsHandler(state: StoreState, api: Handler): Handler {
  /** Asks the Storefront API, in the country that the agent names. */
  async function ask<Data>(
    query: string,
    variables: Record<string, unknown>,
    about: Arguments,
  ): Promise<Data | null> {
    const country = words(record(about.context).address_country) || null;
    const response = await api({
      method: 'POST',
      url: new URL('/api/2026-04/graphql.json', state.url),
      headers: {
        'content-type': 'application/json',
        'x-shopify-storefront-access-token': state.settings.publicToken,
      },
      body: JSON.stringify({query, variables: {...variables, country}}),
    });
    const {data} = JSON.parse(String(response.body)) as {data?: Data | null};
    return data ?? null;
  }

  const tools: Record<string, (given: Arguments) => Promise<object | null>> = {
    async search_catalog({catalog}) {
      const about = record(catalog);
      const found = await ask<{search: {nodes: Product[]; totalCount: number}}>(
        `query ($query: String!, $country: CountryCode) @inContext(country: $country) {
          search(query: $query, first: 10, types: PRODUCT) { totalCount nodes { ... on Product { ${PRODUCT} } } } }`,
        {query: words(about.query)},
        about,
      );
      if (!found) return null;
      const {nodes, totalCount} = found.search;
      return {products: nodes.map(productOf), pagination: {total_count: totalCount}};
    },
    async get_product({catalog}) {
      const about = record(catalog);
      const found = await ask<{product: Product | null}>(
        `query ($id: ID!, $country: CountryCode) @inContext(country: $country) { product(id: $id) { ${PRODUCT} } }`,
        {id: words(about.id)},
        about,
      );
      return found?.product ? {product: productOf(found.product)} : null;
    },
    async create_cart({cart}) {
      const about = record(cart);
      const items = Array.isArray(about.line_items) ? about.line_items.map(record) : [];
      const lines = items.map(({item, quantity}) => ({
        merchandiseId: words(record(item).id),
        quantity,
      }));
      const made = await ask<{cartCreate: {cart: Cart | null}}>(
        `mutation ($lines: [CartLineInput!], $country: CountryCode) @inContext(country: $country) {
          cartCreate(input: {lines: $lines, buyerIdentity: {countryCode: $country}}) { cart { ${CART} } } }`,
        {lines},
        about,
      );
      return made?.cartCreate.cart ? cartOf(made.cartCreate.cart) : null;
    },
    async get_cart({id}) {
      const found = await ask<{cart: Cart | null}>(
        `query ($id: ID!, $country: CountryCode) @inContext(country: $country) { cart(id: $id) { ${CART} } }`,
        {id: words(id)},
        {},
      );
      return found?.cart ? cartOf(found.cart) : null;
    },
  };

  return async (request) => {
    const {pathname} = request.url;
    if (pathname !== TOOLS_PATH)
      return profile(
        state.url,
        VERSIONS.find((version) => pathname.endsWith(version)),
      );
    if (request.method !== 'POST') return text('Only POST is allowed', 405);
    const {id, method, params} = readCall(request);
    const answer = (body: object) => json({jsonrpc: '2.0', id, ...body});
    const {name, arguments: given} = record(params);
    const isTool = method === 'tools/call' && Object.hasOwn(tools, words(name));
    const tool = isTool ? tools[words(name)] : undefined;
    if (method === 'tools/list')
      return answer({result: {tools: Object.keys(tools).map((each) => ({name: each}))}});
    if (!tool) return answer({error: {code: -32601, message: 'Method not found'}});
    const facts = record(given);
    const agreed = negotiate(words(record(record(facts.meta)['ucp-agent']).profile));
    if (typeof agreed === 'object') return answer({error: agreed});
    const found = await tool(facts);
    const capability = fullName(CAPABILITY_OF[words(name)] ?? '');
    const ucp = {
      version: agreed,
      ...(!found && {status: 'error'}),
      capabilities: {[capability]: [{version: agreed}]},
    };
    const structuredContent = {ucp, ...(found ?? notFound)};
    const content = [{type: 'text', text: JSON.stringify(structuredContent)}];
    return answer({result: {structuredContent, content}});
  };
}

const notFound = {
  messages: [
    {type: 'error', code: 'not_found', content: 'Not found', severity: 'unrecoverable'},
  ],
};

/**
 * The version to answer in, or why there is none. At Shopify it is the one that the agent's profile names. No profile is fetched here: a
 * date in its address stands for it, and without one it is the newest. That is an assumption.
 */
function negotiate(profile: string): Version | object {
  const refuse = (message: string, code: string, content: string) => ({
    code: -32_001,
    message,
    data: {code, content},
  });
  if (!/^https?:/i.test(profile) || !URL.canParse(profile))
    return refuse(
      'Invalid profile URL',
      'invalid_profile_url',
      'The profile in meta["ucp-agent"] is missing, or is no URL.',
    );
  const asked = /\b\d{4}-\d{2}-\d{2}\b/.exec(profile)?.[0] ?? NEWEST;
  const version = VERSIONS.find((each) => each === asked);
  return (
    version ??
    refuse(
      'Protocol version not supported',
      'version_unsupported',
      `Protocol version ${asked} is not supported. This business supports versions ${VERSIONS.join(', ')}.`,
    )
  );
}

/** What the store offers. @param asked the version of a profile of one version alone */
function profile(url: string, asked?: Version): StoreResponse {
  const version = asked ?? NEWEST;
  const site = `https://ucp.dev/${version}`;
  const service = {
    version,
    spec: `${site}/specification/overview/`,
    transport: 'mcp',
    endpoint: url + TOOLS_PATH,
    schema: `${site}/services/shopping/mcp.openrpc.json`,
  };
  const capabilities = Object.entries(CAPABILITIES).map(([name, specs]) => {
    const spec = `${site}/specification/${specs[version]}`;
    const schema = `${site}/schemas/shopping/${name.replace('.', '_')}.json`;
    return [fullName(name), [{version, spec, schema}]] as const;
  });
  const paths = VERSIONS.map((each) => [each, `${url}${PROFILE_PATH}/${each}`] as const);
  const ucp = {
    version,
    ...(!asked && {supported_versions: Object.fromEntries(paths)}),
    services: {'dev.ucp.shopping': [service]},
    capabilities: Object.fromEntries(capabilities),
    payment_handlers: {},
  };
  return json({ucp}, 200, {'cache-control': 'public, max-age=300'});
}

function readCall({body}: StoreRequest): Arguments {
  try {
    return record(JSON.parse(body));
  } catch {
    return {};
  }
}

/** An amount in the currency's smallest unit, as the protocol counts. */
const minor = ({amount, currencyCode}: Money) =>
  Math.round(Number(amount) * 10 ** currencyDecimals(currencyCode));

const priceOf = (money: Money) => ({amount: minor(money), currency: money.currencyCode});

function productOf(product: Product) {
  const {id, handle, title, description, priceRange, options, variants} = product;
  return {
    id,
    handle,
    title,
    description: {plain: description},
    price_range: {
      min: priceOf(priceRange.minVariantPrice),
      max: priceOf(priceRange.maxVariantPrice),
    },
    options: options.map(({name, optionValues}) => ({
      name,
      values: optionValues.map((value) => ({label: value.name})),
    })),
    variants: variants.nodes.map((variant) => ({
      id: variant.id,
      title: variant.title,
      description: {plain: variant.title},
      ...(variant.sku && {sku: variant.sku}),
      price: priceOf(variant.price),
      availability: {available: variant.availableForSale},
      options: variant.selectedOptions.map(({name, value}) => ({name, label: value})),
    })),
  };
}

function cartOf({id, checkoutUrl, cost, lines}: Cart) {
  return {
    id,
    currency: cost.totalAmount.currencyCode,
    line_items: lines.nodes.map((line) => ({
      id: line.id,
      item: {
        id: line.merchandise.id,
        title: `${line.merchandise.product.title} - ${line.merchandise.title}`,
        price: minor(line.merchandise.price),
      },
      quantity: line.quantity,
      totals: [{type: 'total', amount: minor(line.cost.totalAmount)}],
    })),
    totals: [
      {type: 'subtotal', amount: minor(cost.subtotalAmount)},
      {type: 'total', amount: minor(cost.totalAmount)},
    ],
    continue_url: checkoutUrl,
  };
}
