import {execFile} from 'node:child_process';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {parseEnv} from 'node:util';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  test,
  vi,
} from 'vitest';

import {defaultAdminApp} from '@quillhaven/local-store';
import {UsageError} from '../../tools/command';
import {connect} from '../../tools/connect/connect';
import {scriptPrompts} from '../../tools/connect/prompts';
import type {GivenAnswers} from '../../tools/connect/questions';
import {projectRoot} from '../../tools/project';
import {startStore, type RunningStore} from '../../tools/store/club-store';
import {hasTerminals, keys, openTerminal} from '../support/terminal';

// Each run starts a process that compiles its sources, and examines a whole store.
vi.setConfig({testTimeout: 120_000});

const COMMAND = [process.execPath, '--import', 'tsx', 'tools/connect/main.ts'];

/** Variables that the developer's shell may set, emptied: they must not answer. */
const NO_ANSWERS = {
  PUBLIC_STORE_DOMAIN: '',
  PUBLIC_STOREFRONT_API_TOKEN: '',
  PRIVATE_STOREFRONT_API_TOKEN: '',
  PUBLIC_COLLECTION_ID: '',
  PUBLIC_SITE_ORIGIN: '',
};

let store: RunningStore;
let folder: string;
let file: string;
beforeAll(async () => {
  store = await startStore();
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'connect-'));
  file = join(folder, '.env');
});
afterEach(() => {
  store.control.reset();
  rmSync(folder, {recursive: true});
});
afterAll(() => store.stop());

const token = () => store.env.PUBLIC_STOREFRONT_API_TOKEN ?? '';
const privateToken = () => store.env.PRIVATE_STOREFRONT_API_TOKEN ?? '';
const written = () => parseEnv(readFileSync(file, 'utf8')) as Record<string, string>;
const files = () => readdirSync(folder).sort();
const modeOf = (path: string) => statSync(path).mode & 0o777;

/** Keys of the metafield definitions that the store was told to make. */
const definitionsMade = () =>
  store.control
    .requests()
    .filter(({operation}) => operation === 'CreateMetafieldDefinition')
    .map(({variables}) => (variables.definition as {key: string}).key);

function expectNoSecrets(output: string): void {
  expect(output).not.toContain(token());
  expect(output).not.toContain(privateToken());
  const secret = readdirSync(folder).includes('.env') ? written().PREVIEW_SECRET : '';
  if (secret) expect(output).not.toContain(secret);
}

/** Runs the command as a script does, without a terminal. */
function run(args: readonly string[], env: Record<string, string> = {}) {
  const [program = '', ...words] = COMMAND;
  return new Promise<{code: number; output: string}>((resolve) => {
    const child = execFile(
      program,
      [...words, '--file', file, ...args],
      {
        cwd: projectRoot,
        env: {
          ...process.env,
          ...NO_ANSWERS,
          PUBLIC_STOREFRONT_API_TOKEN: token(),
          ...env,
        },
      },
      (error, stdout, stderr) =>
        resolve({code: Number(error?.code ?? 0), output: stdout + stderr}),
    );
    child.stdin?.end();
  });
}

