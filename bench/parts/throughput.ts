import {blocks, oneDecimal, ratio, spread, table, whole} from '../format';
import {CONNECTIONS, loadOnce, spreadOfLoads, type Load} from '../load';
import type {Part, Setup, Target} from '../part';
import {
  eachPage,
  inTurns,
  editionNames,
  pageNames,
  pageRows,
  peerNames,
  withEditions,
  type ByPage,
  type PageName,
  type EditionName,
  type RunningPeer,
} from '../peers';

const WARM_UP_SECONDS = 2;
const SECONDS = 3;
/** Times the template's requests: of one page, as when a drop opens, and of pages rendered uncached. */
const MIN_CACHED_RATIO = 8;
const MIN_UNCACHED_RATIO = 1;

function throughputTable<Name extends EditionName>(
  results: ByPage<Load[], 'template' | Name>,
): string {
  const rows = pageRows(results, (loads, all) => {
    const perSecond = spreadOfLoads(loads, 'requestsPerSecond');
    const template = spreadOfLoads(all.template, 'requestsPerSecond').median;
    return [
      `${spread(perSecond)}, ${ratio(perSecond.median, template)}`,
      spread(spreadOfLoads(loads, 'cpuMsPerRequest'), oneDecimal),
      whole(spreadOfLoads(loads, 'p50').median),
      whole(spreadOfLoads(loads, 'p99').median),
      whole(spreadOfLoads(loads, 'rssMiB').max),
      whole(loads.reduce((sum, {failures}) => sum + failures, 0)),
    ];
  });
  const header = ['page', 'requests/s, ÷ template', 'CPU ms/request', 'p50 ms', 'p99 ms'];
  return table([...header, 'RSS MiB, most', 'failed'], rows);
}

/** `against` is the edition that ours is compared with. */
function targetOf<Against extends Exclude<EditionName, 'ours'>>(
  name: string,
  results: ByPage<Load[], 'ours' | Against>,
  {least, against}: {least: number; against: Against},
): Target {
  const perSecond = (page: PageName, edition: 'ours' | Against) =>
    spreadOfLoads(results[page][edition], 'requestsPerSecond').median;
  const ratios = pageNames.map(
    (page) => perSecond(page, 'ours') / perSecond(page, against),
  );
  const all = (edition: 'ours' | Against) =>
    pageNames.map((page) => whole(perSecond(page, edition))).join(', ');
  return {
    name,
    wanted: `≥ ${least} times the template's, on each page`,
    template: all(against),
    ours: `${all('ours')}; ${ratios.map((one) => one.toFixed(2)).join(', ')} times`,
    met: ratios.every((one) => one >= least),
  };
}

async function measure<Name extends EditionName>(
  names: readonly Name[],
  {
    setup,
    running,
    uncached,
  }: {
    setup: Setup;
    running: Record<EditionName, RunningPeer>;
    uncached: boolean;
  },
) {
  return eachPage<Load[], Name>(async (page) => {
    const burst = (name: Name, seconds: number) => {
      const {url, worker} = running[name];
      return loadOnce({url: url(page), pid: worker.pid, seconds, uncached});
    };
    await inTurns(names, 1, (name) => burst(name, WARM_UP_SECONDS));
    return inTurns(names, setup.runs, (name) => burst(name, SECONDS));
  });
}

export const throughput: Part = {
  title: 'The worker under load',
  bound: 480,
  comparesTemplate: true,
  measure: (setup) =>
    withEditions(editionNames, setup, {edge: false}, async (running) => {
      const same = await measure(peerNames, {setup, running, uncached: false});
      const uncached = await measure(editionNames, {setup, running, uncached: true});
      return {
        section: blocks(
          `${CONNECTIONS} connections, bursts of ${SECONDS} seconds after a warm-up, no edge in front. Time and memory are those of ` +
            'workerd and the Node process that holds it; the store answers from the same machine.',
          'Everybody asks for the same page, as when a drop opens:',
          throughputTable(same),
          'Every request has a URL of its own, so that each page is rendered anew:',
          throughputTable(uncached),
        ),
        targets: [
          targetOf('Requests per second, the same page', same, {
            least: MIN_CACHED_RATIO,
            against: 'template',
          }),
          targetOf('Requests per second, each page rendered anew', uncached, {
            least: MIN_UNCACHED_RATIO,
            against: 'template',
          }),
          targetOf('The same with equal content', uncached, {
            least: MIN_UNCACHED_RATIO,
            against: 'equal template',
          }),
        ],
      };
    }),
};
