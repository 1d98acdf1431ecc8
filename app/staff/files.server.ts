import type {AdminClient} from '~/server/admin-client';

import type {StoreFile, UploadTarget} from './files';

/**
 * Pictures and videos among the store's files, through the Admin API (scopes `read_files`,
 * `write_files`).
 */

const LIST = `query StaffFiles($first: Int!, $query: String!) {
  files(first: $first, query: $query, sortKey: CREATED_AT, reverse: true) {
    nodes {
      id
      alt
      ... on MediaImage { image { url } }
      ... on Video { preview { image { url } } }
    }
  }
}`;

const STAGE = `mutation StageUpload($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { field message }
  }
}`;

const CREATE = `mutation CreateFile($files: [FileCreateInput!]!) {
  fileCreate(files: $files) { files { id } userErrors { code message } }
}`;

const STATUS = `query FileStatus($id: ID!) {
  node(id: $id) { ... on MediaImage { id alt fileStatus image { url } } }
}`;

const MAX_FILES = 60;

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
  const {files} = await admin.ask<{files: {nodes: Partial<FileNode>[]}}>(LIST, {
    first: MAX_FILES,
    query: 'status:READY AND (media_type:IMAGE OR media_type:VIDEO)',
  });
  return files.nodes.flatMap(({id, alt = null, ...rest}) =>
    id ? fileOf({id, alt, ...rest}) : [],
  );
}

/** Where the browser sends the file's bytes. @throws AdminError */
export async function stageUpload(
  admin: AdminClient,
  {name, type, size}: {name: string; type: string; size: number},
): Promise<UploadTarget | null> {
  const {stagedUploadsCreate} = await admin.ask<{
    stagedUploadsCreate: {stagedTargets: UploadTarget[]};
  }>(STAGE, {
    input: [
      {
        filename: name,
        mimeType: type,
        fileSize: String(size),
        resource: 'IMAGE',
        httpMethod: 'POST',
      },
    ],
  });
  return stagedUploadsCreate.stagedTargets[0] ?? null;
}

/** Makes a file of uploaded bytes; returns its id. @throws AdminError */
export async function createFile(
  admin: AdminClient,
  {source, alt}: {source: string; alt: string},
): Promise<string | null> {
  const {fileCreate} = await admin.ask<{fileCreate: {files: {id: string}[]}}>(CREATE, {
    files: [{originalSource: source, contentType: 'IMAGE', alt}],
  });
  return fileCreate.files[0]?.id ?? null;
}

/**
 * A file once the store has made its pictures; `'failed'` where it could not, `null` while it
 * does. @throws AdminError
 */
export async function readyFile(
  admin: AdminClient,
  id: string,
): Promise<StoreFile | 'failed' | null> {
  const {node} = await admin.ask<{node: (FileNode & {fileStatus: string}) | null}>(
    STATUS,
    {id},
  );
  if (!node || node.fileStatus === 'FAILED') return 'failed';
  return node.fileStatus === 'READY' ? (fileOf(node)[0] ?? null) : null;
}
