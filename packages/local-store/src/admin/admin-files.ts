/** The Admin API's files: staged uploads, files made of them, and how far they are. */
import type {CatalogueIndex} from '../model/catalogue-index';
import type {MediaImageRecord} from '../model/catalogue-records';

/** Uploads go to paths below this one. */
export const UPLOAD_ROOT = '/uploads/';
/** Uploaded pictures are served below this path of the CDN. */
export const UPLOADED_PICTURES = '/cdn/shop/files/uploads/';

/** Largest upload, in bytes: Shopify's limit of a picture is 20 MB; the form around it has a little more. */
export const MAX_UPLOAD_BYTES = 21 * 1024 * 1024;

interface UploadedFile {
  mimeType: string;
  body: Uint8Array;
}

interface StagedInput {
  filename: string;
  mimeType: string;
  resource: string;
  fileSize?: string | null;
}

interface FileInput {
  originalSource: string;
  alt?: string | null;
}

export interface AdminFiles {
  /** Answers where a file's bytes may be sent. */
  stage(input: StagedInput, url: string): object;
  /** Takes the bytes of a staged upload; false for a key that was not staged. */
  receive(key: string, file: UploadedFile): boolean;
  create(input: FileInput): MediaImageRecord | null;
  /** `PROCESSING` at the first question, as Shopify needs a moment; then `READY`. */
  status(record: MediaImageRecord): 'PROCESSING' | 'READY';
  /** The newest first: uploads, then the catalogue's own. */
  list(): MediaImageRecord[];
  picture(path: string): UploadedFile | undefined;
  reset(): void;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

export function createAdminFiles(
  catalogue: CatalogueIndex,
  own: readonly MediaImageRecord[],
  newId: () => string,
): AdminFiles {
  const staged = new Map<string, string>();
  const bytes = new Map<string, UploadedFile>();
  let made: MediaImageRecord[] = [];
  const asked = new Set<string>();
  return {
    stage({filename, mimeType}, url) {
      const key = `${newId()}.${EXTENSIONS[mimeType] ?? 'bin'}`;
      staged.set(key, mimeType);
      return {
        url: `${url}${UPLOAD_ROOT}`,
        resourceUrl: `${url}${UPLOAD_ROOT}${key}`,
        parameters: [
          {name: 'key', value: key},
          {name: 'Content-Type', value: mimeType},
          {name: 'filename', value: filename},
        ],
      };
    },
    receive(key, file) {
      const mimeType = staged.get(key);
      if (!mimeType) return false;
      bytes.set(key, {...file, mimeType});
      return true;
    },
    create({originalSource, alt = null}) {
      const key = originalSource.split(UPLOAD_ROOT)[1] ?? '';
      if (!bytes.has(key)) return null;
      const record = catalogue.picture({path: `uploads/${key}`, altText: alt});
      made = [record, ...made];
      return record;
    },
    status(record) {
      const isNew = made.includes(record) && !asked.has(record.gid);
      asked.add(record.gid);
      return isNew ? 'PROCESSING' : 'READY';
    },
    list: () => [...made, ...own],
    picture: (path) => bytes.get(path),
    reset() {
      staged.clear();
      bytes.clear();
      asked.clear();
      made = [];
    },
  };
}

/** The key and the file in a posted form (`multipart/form-data`); null where it has none. */
export async function readUpload(
  body: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<{key: string; file: UploadedFile} | null> {
  try {
    const form = await new Response(body, {headers: {'content-type': type}}).formData();
    const [key, file] = [form.get('key'), form.get('file')];
    if (typeof key !== 'string' || !(file instanceof File)) return null;
    return {
      key,
      file: {mimeType: file.type, body: new Uint8Array(await file.arrayBuffer())},
    };
  } catch {
    return null;
  }
}
