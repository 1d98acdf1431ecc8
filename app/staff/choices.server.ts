import {isIdOf} from '~/lib/global-id';
import type {PreviewSession} from '~/lib/preview-state';
import type {AdminClient} from '~/server/admin-client';
import type {AppContext} from '~/server/context';
import {fetchStoreThemes} from '~/theme/index.server';
import {MAX_PINNED, plainText} from '~/theme';

import {CREATE_FILE, LIST_FILES, READ_FILE, STAGE_UPLOAD} from './admin.documents';
import {CHOICES_QUERY} from './choices.documents';
import {
  uploadProblem,
  type Choices,
  type StoreFile,
  type UploadAnswer,
  type UploadTarget,
} from './editor-api';
import {messages} from './messages';
import type {Visit} from './preview-requests.server';
import {refusal} from './refusals.server';

const MAX_WORDS = 100;
const MAX_NAME = 120;
const MAX_ALT = 300;

/** The choices for a section. Files are for staff alone. */
export async function listChoices(
  {request, admin}: Visit,
  {role}: PreviewSession,
  {storefront, config}: AppContext,
): Promise<Response> {
  const {searchParams} = new URL(request.url);
  const pinned = (searchParams.get('pinned') ?? '')
    .split(',')
    .filter((id) => isIdOf('Product', id));
  const [{collections, pages, products, pinned: known}, themes, files] =
    await Promise.all([
      storefront.query(CHOICES_QUERY, {
        variables: {
          words: plainText(searchParams.get('words'), MAX_WORDS),
          pinned: pinned.slice(0, MAX_PINNED),
        },
        cache: storefront.CacheNone(),
      }),
      fetchStoreThemes(storefront, config),
      // Without the permission the themes' pictures are still there.
      admin && role === 'staff' ? listFiles(admin).catch(() => null) : null,
    ]);
  const listed = new Set(files?.map(({id}) => id));
  const ofThemes = [...themes.pictures].flatMap(([url, id]): StoreFile[] =>
    listed.has(id) ? [] : [{id, alt: '', url, isVideo: false}],
  );
  const choices: Choices = {
    collections: collections.nodes,
    pages: pages.nodes,
    products: products.nodes,
    pinned: known.flatMap((node) =>
      node && 'title' in node ? [{id: node.id, title: node.title}] : [],
    ),
    files: [...(files ?? []), ...ofThemes],
    canUpload: files !== null,
  };
  return Response.json(choices);
}

/*
 * Pictures and videos among the store's files, through the Admin API (scopes `read_files`,
 * `write_files`).
 */

interface FileNode {
  id: string;
  alt: string | null;
  image?: {url: string} | null;
  preview?: {image: {url: string} | null} | null;
}

const fileOf = ({id, alt, image, preview}: FileNode): StoreFile[] => {
  const url = image?.url ?? preview?.image?.url ?? null;
  const isVideo = id.startsWith('gid://shopify/Video/');
  return url || isVideo ? [{id, alt: alt ?? '', url, isVideo}] : [];
};

/** The newest pictures and videos. @throws AdminError */
export async function listFiles(admin: AdminClient): Promise<StoreFile[]> {
  const {files} = await admin.ask<{files: {nodes: FileNode[]}}>(LIST_FILES);
  return files.nodes.flatMap(fileOf);
}

/** Does a step of an upload, for staff. @throws AdminError */
export async function answerUpload(
  {request, admin}: Visit,
  {role}: PreviewSession,
): Promise<Response> {
  if (!admin || role !== 'staff') return refusal(messages.guest, 403);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const answer = (value: UploadAnswer | null | undefined) =>
    value ? Response.json(value) : refusal(messages.notUploaded, 422);
  switch (text('action')) {
    case 'stage': {
      const [type, size] = [text('type'), Number(text('size'))];
      const problem = uploadProblem({type, size});
      if (problem) return refusal(problem, 422);
      const filename =
        plainText(text('name').replace(/[/\\]/g, '-'), MAX_NAME) ?? 'picture';
      const file = {filename, mimeType: type, fileSize: String(size), resource: 'IMAGE'};
      const {stagedUploadsCreate} = await admin.ask<{
        stagedUploadsCreate: {stagedTargets: UploadTarget[]};
      }>(STAGE_UPLOAD, {input: [{...file, httpMethod: 'POST'}]});
      const [target] = stagedUploadsCreate.stagedTargets;
      return answer(target && {target});
    }
    case 'create': {
      const source = text('source');
      if (!URL.canParse(source)) return refusal(messages.unreadable, 400);
      const file = {originalSource: source, alt: plainText(text('alt'), MAX_ALT) ?? ''};
      const {fileCreate} = await admin.ask<{fileCreate: {files: {id: string}[]}}>(
        CREATE_FILE,
        {
          files: [{...file, contentType: 'IMAGE'}],
        },
      );
      const [made] = fileCreate.files;
      return answer(made && {id: made.id});
    }
    case 'status': {
      const {node} = await admin.ask<{node: (FileNode & {fileStatus: string}) | null}>(
        READ_FILE,
        {id: text('id')},
      );
      if (!node || node.fileStatus === 'FAILED') return answer(null);
      // No file while the store makes its pictures.
      const [file = null] = node.fileStatus === 'READY' ? fileOf(node) : [];
      return answer({file});
    }
    default:
      return refusal(messages.unreadable, 400);
  }
}
