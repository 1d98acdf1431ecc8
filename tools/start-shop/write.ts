/** What a new shop's repository says and shows of its own (docs/start-shop.md has the list). */
import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {parseColor, toHex} from '../../app/lib/color';
import {readableOn} from '../../app/lib/contrast';
import {envText} from '../connect/env-file';
import {drawIcons} from '../icons/icons';
import type {Answers, Logo, OwnGoods} from './answers';
import {drawSamples, groundOf, sampleCsv, sampleMenu, type Language} from './samples';

export interface Inputs {
  /** `null` for a shop without one. */
  logo: Logo | null;
  /** `null` for the samples. */
  goods: OwnGoods | null;
}

/** Where a shop keeps its logo, and its products. */
export const LOGO = 'shop/pictures/brand/logo.png';
export const PRODUCTS = 'shop/products.csv';
export const PICTURES = 'shop/pictures/';

/** A wider logo stands in place of the name, any other beside it. */
const WIDE = 1.6;

/** Texts of the local store, to be replaced by the merchant's own. */
const TEXTS: Readonly<
  Record<
    Language,
    {
      description(name: string): string;
      hero(name: string): string;
      subtitle: string;
      support: string;
      shipping: readonly [title: string, body: string];
      contact: readonly [title: string, body: string];
    }
  >
> = {
  en: {
    description: (name) => `The shop of ${name}.`,
    hero: (name) => `The official ${name} shop`,
    subtitle: 'Shirts, hoodies and more, for everybody who belongs.',
    support: 'Support',
    shipping: [
      'Shipping and returns',
      'Write here what delivery costs, how long it takes, and how something is sent back.',
    ],
    contact: ['Contact', 'Write here how people reach you.'],
  },
  de: {
    description: (name) => `Der Shop von ${name}.`,
    hero: (name) => `Der Shop von ${name}`,
    subtitle: 'Shirts, Pullover und mehr, für alle, die dazugehören.',
    support: 'Hilfe',
    shipping: [
      'Versand und Rückgabe',
      'Schreib hier, was der Versand kostet, wie lange er dauert und wie etwas zurückgeschickt wird.',
    ],
    contact: ['Kontakt', 'Schreib hier, wie man euch erreicht.'],
  },
  fr: {
    description: (name) => `La boutique de ${name}.`,
    hero: (name) => `La boutique officielle de ${name}`,
    subtitle: 'Maillots, sweats et plus encore, pour toutes celles et ceux qui en sont.',
    support: 'Aide',
    shipping: [
      'Livraison et retours',
      'Écrivez ici ce que coûte la livraison, combien de temps elle prend et comment renvoyer un article.',
    ],
    contact: ['Contact', 'Écrivez ici comment vous joindre.'],
  },
  ja: {
    description: (name) => `${name}の公式ショップです。`,
    hero: (name) => `${name} 公式ショップ`,
    subtitle: 'シャツ、パーカー、小物まで。仲間のためのグッズです。',
    support: 'サポート',
    shipping: [
      '配送と返品',
      '送料、お届けまでの日数、返品の方法をここに書いてください。',
    ],
    contact: ['お問い合わせ', '連絡方法をここに書いてください。'],
  },
};

const DATE = '2025-01-01T00:00:00Z';
const THEME_ID = 1;

