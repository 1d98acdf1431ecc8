import {readFileSync} from 'node:fs';

import {projectPath} from '../project';

/** What is known, and when a registry was asked last; SECURITY.md says what each means here. */
export const ADVISORIES_FILE = projectPath('tools/advisories/advisories.json');

/** An advisory of GitHub's database on a version of a package. */
export interface Advisory {
  id: string;
  cve?: string;
  package: string;
  /** As npm writes it: `>=6.0.0 <7.18.0 || 8.0.0`. */
  range: string;
}

export interface KnownAdvisories {
  /** A day: `2026-11-28`. */
  checked: string;
  advisories: Advisory[];
}

export const readAdvisories = () =>
  // Written by `npm run advisories`, and compared with the lockfile by a test.
  JSON.parse(readFileSync(ADVISORIES_FILE, 'utf8')) as KnownAdvisories;

/** The parts of a lockfile that count here. */
export interface Lockfile {
  packages: Record<string, {version?: string; dev?: boolean; link?: boolean}>;
}

/** The versions of each package that `npm ci --omit=dev` installs. */
export function productionVersions({packages}: Lockfile): Map<string, string[]> {
  const versions = new Map<string, string[]>();
  for (const [path, {version, dev, link}] of Object.entries(packages)) {
    const name = /.*node_modules\/(.+)$/.exec(path)?.[1];
    if (!name || !version || dev || link) continue;
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  return versions;
}

const compare = (a: string, b: string) => a.localeCompare(b, 'en', {numeric: true});

const COMPARISONS: Record<string, (difference: number) => boolean> = {
  '<': (difference) => difference < 0,
  '<=': (difference) => difference <= 0,
  '>': (difference) => difference > 0,
  '>=': (difference) => difference >= 0,
  '': (difference) => difference === 0,
};

/**
 * Whether a version is in a range of an advisory. Advisories name releases by their three numbers.
 * @throws where a range is written in another way
 */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((part) => {
        if (part === '*') return true;
        const [, sign = '', bound] = /^([<>]?=?)(\d+\.\d+\.\d+)$/.exec(part) ?? [];
        if (!bound) throw new Error(`Unknown range: ${range}`);
        return COMPARISONS[sign === '=' ? '' : sign]?.(compare(version, bound)) ?? false;
      }),
  );
}

/** What `npm audit --json` answers, as far as it counts here. */
interface Audit {
  vulnerabilities: Record<
    string,
    {via: (string | {name: string; url: string; range: string})[]}
  >;
}

/** The advisories of an answer that are not known, each once. */
export function newAdvisories(audit: Audit, known: readonly Advisory[]): Advisory[] {
  const found = new Map(known.map((one) => [`${one.id} ${one.package}`, one]));
  const added: Advisory[] = [];
  for (const {via} of Object.values(audit.vulnerabilities)) {
    for (const one of via) {
      // A name stands for a package that is affected by way of another.
      if (typeof one === 'string') continue;
      const id = one.url.split('/').at(-1) ?? one.url;
      const key = `${id} ${one.name}`;
      if (found.has(key)) continue;
      const advisory = {id, package: one.name, range: one.range};
      found.set(key, advisory);
      added.push(advisory);
    }
  }
  return added;
}
