import {expect, test} from 'vitest';

import {AdminError} from '../../app/server/admin-client';
import {parseConfig} from '../../app/server/config';
import {rating, visitors} from '../../tools/doctor/checks/configuration';
import {texts} from '../../tools/doctor/checks/discovery';
import {refusalOf} from '../../tools/doctor/services';

const store = {
  PUBLIC_STORE_DOMAIN: 'shop.example',
  PUBLIC_STOREFRONT_API_TOKEN: '10ca15702e0000000000000000000001',
  PUBLIC_COLLECTION_ID: '1',
};
const real = (env: Record<string, string> = {}) => ({
  env,
  config: parseConfig({...store, ...env}, []),
  isLocal: false,
});

test.each([
  [{}, 'ok'],
  [{PUBLIC_RATING: '4.8/127'}, 'fault'],
  [{PUBLIC_RATING: '4.6/31'}, 'ok'],
  [{PUBLIC_RATING: 'off'}, 'ok'],
] as [Record<string, string>, string][])(
  'a rating that nobody has given is a fault of a real store (§10.11): %j is %s',
  async (env, status) => expect(await rating.run(real(env))).toMatchObject({status}),
);

test('the local store’s rating is none', async () => {
  expect(await rating.run({...real(), isLocal: true})).toMatchObject({status: 'ok'});
});

test('a shop that may be behind a proxy is asked to name the header with the visitor’s address', async () => {
  const {status, fix} = await visitors.run(real());
  expect(status).toBe('note');
  expect(fix).toContain('Behind a proxy');
  const set = real({BUYER_IP_HEADER: 'x-client-ip'});
  expect(await visitors.run(set)).toMatchObject({status: 'ok'});
});

test('media that a product’s page leaves out, or only links to, are named', async () => {
  const media = [
    ...['IMAGE', 'EXTERNAL_VIDEO', 'MODEL_3D'].map((mediaContentType) => ({
      mediaContentType,
    })),
    {mediaContentType: 'VIDEO', sources: [{url: 'https://cdn.shopify.com/a.mp4'}]},
    {mediaContentType: 'VIDEO', sources: []},
  ];
  const products = {nodes: [{title: 'Tee', html: '<p>Soft.</p>', media: {nodes: media}}]};
  const reply = {kind: 'answer', data: {products}, errors: [], version: null} as const;
  const {config} = real();
  const {status, found} = await texts.run({config, probe: {ask: async () => reply}});
  expect(status).toBe('note');
  expect(found).toBe(
    'left out: “Tee”: a video without a file; only linked to: “Tee”: a video of YouTube or Vimeo, “Tee”: a 3D model',
  );
});

test.each([
  [new AdminError('refused'), /Renew the app’s token or secret/],
  [new AdminError('refused', 'shop_not_permitted'), /organization/],
  [new AdminError('refused', 'app_not_installed'), /Install it in the store/],
  [new AdminError('scope', 'write_files'), /Grant it/],
  [new AdminError('busy'), /in a minute/],
  [new AdminError('invalid', 'MAX_DEFINITIONS_EXCEEDED'), /Custom data/],
])('an app that the store refuses is told what to do: %s', (error, fix) => {
  const refusal = refusalOf(error);
  expect(refusal.fix).toMatch(fix);
  expect(refusal.found).toContain(error.detail);
});
