import {createReadStream} from 'node:fs';
import {access} from 'node:fs/promises';
import {createInterface} from 'node:readline';

import {runScript, UsageError} from '../command';
import {summarize, tableOf, type Summary} from './summary';

/** `npm run vitals -- FILE`: the 75th percentile of the figures in a log, by kind of page and device, with their number. */
await runScript(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new UsageError('npm run vitals -- FILE: name a file of log lines.');
  await access(file).catch(() => {
    throw new UsageError(`There is no file ${file}.`);
  });
  const lines: string[] = [];
  for await (const line of createInterface({input: createReadStream(file)}))
    lines.push(line);
  const summaries: Summary[] = summarize(lines);
  if (summaries.length === 0) throw new UsageError('No line holds figures of a page.');
  console.info(tableOf(summaries));
});
