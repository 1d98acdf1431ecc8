import {behaviours} from './behaviours';
import {brokenRules, compare, type Difference, type Observations} from './observe';

/** What a comparison of a store with the local one came to, for people. */
export function parityReport(local: Observations, other: Observations): string {
  const {store, shapes} = other;
  const differences = compare(local, other);
  const broken = brokenRules(other);
  return [
    `${store.name}, asked as ${store.version}, beside the local store`,
    `  ${shapes.size} operations and ${behaviours.length} rules were tried.`,
    ...section('Differences (local store, this store)', differences),
    ...section('Rules of the documentation that this store does not keep', broken),
    ...(differences.length + broken.length === 0 ? ['  No difference.'] : []),
  ].join('\n');
}

function section(title: string, differences: readonly Difference[]): string[] {
  if (differences.length === 0) return [];
  const lines = differences.map(({subject, text}) => `  - ${subject}: ${text}`);
  return ['', `  ${title}:`, ...lines];
}
