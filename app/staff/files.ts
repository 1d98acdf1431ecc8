export interface StoreFile {
  id: string;
  alt: string;
  /** URL of the picture, or of the video's first frame. */
  url: string | null;
  isVideo: boolean;
}

/** Where a browser sends a file's bytes: a form of these fields, the file last. */
export interface UploadTarget {
  url: string;
  resourceUrl: string;
  parameters: {name: string; value: string}[];
}

interface Choice {
  id: string;
  title: string;
}

export interface Choices {
  collections: (Choice & {handle: string})[];
  products: Choice[];
  /** Titles of the products that stand first in home's grid. */
  pinned: Choice[];
  files: StoreFile[];
  canUpload: boolean;
}

const UPLOAD_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Largest picture: Shopify takes 20 MB. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/** Why a file cannot be uploaded, for staff; `null` where it can. */
export function uploadProblem({type, size}: {type: string; size: number}): string | null {
  if (!UPLOAD_TYPES.includes(type))
    return 'Only JPEG, PNG, WebP and GIF pictures can be uploaded.';
  const megabytes = MAX_UPLOAD_BYTES / 1024 / 1024;
  return size > 0 && size <= MAX_UPLOAD_BYTES
    ? null
    : `The picture is larger than ${megabytes} MB, or empty.`;
}

export type UploadStep =
  | {action: 'stage'; name: string; type: string; size: number}
  | {action: 'create'; source: string; alt: string}
  | {action: 'status'; id: string};

export type UploadAnswer =
  {target: UploadTarget} | {id: string} | {file: StoreFile | null};