/** `store.json`: what the local store knows of the shop beside its products. */
function storeJson(answers: Answers, {logo, goods}: Inputs) {
  const {name, language, country, currency, color, font} = answers;
  const texts = TEXTS[language];
  const mark = logo && {
    path: 'brand/logo.png',
    altText: name,
    width: logo.width,
    height: logo.height,
  };
  const isWide = logo !== null && logo.width / logo.height > WIDE;
  const banner = {path: 'banner.webp', altText: null, width: 2400, height: 1200};
  const text = (key: string, value: string, type = 'single_line_text_field') => ({
    key,
    type,
    value,
  });
  const picture = (key: string, image: object) => ({
    key,
    type: 'file_reference',
    value: '',
    image,
  });
  const page = (
    id: number,
    handle: string,
    [title, body]: readonly [string, string],
  ) => ({
    id,
    handle,
    title,
    body: `<p>${body}</p>`,
    createdAt: DATE,
    updatedAt: DATE,
  });
  return {
    shop: {
      id: 1,
      name,
      description: texts.description(name),
      currencyCode: currency,
      countryCode: country,
      languageCode: language.toUpperCase(),
      brand: {
        primaryColor: color,
        ...(mark && (isWide ? {logo: mark} : {logo: mark, squareLogo: mark})),
        ...(!goods && {coverImage: banner}),
      },
      metafields: [
        {
          namespace: 'storefront',
          key: 'theme',
          type: 'metaobject_reference',
          value: `gid://shopify/Metaobject/${THEME_ID}`,
        },
      ],
    },
    metaobjects: [
      {
        id: THEME_ID,
        type: 'storefront_theme',
        handle: 'live',
        updatedAt: DATE,
        fields: [
          text('accent_color', color, 'color'),
          text('font', font),
          text('hero_title', texts.hero(name)),
          text('hero_subtitle', texts.subtitle),
          text('show_rating', 'false', 'boolean'),
          ...(goods
            ? []
            : [
                {
                  key: 'banners',
                  type: 'list.file_reference',
                  value: '',
                  images: [banner],
                },
              ]),
          ...(mark ? [picture(isWide ? 'logo' : 'icon', mark)] : []),
        ],
      },
    ],
    pages: [
      page(1, 'shipping-and-returns', texts.shipping),
      page(2, 'contact', texts.contact),
    ],
    menus: [
      ...(goods
        ? []
        : [
            {
              id: 1,
              handle: 'main-menu',
              title: 'Main menu',
              items: sampleMenu(language),
            },
          ]),
      {
        id: 2,
        handle: 'footer',
        title: 'Footer menu',
        items: [
          {
            title: texts.support,
            url: '/pages/contact',
            items: [
              {title: texts.shipping[0], url: '/pages/shipping-and-returns'},
              {title: texts.contact[0], url: '/pages/contact'},
            ],
          },
        ],
      },
    ],
    products: [],
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A name as packages and workers have it; `shop` for one without Latin letters. */
const slugOf = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'shop';

const BLACK = {r: 0, g: 0, b: 0};

/** The icons in the shop's color, or with its logo on white. */
function iconsOf(color: string, logo: Logo | null): Promise<Map<string, Buffer>> {
  const accent = parseColor(color) ?? BLACK;
  const banner = toHex(groundOf(accent));
  if (!logo) return drawIcons({ground: color, ink: toHex(readableOn(accent)), banner});
  const href = `data:image/png;base64,${logo.png.toString('base64')}`;
  const mark = `<image href="${href}" x="8" y="10" width="112" height="112"/>`;
  return drawIcons({ground: '#fff', ink: color, banner, mark});
}

/** Every file of the shop's own, by its path. */
async function filesOf(
  answers: Answers,
  inputs: Inputs,
): Promise<Map<string, Buffer | string>> {
  const {name, language, currency, color} = answers;
  const {logo, goods} = inputs;
  const files = new Map<string, Buffer | string>([
    ['README.md', readme(answers)],
    ['docs/testing.md', TESTING],
    ['playwright.config.ts', PLAYWRIGHT],
    ['shop/store.json', json(storeJson(answers, inputs))],
    ['shop/local.env', LOCAL_ENV],
    [PRODUCTS, goods ? goods.csv : sampleCsv(name, language, currency)],
  ]);
  if (logo) files.set(LOGO, logo.png);
  const pictures = goods ? goods.pictures : await drawSamples(color);
  for (const [place, bytes] of pictures) files.set(`${PICTURES}${place}`, bytes);
  for (const [place, bytes] of await iconsOf(color, logo))
    files.set(`public/${place}`, bytes);
  return files;
}

const STORE_README = 'packages/local-store/README.md';

const LOCAL_ENV =
  '# Variables of the local shop alone (npm run dev). A real one has .env: npm run connect.\n' +
  envText({DROPS: 'on', NOTIFY_PROVIDER: 'shopify'});

/** Sentences of the storefront that are about the club, and what a shop says there. Each stands in its file. */
export const REPLACED: readonly (readonly [file: string, from: string, to: string])[] = [
  [
    'AGENTS.md',
    '`packages/local-store` is the Storefront API, `packages/club` its catalogue; neither imports `app`, nor `app` them.',
    '`packages/local-store` is the Storefront API, `shop` what it sells; it does not import `app`, nor `app` it.',
  ],
  [
    'AGENTS.md',
    '`TEST_ALL=1 npx playwright test tests/e2e/cart.spec.ts`',
    '`npx playwright test`',
  ],
  [
    '.agents/skills/change-the-look/SKILL.md',
    'local club, which has a theme, takes another name and logo, and keeps its accent and banners (`packages/club/src/theme.ts`).',
    'local shop, which has a theme, takes another name and logo, and keeps its accent and banners (`shop/store.json`).',
  ],
  [
    '.github/workflows/gate.yml',
    'npx playwright test --project=built tests/e2e/buy.spec.ts',
    'npx playwright test',
  ],
  [
    'docs/real-store.md',
    'The [features](../README.md#try-it) that you switch on have guides of their own.',
    'The add-ons that you switch on have guides of their own.',
  ],
  ['docs/specification.md', '(`?Size=M&Color=Kelp`)', '(`?Size=M&Color=Green`)'],
  ['docs/reliability.md', ' (`packages/club/src/extremes`)', ''],
  ['eslint.config.js', '/(club|local-store)/src', '/local-store/src'],
  ['eslint.config.js', ", 'packages/local-store/src/club.ts'", ''],
  [
    'eslint.config.js',
    `byName,
            {regex: '^@quillhaven/club', message: 'The store sells any catalogue.'},`,
    'byName,',
  ],
  ['package.json', ' && knip --cache --cache-location=.cache/knip', ''],
];

/**
 * Parts of documents that are about the club, or about the local store as a package of its own: from a
 * text up to another one, and what a shop says there.
 */
export const REPLACED_PARTS: readonly {
  file: string;
  from: string;
  upTo: string;
  to: string;
}[] = [
  {
    file: 'docs/start-shop.md',
    from: '## What leaves\n',
    upTo: '`@quillhaven/local-store`, the embedded',
    to: '',
  },
  {
    file: STORE_README,
    from: '## Start it\n',
    upTo: '`products.csv` is an export',
    to: `## Start it

\`npm run dev\` starts it with what is in \`shop\`, and \`npm run dev -- --help\` says how it sells another file: a CSV, or a JSON of its own form.

`,
  },
  {file: STORE_README, from: '### Inside tests\n', upTo: '## Markets\n', to: ''},
  {
    file: STORE_README,
    from: '## What is promised\n',
    upTo: '## Make it fail, and change it\n',
    to: '',
  },
  {
    file: STORE_README,
    from: 'A race for the last item, and a drop at midnight:\n',
    upTo: 'The clock decides publication',
    to: '',
  },
];

/** Writes what is the shop's own into the project at `root`, from which the club has been taken out. */
export async function writeShop(
  root: string,
  answers: Answers,
  inputs: Inputs,
): Promise<void> {
  for (const [name, content] of await filesOf(answers, inputs)) {
    const file = path.join(root, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
  }
  const edit = async (name: string, change: (text: string) => string) => {
    const file = path.join(root, name);
    if (existsSync(file)) await writeFile(file, change(await readFile(file, 'utf8')));
  };
  for (const [name, from, to] of REPLACED)
    await edit(name, (text) => text.replace(from, to));
  for (const {file, from, upTo, to} of REPLACED_PARTS)
    await edit(file, (text) => withoutPart(text, from, upTo, to));
  const slug = slugOf(answers.name);
  await edit('package.json', (text) => {
    const manifest = JSON.parse(text) as Record<string, unknown>;
    return json({...manifest, name: slug, description: `The shop of ${answers.name}.`});
  });
  await edit('package-lock.json', (text) => lockOf(text, slug));
  await edit('wrangler.jsonc', (text) =>
    text.replace(/"name": "[^"]*"/, `"name": "${slug}"`),
  );
}

/** The text with `to` in place of what stands from `from` up to `upTo`. */
function withoutPart(text: string, from: string, upTo: string, to: string): string {
  const start = text.indexOf(from);
  const end = text.indexOf(upTo, start);
  return start < 0 || end < 0 ? text : text.slice(0, start) + to + text.slice(end);
}

/** The lock without the club's package. */
function lockOf(text: string, name: string): string {
  const lock = JSON.parse(text) as {
    name: string;
    packages: Record<string, {name?: string}>;
  };
  lock.name = name;
  const own = lock.packages[''];
  if (own) own.name = name;
  delete lock.packages['packages/club'];
  delete lock.packages['node_modules/@quillhaven/club'];
  return json(lock);
}

const readme = ({name, catalogue}: Answers) => `# ${name}

The shop of ${name}: a [Hydrogen](https://hydrogen.shopify.dev) storefront (TypeScript, React, Remix) for Oxygen or Cloudflare Workers. A Storefront API of its
own lets it run and be tested without an account, configuration or network.

\`\`\`sh
npm ci && npm run dev    # the shop at http://localhost:3000
npm ci && npm test       # types, lint, unit tests, and a browser on the production build
\`\`\`

You need Node 22 or 24.

## What is where

| What                                | Where                                                                      |
| ----------------------------------- | -------------------------------------------------------------------------- |
| Products                            | \`shop/products.csv\`, as Shopify's admin exports and imports them           |
| Pictures                            | \`shop/pictures\`                                                            |
| Name, color, font, pages and menus  | \`shop/store.json\`                                                          |
| Variables of the local shop         | \`shop/local.env\`                                                           |
| Icons                               | \`public\`                                                                   |
| Which add-ons there are, their order | \`app/shop\`                                                                |

${catalogue === 'samples' ? 'The five products are samples: rename them, and put your pictures over theirs.\n\n' : ''}\`npm run start-shop\` asks again, and changes what you answer otherwise ([docs/start-shop.md](docs/start-shop.md)).

## To a real store

\`npm run connect\` connects a Shopify store, \`npm run theme:setup\` makes its theme, \`npm run doctor\` says what is missing
([docs/real-store.md](docs/real-store.md)), and [docs/deploy.md](docs/deploy.md) brings the shop online.

## More

How it works: [docs/architecture.md](docs/architecture.md). How to change it: [CONTRIBUTING.md](CONTRIBUTING.md), [AGENTS.md](AGENTS.md). How to take a
release of the storefront: [docs/updating.md](docs/updating.md). License: [MIT](LICENSE).
`;

const TESTING = `# Testing

\`npm test\` runs types, format, lint, unit tests, and a browser on the production build; \`-- --without-browser\` leaves the browser out.
\`npm run test:all\` adds the tests of the tools and of the local store.

- \`*.test.ts\` beside the code: a rule.
- \`tests/contract\`: a GraphQL document is valid, and the local store runs it.
- \`tests/shop\`: the shop that is sold here, whatever it sells: every page of its menus and products answers, is accessible and has room on a phone, and a
  visitor buys, with and without scripts. It knows no product by its name; tests of what is special in your shop belong beside it.

A test that fails once in twenty runs is a defect. Wait for what a visitor would see, never for time.
`;

const PLAYWRIGHT = `import {availableParallelism} from 'node:os';

import {defineConfig} from '@playwright/test';

import {chromiumSwitches, findChromium, findHeadlessShell} from './tools/chromium';

/** Tests in a real browser, against the built worker (\`npm run build\` first). No retries. */
export default defineConfig({
  testDir: 'tests/shop',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: availableParallelism(),
  // These bound what hangs, and assert no speed.
  timeout: 300_000,
  expect: {timeout: 60_000},
  reporter: [['list'], ['json', {outputFile: '.cache/test/playwright.json'}]],
  use: {
    browserName: 'chromium',
    viewport: {width: 1440, height: 900},
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium(),
      args: chromiumSwitches(),
    },
  },
  projects: [{name: 'shop'}],
});
`;