describe('by flags', () => {
  test('a store becomes a shop that sells: written for its owner alone, then examined', async () => {
    const {code, output} = await run(
      ['--domain', store.url, '--collection', 'latest', '--preview'],
      {PRIVATE_STOREFRONT_API_TOKEN: privateToken()},
    );
    expect(output).toContain('Nothing to fix');
    expect(code).toBe(0);
    expect(written()).toMatchObject({
      PUBLIC_STORE_DOMAIN: store.url,
      PUBLIC_STOREFRONT_API_TOKEN: token(),
      PRIVATE_STOREFRONT_API_TOKEN: privateToken(),
      SHOP_ID: store.env.SHOP_ID,
      PUBLIC_COLLECTION_ID: store.env.PUBLIC_COLLECTION_ID,
      PUBLIC_STORE_NAME: store.catalogue.shop.name,
      PUBLIC_LANGUAGE: 'en',
      // Nobody has written a review yet.
      PUBLIC_RATING: 'off',
      PUBLIC_ACCENT_COLOR: store.catalogue.shop.brand?.primaryColor,
      PUBLIC_TAGLINE: store.catalogue.shop.brand?.slogan,
      PREVIEW_SECRET: expect.stringMatching(/^[\w-]{43}$/) as string,
    });
    expect(modeOf(file)).toBe(0o600);
    expect(files()).toEqual(['.env']);
    expectNoSecrets(output);
  });

  test('markets, prints and what shoppers look for are written as the worker reads them, and the definitions of prints and makers are made', async () => {
    writeFileSync(file, `ADMIN_API_TOKEN=${defaultAdminApp.token}\n`);
    const {code, output} = await run([
      ...['--domain', store.url, '--collection', 'latest', '--personalization'],
      ...['--markets', 'de-de,ja-jp', '--free-delivery', '75 USD, 70 EUR'],
      ...['--return-days', '30', '--orders-url', 'off', '--payment-marks', 'paypal'],
      ...['--withdrawal-email', 'returns@shop.example'],
      ...['--contact-email', 'ask@shop.example', '--saved-products', 'on'],
      ...['--gifts', 'on', '--reviews', 'stars'],
      ...['--pickup', 'on', '--bundles', 'on', '--arrival', 'on'],
    ]);
    expect(output).toContain('de-de  Germany, EUR');
    expect(output).toContain('ja-jp  Japan, JPY');
    expect(output).toMatch(
      /The Admin API would make this in the store, and change nothing else\nthe metafield definition custom\.personalization for products \(JSON, [^]*Made\./,
    );
    expect(code).toBe(0);
    expect(written()).toMatchObject({
      PUBLIC_MARKETS: 'de-de,ja-jp',
      PERSONALIZATION: 'on',
      PUBLIC_FREE_DELIVERY_FROM: '75 USD, 70 EUR',
      PUBLIC_RETURN_DAYS: '30',
      PUBLIC_ORDERS_URL: 'off',
      PUBLIC_PAYMENT_MARKS: 'paypal',
      WITHDRAWAL_EMAIL: 'returns@shop.example',
      CONTACT_EMAIL: 'ask@shop.example',
      SAVED_PRODUCTS: 'on',
      GIFTS: 'on',
      REVIEWS: 'stars',
      PICKUP: 'on',
      BUNDLES: 'on',
      ARRIVAL: 'on',
    });
    const made = [
      ...['personalization', 'squad', 'arrival', 'making_days', 'made_after_end'],
      ...['maker', 'maker', 'fibers', 'model', 'warnings'],
      ...['guarantee_label', 'lowest_price_30_days'],
    ];
    expect(definitionsMade()).toEqual(made);

    // A second run finds it, and asks for nothing that the file says.
    const again = await run(['--domain', store.url, '--collection', 'latest']);
    expect(again.output).toContain('The store has the metafield definitions already.');
    expect(definitionsMade()).toEqual(made);
  });

  test('an existing file is backed up, and its other values stay', async () => {
    const before = `PUBLIC_STORE_NAME="Our shop"\nPUBLIC_COLLECTION_ID=1\nMY_OWN='a "b" \`c\`'\n`;
    writeFileSync(file, before);
    const {code, output} = await run([
      ...['--domain', store.url],
      ...['--collection', String(store.env.PUBLIC_COLLECTION_ID)],
    ]);
    expect(output).toContain('The file that was there is now');
    expect(code).toBe(0);
    expect(written()).toMatchObject({
      PUBLIC_STORE_NAME: 'Our shop',
      PUBLIC_COLLECTION_ID: store.env.PUBLIC_COLLECTION_ID,
      MY_OWN: 'a "b" `c`',
    });
    const [, copy = ''] = files();
    expect(copy).toMatch(/^\.env\.\d{8}-\d{6}$/);
    expect(readFileSync(join(folder, copy), 'utf8')).toBe(before);
    expect(modeOf(join(folder, copy))).toBe(0o600);
  });

  test.each([
    ['no collection', [], 'Choose one with --collection'],
    ['an unknown flag', ['--colection', '1'], 'Usage: npm run connect'],
  ])('%s: says what to do, and writes nothing', async (_case, args, text) => {
    const {code, output} = await run(['--domain', store.url, ...args]);
    expect(output).toContain(text);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(files()).toEqual([]);
    expectNoSecrets(output);
  });

  /** The command's error for these answers; it writes only after it has taken all. */
  async function refusal(answers: GivenAnswers): Promise<string> {
    const given = {domain: store.url, token: token(), collection: 'latest', ...answers};
    const prompts = scriptPrompts(given, () => {});
    const problem = await connect(prompts, {}).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(UsageError);
    return String(problem);
  }

  test.each<[string, GivenAnswers, string]>([
    ['no token', {token: undefined}, 'Set PUBLIC_STOREFRONT_API_TOKEN.'],
    ['a wrong token', {token: 'f'.repeat(32)}, 'the token is refused'],
    ['an Admin token', {token: 'shpat_0123'}, 'Admin API token'],
    [
      'a domain that is none',
      {domain: 'http://elsewhere.example'},
      'is no domain of a store',
    ],
    ['a domain without a store', {domain: 'http://127.0.0.1:9'}, 'no connection'],
    ['a wrong collection', {collection: '1'}, 'no collection “1”'],
    [
      'a market without a store',
      {markets: 'sv-se'},
      '“sv-se”: the store does not sell in SE.',
    ],
    ['a market twice', {markets: 'de-de,de-de'}, '“de-de” is there twice.'],
    [
      'an amount that is none',
      {'--free-delivery': 'much'},
      'PUBLIC_FREE_DELIVERY_FROM must be like 75',
    ],
    [
      'a payment mark that there is not',
      {'--payment-marks': 'shells'},
      'There is no mark of “shells”.',
    ],
  ])('%s: is refused with what to do', async (_case, answers, text) => {
    expect(await refusal(answers)).toContain(text);
  });

  test('a token that sees no collection: says which permission and what to publish', async () => {
    store.control.addFault({
      operation: 'StoreCollections',
      fault: {
        kind: 'status',
        status: 200,
        body: '{"data":{"collections":{"nodes":[],"pageInfo":{"hasNextPage":false}}}}',
      },
    });
    const problem = await refusal({});
    expect(problem).toContain('The token sees no collection.');
    expect(problem).toContain('unauthenticated_read_product_listings');
  });
});

describe.runIf(hasTerminals)('in a terminal', () => {
  const open = () => openTerminal([...COMMAND, '--file', file], NO_ANSWERS);

  test('wrong answers are asked again, typing a token shows nothing, and the shop sells', async () => {
    const terminal = open();
    await terminal.see('Domain of the store');
    terminal.type(`http://127.0.0.1:9${keys.enter}`);
    await terminal.see('no connection');
    await terminal.see('Domain of the store');
    terminal.type(`${store.url}${keys.enter}`);
    await terminal.see('Public access token');
    terminal.type(`${'0'.repeat(32)}${keys.enter}`);
    await terminal.see('The store does not take this token');
    await terminal.see('Public access token');
    terminal.type(`${token()}${keys.enter}`);
    await terminal.see('The store is “');
    await terminal.see('Collection of the home page');
    // The help below the list: the list has come whole.
    await terminal.see('to search');
    for (const {title} of store.catalogue.collections.slice(0, 3))
      expect(terminal.screen()).toContain(title);
    terminal.type('Latest');
    await terminal.see('Latest');
    terminal.type(keys.enter);
    await terminal.see('Private access token');
    terminal.type(`${privateToken()}${keys.enter}`);
    await terminal.see('URL at which shoppers');
    terminal.type(keys.enter);
    await terminal.see('Should staff preview');
    terminal.type('y');
    await terminal.see('Should products open');
    terminal.type('n');
    await terminal.see('Who keeps the addresses');
    terminal.type(keys.enter);
    await terminal.see('The store sells there as well');
    await terminal.see('URLs of their own');
    terminal.type(`de-de,sv-se${keys.enter}`);
    await terminal.see('the store does not sell in SE');
    await terminal.see('URLs of their own');
    terminal.type(`de-de${keys.enter}`);
    await terminal.see('names or numbers printed');
    terminal.type('y');
    await terminal.see('Rating of the shop');
    terminal.type(`4.6${keys.enter}`);
    await terminal.see('PUBLIC_RATING must be like');
    await terminal.see('Rating of the shop');
    terminal.type(`4.6/31${keys.enter}`);
    await terminal.see('Language of the store');
    terminal.type(keys.enter);
    await terminal.see('Time zone of the shop');
    terminal.type(keys.enter);
    await terminal.see('Delivery is free from');
    terminal.type(`75 USD, 70 EUR${keys.enter}`);
    await terminal.see('Goods may be sent back');
    terminal.type(`soon${keys.enter}`);
    await terminal.see('PUBLIC_RETURN_DAYS must be a number of days');
    await terminal.see('Goods may be sent back');
    terminal.type(`30${keys.enter}`);
    await terminal.see('Where customers see their orders');
    terminal.type(keys.enter);
    await terminal.see('Payment marks');
    terminal.type(`paypal${keys.enter}`);
    await terminal.see('Bundles list');
    terminal.type(keys.enter);
    await terminal.see('E-mail address for withdrawals');
    terminal.type(`returns@shop.example${keys.enter}`);
    await terminal.see('E-mail address for questions');
    terminal.type(keys.enter);
    await terminal.see('Hearts with which');
    terminal.type(`maybe${keys.enter}`);
    await terminal.see('SAVED_PRODUCTS must be on or off');
    await terminal.see('Hearts with which');
    terminal.type(`on${keys.enter}`);
    await terminal.see('Recipients of gift cards');
    terminal.type(keys.enter);
    await terminal.see('Reviews: stars');
    terminal.type(keys.enter);
    await terminal.see('Products say in which stores');
    terminal.type(keys.enter);
    await terminal.see('Products and carts say when');
    terminal.type(keys.enter);
    await terminal.see('(hidden)');
    await terminal.see('Write ');
    expect(files()).toEqual([]);
    terminal.type('y');
    await terminal.see('docs/personalization.md');
    await terminal.see('Nothing to fix');
    expect(await terminal.end()).toBe(0);
    expect(written()).toMatchObject({
      PUBLIC_STOREFRONT_API_TOKEN: token(),
      PRIVATE_STOREFRONT_API_TOKEN: privateToken(),
      PUBLIC_COLLECTION_ID: store.env.PUBLIC_COLLECTION_ID,
      PUBLIC_MARKETS: 'de-de',
      PERSONALIZATION: 'on',
      PUBLIC_FREE_DELIVERY_FROM: '75 USD, 70 EUR',
      PUBLIC_RETURN_DAYS: '30',
      PUBLIC_PAYMENT_MARKS: 'paypal',
      PUBLIC_LANGUAGE: 'en',
      PUBLIC_RATING: '4.6/31',
    });
    expect(written()).not.toHaveProperty('PUBLIC_ORDERS_URL');
    expectNoSecrets(terminal.screen());
    expect(terminal.screen()).not.toContain('0'.repeat(32));
  });

  test('with an .env its values are defaults, and declining at the end leaves it unchanged', async () => {
    const before = `PUBLIC_STORE_DOMAIN='${store.url}'\nPUBLIC_STOREFRONT_API_TOKEN='${token()}'\nPUBLIC_COLLECTION_ID='${store.env.PUBLIC_COLLECTION_ID}'\nPREVIEW_SECRET='${'s3cret'.repeat(8)}'\n`;
    writeFileSync(file, before);
    const terminal = open();
    for (const question of [
      'Domain of the store',
      'Public access token',
      'Collection of the home page',
      'Private access token',
      'URL at which shoppers',
      'Should products open',
      'Who keeps the addresses',
      'URLs of their own',
      'names or numbers printed',
      'Rating of the shop',
      'Language of the store',
      'Time zone of the shop',
      'Delivery is free from',
      'Goods may be sent back',
      'Where customers see their orders',
      'Payment marks',
      'Bundles list',
      'E-mail address for withdrawals',
      'E-mail address for questions',
      'Hearts with which',
      'Recipients of gift cards',
      'Reviews: stars',
      'Products say in which stores',
      'Products and carts say when',
    ]) {
      await terminal.see(question);
      terminal.type(keys.enter);
    }
    await terminal.see('Write ');
    terminal.type('n');
    await terminal.see('Nothing was written.');
    expect(await terminal.end()).toBe(130);
    expect(readFileSync(file, 'utf8')).toBe(before);
    expect(files()).toEqual(['.env']);
    expectNoSecrets(terminal.screen());
  });

  test('Ctrl-C while a question is open, or while the store is asked, writes nothing', async () => {
    const asked = open();
    await asked.see('Domain of the store');
    asked.type(`${store.url}${keys.enter}`);
    await asked.see('Public access token');
    asked.type(`${token()}${keys.ctrlC}`);
    await asked.see('Nothing was written.');
    expect(await asked.end()).toBe(130);

    store.control.addFault({fault: {kind: 'hang'}});
    const waiting = open();
    await waiting.see('Domain of the store');
    const before = store.control.requests().length;
    waiting.type(`${store.url}${keys.enter}`);
    await vi.waitUntil(() => store.control.requests().length > before, 60_000);
    waiting.type(`typed meanwhile${keys.ctrlC}`);
    await waiting.see('Nothing was written.');
    expect(await waiting.end()).toBe(130);
    expect(waiting.screen()).not.toContain('typed meanwhile');
    expect(files()).toEqual([]);
    for (const terminal of [asked, waiting]) expectNoSecrets(terminal.screen());
  });
});
