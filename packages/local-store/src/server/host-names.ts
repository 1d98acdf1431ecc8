/** Which names a store answers to. A page that makes its own name lead here (DNS rebinding) must reach nothing. */
import {BlockList, isIP} from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * A function that tells whether a `Host` header names this store: by a name of the loopback interface, or by one of
 * `names`, which the store was started with. A store on all interfaces answers to every address, as no page can forge one.
 */
export function hostCheck(
  names: readonly string[],
): (host: string | undefined) => boolean {
  const known = new Set(names.map(hostnameOf));
  const isEverywhere = known.has('0.0.0.0') || known.has('::');
  return (host = '') => {
    const name = hostnameOf(host);
    if (name === null) return false;
    if (known.has(name) || name === 'localhost' || name.endsWith('.localhost'))
      return true;
    return isIP(name) !== 0 && (isEverywhere || loopback.check(name, family(name)));
  };
}

/** The name in `name:port`, as a URL spells it, without a final dot; `null` for what is no host. */
function hostnameOf(host: string): string | null {
  const authority = isIP(host) === 6 ? `[${host}]` : host;
  if (!/^[\w.:[\]-]+$/.test(authority) || !URL.canParse(`http://${authority}`))
    return null;
  const {hostname} = new URL(`http://${authority}`);
  return hostname.replace(/^\[|\]$|\.$/g, '');
}
