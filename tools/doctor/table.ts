import type {Status} from './check';
import type {Diagnosis, Row} from './examine';

const marks: Record<Status, string> = {
  ok: 'ok     ',
  note: 'note   ',
  fault: 'FAULT  ',
  skipped: 'skipped',
};

const INDENT = ' '.repeat(9);

/** The diagnosis for people: a line for each row, below it what it costs and how to mend it, and a verdict. */
export function tableOf({rows, healthy}: Diagnosis): string {
  const width = Math.max(...rows.map(({name}) => name.length));
  const count = (status: Status) => rows.filter((row) => row.status === status).length;
  const verdict = healthy
    ? `Nothing to mend: ${count('ok')} ok, ${count('note')} to consider.`
    : `${count('fault')} to mend, ${count('note')} to consider, ${count('skipped')} not looked at.`;
  return [...rows.flatMap((row) => linesOf(row, width)), '', verdict].join('\n');
}

function linesOf({status, name, found, cost, mend}: Row, width: number): string[] {
  const margin = INDENT + ' '.repeat(width);
  return [
    `${marks[status]}  ${name.padEnd(width)}  ${found}`,
    ...(cost ? [`${margin}  costs  ${cost}`] : []),
    ...(mend ? [`${margin}  mend   ${mend}`] : []),
  ];
}
