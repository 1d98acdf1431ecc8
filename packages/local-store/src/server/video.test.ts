import {clubVideo, createClubCatalogue} from '@quillhaven/club';
import {describe, expect, it} from 'vitest';

import {createLocalStore} from '..';
import {createTestStore, testNow} from '../fixtures/test-store';

const catalogue = createClubCatalogue(testNow);
const store = createLocalStore({catalogue, videos: clubVideo});
const whole = clubVideo('groundsman-zip-hoodie.mp4')?.body ?? new Uint8Array();

const get = (path: string, range?: string) =>
  store.handle({
    method: 'GET',
    url: new URL(path, 'http://localhost'),
    headers: range ? {range} : {},
    body: '',
  });

describe('a video of the store', () => {
  it('stands after the pictures in a product’s media, with its file and its poster', async () => {
    const {ask} = createTestStore({catalogue});
    const {body} = await ask<{
      product: {
        media: {
          nodes: {
            __typename: string;
            sources?: {url: string}[];
            previewImage: {url: string};
          }[];
        };
      };
    }>(
      `{ product(handle: "groundsman-zip-hoodie") { media(first: 50) { nodes {
        __typename alt mediaContentType previewImage { url } ... on Video { sources { url mimeType width height } }
      } } } }`,
    );
    const {nodes} = body.data.product.media;
    expect(nodes.filter(({__typename}) => __typename === 'Video')).toHaveLength(1);
    expect(nodes.at(-1)).toMatchObject({
      alt: 'Groundsman Zip Hoodie in Kelp, in motion',
      mediaContentType: 'VIDEO',
      sources: [{mimeType: 'video/mp4', width: 800, height: 1000}],
    });
    const source = new URL(nodes.at(-1)?.sources?.[0]?.url ?? '');
    expect((await get(source.pathname)).status).toBe(200);
    expect(nodes.at(-1)?.previewImage.url).toContain('groundsman-zip-hoodie/kelp-front');
  });

  it('stands where the merchant puts it, as do videos of other sites and 3D models', async () => {
    const own = createClubCatalogue(testNow);
    const jacket = own.products.find(({handle}) => handle === 'groundsman-zip-hoodie');
    const [poster] = jacket?.images ?? [];
    if (!jacket || !poster) throw new Error('there is no such product');
    jacket.videos = jacket.videos?.map((video) => ({...video, place: 1})) ?? [];
    const vimeo = 'https://vimeo.com/76979871';
    const model = 'https://cdn.shopify.com/3d/models/jacket.glb';
    jacket.linkedMedia = [
      {kind: 'ExternalVideo', url: vimeo, altText: 'On a pier', poster, place: 0},
      {kind: 'Model3d', url: model, altText: null, poster: null},
    ];
    const {ask} = createTestStore({catalogue: own});
    const {body} = await ask<{product: {media: {nodes: {id: string}[]}}}>(
      `{ product(handle: "${jacket.handle}") { media(first: 50) { nodes {
        __typename id alt mediaContentType previewImage { id }
        ... on ExternalVideo { host originUrl embedUrl }
        ... on Model3d { models: sources { url mimeType } }
      } } } }`,
    );
    const {nodes} = body.data.product.media;
    expect(nodes.slice(0, 3)).toMatchObject([
      {
        __typename: 'ExternalVideo',
        alt: 'On a pier',
        mediaContentType: 'EXTERNAL_VIDEO',
        previewImage: {id: expect.stringContaining('/ImageSource/')},
        host: 'VIMEO',
        originUrl: vimeo,
        embedUrl: 'https://player.vimeo.com/video/76979871',
      },
      {__typename: 'MediaImage'},
      {__typename: 'Video'},
    ]);
    expect(nodes.at(-1)).toMatchObject({
      __typename: 'Model3d',
      mediaContentType: 'MODEL_3D',
      previewImage: null,
      models: [{url: model, mimeType: 'model/gltf-binary'}],
    });
    expect(nodes).toHaveLength(jacket.images.length + 3);
    const found = await ask<{node: unknown}>(
      `{ node(id: "${nodes[0]?.id}") { ... on ExternalVideo { originUrl } } }`,
    );
    expect(found.body.data.node).toEqual({originUrl: vimeo});
  });

  it('is sent whole, or the part that a player asks for', async () => {
    const path = '/cdn/shop/videos/groundsman-zip-hoodie.mp4';
    const size = whole.byteLength;
    const all = await get(path);
    expect(all).toMatchObject({status: 200, headers: {'content-type': 'video/mp4'}});
    expect(all.body).toHaveLength(size);
    const part = await get(path, 'bytes=4-7');
    expect(part).toMatchObject({
      status: 206,
      headers: {'content-range': `bytes 4-7/${size}`, 'content-length': '4'},
    });
    expect(Buffer.from(part.body ?? '').toString()).toBe('ftyp');
    expect((await get(path, 'bytes=-10')).body).toHaveLength(10);
    expect((await get(path, 'bytes=10-')).body).toHaveLength(size - 10);
    expect((await get(path, `bytes=${size}-`)).status).toBe(416);
  });

  it('is not found where the store has none, whatever the path says', async () => {
    for (const path of ['no.mp4', '..%2fhoodies.ts', '%2e%2e/shop.ts']) {
      expect((await get(`/cdn/shop/videos/${path}`)).status, path).toBe(404);
    }
  });
});
