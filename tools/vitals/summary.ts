const FIGURES = ['lcp', 'inp', 'cls'] as const;

/** The 75th percentile of a figure, and of how many. */
interface Percentile {
  value: number;
  count: number;
}

/** The figures of one kind of page on one class of device; null for those that nobody has sent. */
export interface Summary extends Record<(typeof FIGURES)[number], Percentile | null> {
  page: string;
  device: string;
}

/** Sums up the lines of a log that hold figures, whatever their host has written before them; other lines are skipped. */
export function summarize(lines: Iterable<string>): Summary[] {
  const groups = new Map<string, Record<string, unknown>[]>();
  for (const line of lines) {
    const entry = figuresIn(line);
    if (!entry) continue;
    const key = `${String(entry.page)} ${String(entry.device)}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups].sort().map(([key, entries]) => {
    const [page = '', device = ''] = key.split(' ');
    const [lcp, inp, cls] = FIGURES.map((name) =>
      percentile(
        entries.map((entry) => entry[name]).filter((value) => typeof value === 'number'),
      ),
    );
    return {page, device, lcp: lcp ?? null, inp: inp ?? null, cls: cls ?? null};
  });
}

function figuresIn(line: string): Record<string, unknown> | null {
  const start = line.indexOf('{"level":"info","event":"vitals"');
  const end = line.lastIndexOf('}');
  try {
    const value: unknown = JSON.parse(start < 0 ? '' : line.slice(start, end + 1));
    return typeof value === 'object' && value !== null ? {...value} : null;
  } catch {
    return null;
  }
}

/** By the nearest rank. */
function percentile(values: number[]): Percentile | null {
  const value = values.sort((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1];
  return value === undefined ? null : {value, count: values.length};
}

/** The summaries as a table for people. */
export function tableOf(summaries: readonly Summary[]): string {
  const seconds = ({value, count}: Percentile) =>
    `${(value / 1000).toFixed(2)} s (${count})`;
  const rows = summaries.map(({page, device, lcp, inp, cls}) => [
    page,
    device,
    lcp ? seconds(lcp) : '–',
    inp ? `${Math.round(inp.value)} ms (${inp.count})` : '–',
    cls ? `${cls.value.toFixed(3)} (${cls.count})` : '–',
  ]);
  const table = [['page', 'device', 'LCP', 'INP', 'CLS'], ...rows];
  return table
    .map((row) =>
      row
        .map((cell) => cell.padEnd(18))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
