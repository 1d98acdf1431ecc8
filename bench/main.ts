import {writeFile} from 'node:fs/promises';

import {projectPath} from '../scripts/project';
import {runScript} from '../scripts/run/until-interrupted';
import {startStore, type RunningStore} from '../scripts/store/club-store';
import {runCommand} from '../scripts/test/run-command';

import {measureBytes} from './bytes';
import {measureCold} from './cold';
import {CONDITIONS, measureLighthouse, type Condition} from './lighthouse';
import {
  ours,
  pageNames,
  templateOf,
  withPeer,
  type PageName,
  type Peer,
  type RunningPeer,
} from './peers';
import {report, type PeerResults} from './report';
import {measureTaps} from './taps';
import {buildTemplate} from './template';
import {measureThroughput} from './throughput';

const STORE_LATENCY_MS = 100;
const LOAD_SECONDS = 8;

/** Asks `measure` for each page, one after the other: two measurements at once would disturb each other. */
async function eachPage<Result>(
  measure: (page: PageName) => Promise<Result>,
): Promise<Record<PageName, Result>> {
  const results: [PageName, Result][] = [];
  for (const page of pageNames) results.push([page, await measure(page)]);
  return Object.fromEntries(results) as Record<PageName, Result>;
}

async function inBrowser({peer, url}: RunningPeer, runs: number) {
  const lighthouse = {} as PeerResults['lighthouse'];
  for (const condition of Object.keys(CONDITIONS) as Condition[]) {
    console.info(`${peer.name}: Lighthouse, ${condition}`);
    lighthouse[condition] = await eachPage((page) =>
      measureLighthouse(url(page), condition, runs),
    );
  }
  console.info(`${peer.name}: bytes and taps`);
  return {
    lighthouse,
    bytes: await eachPage((page) => measureBytes(url(page))),
    taps: {
      '4': await measureTaps(peer, url('product'), 4, runs),
      '8': await measureTaps(peer, url('product'), 8, runs),
    },
  };
}

async function measurePeer(peer: Peer, store: RunningStore, runs: number) {
  const browser = await withPeer(peer, {store, edge: true, warm: true}, (running) =>
    inBrowser(running, runs),
  );
  console.info(`${peer.name}: throughput`);
  const throughput = await withPeer(
    peer,
    {store, edge: false, warm: true},
    ({url, worker}) =>
      eachPage((page) => measureThroughput(url(page), worker.pid, LOAD_SECONDS)),
  );
  console.info(`${peer.name}: cold worker`);
  const cold = await measureCold(peer, store, STORE_LATENCY_MS, runs);
  return {...browser, throughput, cold};
}

/** `npm run bench [-- --runs=N]`: builds both shops, measures them one after the other, writes RESULTS.md. */
await runScript(async () => {
  const asked = process.argv.find((flag) => flag.startsWith('--runs='));
  const runs = Number(asked?.slice('--runs='.length) ?? 5);
  console.info('Building ours and the template');
  const {ok, output} = await runCommand('npm', ['run', '--silent', 'build']);
  if (!ok) throw new Error(output);
  const template = await buildTemplate();
  const store = await startStore();
  try {
    const results = {
      ours: await measurePeer(ours, store, runs),
      template: await measurePeer(templateOf(template.build), store, runs),
    };
    const text = report(results, {runs, date: new Date()});
    await writeFile(projectPath('bench/RESULTS.md'), text);
    console.info(text);
  } finally {
    await store.stop();
    await template.remove();
  }
});
