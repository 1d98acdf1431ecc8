/** Bodies of what comes from elsewhere, bounded. */

export const BODY_TIMEOUT_MS = 10_000;

/**
 * Reads the body of a request or a response, allocating only what has arrived; or why it does not,
 * as a status: too large, or too slow.
 */
export async function readBody(
  message: Pick<Request, 'headers' | 'body'>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | 408 | 413> {
  if (Number(message.headers.get('Content-Length') ?? 0) > maxBytes) return 413;
  if (!message.body) return new Uint8Array();
  const reader = message.body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<408>((resolve) => {
    timer = setTimeout(() => resolve(408), BODY_TIMEOUT_MS);
  });
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late]);
      if (next === 408) return 408;
      if (next.done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
      length += next.value.byteLength;
      if (length > maxBytes) return 413;
      chunks.push(next.value);
    }
  } finally {
    clearTimeout(timer);
    // Stops reading; a finished stream ignores it.
    void reader.cancel().catch(() => undefined);
  }
}

/**
 * The bytes of another service's JSON, to pass on or to parse; `null` for every other type, for
 * more than `maxBytes`, and for what never ends.
 */
export async function readJsonBytes(
  answer: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const type = answer.headers.get('Content-Type') ?? '';
  const isJson = /^application\/(?:[\w.-]+\+)?json(?:\s*;|$)/i.test(type);
  const bytes = isJson ? await readBody(answer, maxBytes) : null;
  if (bytes instanceof Uint8Array) return bytes;
  await answer.body?.cancel().catch(() => undefined);
  return null;
}
