import {isPortFree} from '../worker/listen';
import {UsageError} from './usage-error';

/**
 * The port to serve on: what `variable` names, else `fallback`.
 *
 * @throws UsageError if it is no port number, or taken
 */
export async function choosePort(
  variable: string,
  fallback: number,
  purpose: string,
): Promise<number> {
  const text = process.env[variable];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new UsageError(`${variable} must be a port from 1 to 65535, not “${text}”.`);
  }
  if (await isPortFree(port)) return port;
  throw new UsageError(
    `Port ${port}, ${purpose}, is in use by another program. ` +
      `Stop that one, or choose another port: ${variable}=${port + 1} npm run ${process.env.npm_lifecycle_event ?? 'dev'}`,
  );
}
