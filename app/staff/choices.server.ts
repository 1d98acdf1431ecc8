import {isIdOf} from '~/lib/global-id';
import {createAdminClient, type AdminClient} from '~/server/admin-client';
import type {AppContext} from '~/server/context';
import {fetchStoreThemes} from '~/theme/index.server';
import {MAX_PINNED, plainText} from '~/theme';

import {CHOICES_QUERY} from './choices.documents';
import {previewJson, refuse, refuseFor} from './endpoints.server';
import {uploadProblem, type Choices, type StoreFile, type UploadAnswer} from './files';
import {createFile, listFiles, readyFile, stageUpload} from './files.server';
import {messages} from './messages';

type Context = Pick<AppContext, 'config' | 'storefront' | 'preview'>;

/** Path of the choices for a section: GET lists them, POST uploads a picture step by step. */
export const CHOICES_PATH = '/preview/choices';

const MAX_COLLECTIONS = 100;
const MAX_PRODUCTS = 24;
const MAX_WORDS = 100;
const MAX_NAME = 120;

/** Answers everybody in a preview; only staff can upload. */
export async function answerChoices(
  request: Request,
  context: Context,
): Promise<Response> {
  const {preview, config} = context;
  const admin = preview?.role === 'staff' ? createAdminClient(config.admin) : null;
  try {
    if (request.method === 'POST') return await upload(request, admin).catch(refuseFor);
    return previewJson(await listChoices(context, new URL(request.url), admin));
  } catch {
    return refuse(messages.unreachable, 502);
  }
}

async function listChoices(
  {storefront, config}: Context,
  {searchParams}: URL,
  admin: AdminClient | null,
): Promise<Choices> {
  const words = plainText(searchParams.get('words') ?? '', MAX_WORDS);
  const pinned = (searchParams.get('pinned') ?? '')
    .split(',')
    .filter((id) => isIdOf('Product', id));
  const [{collections, products, pinned: known}, themes, files] = await Promise.all([
    storefront.query(CHOICES_QUERY, {
      variables: {
        collections: MAX_COLLECTIONS,
        products: MAX_PRODUCTS,
        words,
        pinned: pinned.slice(0, MAX_PINNED),
      },
      cache: storefront.CacheNone(),
    }),
    fetchStoreThemes(storefront, config),
    // Without the permission the themes' pictures are still there.
    admin ? listFiles(admin).catch(() => null) : null,
  ]);
  const listed = new Set(files?.map(({id}) => id));
  const ofThemes = [...themes.pictures].flatMap(([url, id]): StoreFile[] =>
    listed.has(id) ? [] : [{id, alt: '', url, isVideo: false}],
  );
  return {
    collections: collections.nodes,
    products: products.nodes,
    pinned: known.flatMap((node) =>
      node && 'title' in node ? [{id: node.id, title: node.title}] : [],
    ),
    files: [...(files ?? []), ...ofThemes],
    canUpload: files !== null,
  };
}

async function upload(request: Request, admin: AdminClient | null): Promise<Response> {
  if (!admin) return refuse(messages.guest, 403);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const answer = (value: UploadAnswer) => previewJson(value);
  switch (text('action')) {
    case 'stage': {
      const file = {type: text('type'), size: Number(text('size'))};
      const problem = uploadProblem(file);
      if (problem) return refuse(problem, 422);
      const name = plainText(text('name').replace(/[/\\]/g, '-'), MAX_NAME) ?? 'picture';
      const target = await stageUpload(admin, {...file, name});
      return target ? answer({target}) : refuse(messages.notUploaded, 422);
    }
    case 'create': {
      const source = text('source');
      if (!URL.canParse(source)) return refuse(messages.unreadable, 400);
      const id = await createFile(admin, {
        source,
        alt: plainText(text('alt'), 300) ?? '',
      });
      return id ? answer({id}) : refuse(messages.notUploaded, 422);
    }
    case 'status': {
      const file = await readyFile(admin, text('id'));
      return file === 'failed' ? refuse(messages.notUploaded, 422) : answer({file});
    }
    default:
      return refuse(messages.unreadable, 400);
  }
}
