import {writeFileSync} from 'node:fs';
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';

import {scenes} from './scenes';
import {sceneOf, traceRows, type Scene} from './trace';

/** Draws a scene into a file of linear light: name, width, samples a pixel, threads, file. */
interface Job {
  name: string;
  width: number;
  samples: number;
  first: number;
  every: number;
  scene: Omit<Scene, 'solids'>;
  shapes: Pick<Scene['solids'][number], 'normals' | 'rest' | 'triangles'>[];
}

const shared = <T extends Float32Array | Uint32Array | Uint16Array | Int32Array>(
  values: T,
): T => {
  const made = new (values.constructor as new (buffer: SharedArrayBuffer) => T)(
    new SharedArrayBuffer(values.byteLength),
  );
  made.set(values);
  return made;
};

async function run({
  name,
  width,
  samples,
  first,
  every,
  scene,
  shapes,
}: Job): Promise<Float32Array> {
  const {solids, setting, view, ratio} = await scenes[name]!();
  const size = {width, height: Math.round(width / ratio), samples};
  const painted = solids.map((solid, i) => ({...solid, ...shapes[i]}));
  return traceRows({...scene, solids: painted}, setting, view, size, first, every);
}

async function draw([
  name = '',
  width = '',
  samples = '',
  threads = '',
  out = '',
]: string[]) {
  const {ratio, solids} = await scenes[name]!();
  const {corners, owner, local, tree} = sceneOf(solids);
  const {bounds, link, count, order} = tree;
  const scene = {
    corners: shared(corners),
    owner: shared(owner),
    local: shared(local),
    tree: {
      bounds: shared(bounds),
      link: shared(link),
      count: shared(count),
      order: shared(order),
    },
  };
  const shapes = solids.map(({normals, rest, triangles}) => ({
    normals: shared(normals),
    rest: shared(rest),
    triangles: shared(triangles),
  }));
  const every = Number(threads);
  const height = Math.round(Number(width) / ratio);
  const line = Number(width) * 4;
  const picture = new Float32Array(line * height);
  await Promise.all(
    Array.from({length: every}, async (_, first) => {
      const job: Job = {
        name,
        width: Number(width),
        samples: Number(samples),
        first,
        every,
        scene,
        shapes,
      };
      const worker = new Worker(new URL(import.meta.url), {workerData: job});
      const rows = await new Promise<Float32Array>((resolve, reject) => {
        worker.once('message', resolve);
        worker.once('error', reject);
      });
      for (let row = 0; row * every + first < height; row += 1)
        picture.set(
          rows.subarray(row * line, (row + 1) * line),
          (row * every + first) * line,
        );
    }),
  );
  writeFileSync(out, Buffer.from(picture.buffer));
}

if (isMainThread) await draw(process.argv.slice(2));
else parentPort?.postMessage(await run(workerData as Job));
