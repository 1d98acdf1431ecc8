import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {chapters, recordedStore, type Rule} from './rules';

describe.each(chapters)('As a live store: $title', ({rules}) => {
  test.each(rules)('$rule', async ({live, ours, answer}) => {
    expect(await answer(recordedStore())).toEqual(ours ?? live);
  });
});

/** `npm run docs` updates this snapshot, which is the README. */
test('the README shows these rules', async () => {
  const file = fileURLToPath(new URL('../../README.md', import.meta.url));
  await expect(withTable(readFileSync(file, 'utf8'))).toMatchFileSnapshot(file);
});

function withTable(readme: string): string {
  const start =
    '<!-- conformance: made by `npm run docs` from src/conformance/rules.ts -->';
  const [before = '', rest = ''] = readme.split(start);
  const [, after = ''] = rest.split('<!-- /conformance -->');
  const tables = chapters.map(
    ({title, rules}) =>
      `### ${title}\n\n| Rule | A live store | This one | Source |\n| --- | --- | --- | --- |\n${rules.map(row).join('\n')}\n\n`,
  );
  return `${before}${start}
<!-- prettier-ignore-start -->

${tables.join('')}<!-- prettier-ignore-end -->
<!-- /conformance -->${after}`;
}

function row({rule, live, ours, source}: Rule): string {
  const cells = [rule, lines(live), ours ? lines(ours) : '', source];
  return `| ${cells.join(' | ')} |`;
}

const lines = (texts: readonly string[]) =>
  texts.map((text) => `\`${text.replaceAll('|', '\\|')}\``).join('<br>');
