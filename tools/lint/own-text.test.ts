import {ESLint} from 'eslint';
import {expect, test} from 'vitest';

/** How often the project's lint asks for an element of its own in a component that returns `jsx`. */
async function complaints(jsx: string): Promise<number> {
  const eslint = new ESLint({
    cache: false,
    overrideConfig: {rules: {'react/jsx-key': 'off'}},
  });
  const code = `
    interface Props { above: ReactNode; text: string; count: number; messages: {none: string}; }
    export function Part({above, text, count, messages, children}: Props) {
      const badge = count > 0 && <b />;
      return ${jsx};
    }`;
  const [result] = await eslint.lintText(code, {filePath: 'app/ui/Part.tsx'});
  const own = result?.messages.filter(({ruleId}) => ruleId === 'local/own-text');
  return own?.length ?? -1;
}

test.each([
  ['an only child', '<p>{text}</p>'],
  ['an only child that may be an element', '<p>{count > 0 ? text : <b />}</p>'],
  ['each of several texts in an element', '<p><b>{text}</b> <i>{messages.none}</i></p>'],
  [
    'what never changes, around elements that are always there',
    '<p>Read <b>this</b>.</p>',
  ],
  ['spaces', "<p>{badge}{' '}<b>{text}</b></p>"],
  ['elements that come and go', '<p>{badge}{count > 1 && <i />}{above}{children}</p>'],
  ['elements of a list', '<p><b />{[text].map((one) => <i key={one}>{one}</i>)}</p>'],
])('text may change as %s', async (_, jsx) => expect(await complaints(jsx)).toBe(0));

test.each([
  ['beside an element', '<p>{text}<b /></p>', 1],
  ['beside another text', '<p>{count} × {text}</p>', 3],
  ['where it may be missing', '<p>{count > 0 && text}<b /></p>', 1],
  ['as one of two', '<p>{badge}{count > 0 ? <b /> : messages.none}</p>', 1],
  ['in a fragment', '<>{text}</>', 1],
  ['in a template', '<p>{badge}{`${count} left`}</p>', 1],
  ['in a list', '<p><b />{[text].map((one) => one)}</p>', 1],
  ['as a literal beside what comes and goes', '<p>Only {badge}</p>', 1],
])('text needs an element of its own %s', async (_, jsx, count) =>
  expect(await complaints(jsx)).toBe(count),
);
