/**
 * Why an e-mail address was not saved: the provider refuses it (`address`) or the shop's
 * credentials or settings (`setup`), or does not answer (`away`). Holds no address.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';

  constructor(
    readonly kind: 'address' | 'setup' | 'away',
    readonly detail = '',
  ) {
    super(`${kind} ${detail}`.trim());
  }
}

export const KLAVIYO_API = 'https://a.klaviyo.com/api/';
/** Revision of the API that the bodies below are written for. */
export const KLAVIYO_REVISION = '2026-07-15';
const TIMEOUT_MS = 6000;
const MEDIA_TYPE = 'application/vnd.api+json';

/**
 * Posts one object to Klaviyo's server API.
 * @throws ProviderError
 */
export async function klaviyoPost(
  {key}: {key: string},
  path: string,
  data: object,
): Promise<void> {
  const response = await fetch(KLAVIYO_API + path, {
    method: 'POST',
    headers: {
      Authorization: `Klaviyo-API-Key ${key}`,
      revision: KLAVIYO_REVISION,
      'Content-Type': MEDIA_TYPE,
      Accept: MEDIA_TYPE,
    },
    body: JSON.stringify({data}),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ProviderError('away', 'no answer');
  });
  const {status} = response;
  const body = await response.text().catch(() => '');
  // 202: it is saved; 409: it was already. A gateway may answer 200.
  if (status === 202 || status === 409) return;
  const detail = `${status} ${path}`;
  if (status === 429 || status >= 500 || response.ok)
    throw new ProviderError('away', detail);
  // An error of JSON:API points at what it is about.
  const isAboutAddress = /"pointer"\s*:\s*"[^"]*\/email"/.test(body);
  throw new ProviderError(isAboutAddress ? 'address' : 'setup', detail);
}
