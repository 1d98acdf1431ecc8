import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  button: (name: string) => `国と言語：${name}`,
  title: '国と言語',
  close: '国と言語を閉じる',
  offer: (country: string) => `${country}向けのストアもあります。`,
  change: (name: string) => `${name}へ移動`,
  dismiss: 'ここに残る',
};
