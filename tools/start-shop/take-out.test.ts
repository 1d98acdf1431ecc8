import {expect, test} from 'vitest';

import {withoutMentions} from './take-out';

const IS_GONE = {
  link: (target: string) => target.startsWith('gifts'),
  path: (name: string) => name.startsWith('bench/'),
  script: (name: string) => name === 'bench',
};

test('items and rows about what is gone leave a document', () => {
  const text = `# List

- [Gifts](gifts.md), in two
  lines
- \`npm run bench\`: measures
- \`bench/results\`
- Pickup, beside [gifts](gifts.md#note)

| [Gifts](gifts.md) | on  |
| [Pickup](pick.md) | off |
`;
  expect(withoutMentions(text, IS_GONE)).toBe(`# List

- Pickup, beside gifts

| [Pickup](pick.md) | off |
`);
});

test('in sentences a link becomes its text, and a sentence of a link alone goes', () => {
  const text =
    'As [gifts](gifts.md) do. [Test](gifts.test.ts). More in [pickup](pick.md).\n';
  expect(withoutMentions(text, IS_GONE)).toBe(
    'As gifts do. More in [pickup](pick.md).\n',
  );
});
