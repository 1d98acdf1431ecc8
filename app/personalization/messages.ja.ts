import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('ja');

export const MESSAGES: Translation<typeof ENGLISH> = {
  title: 'ネーム＆ナンバー',
  player: '選手を選ぶ',
  ownText: '自由入力',
  optional: (label) => `${label}（任意）`,
  nothing: 'なし',
  preview: (texts) => `プリント内容：${texts}`,
  upTo: (letters) => counted(letters, {other: '#文字まで。'}),
  inCapitals: '大文字でプリントされます。',
  range: (from, to) => `${from}～${to}。`,
  numberFrom: (from, to) => `${from}から${to}までの番号。`,
  enter: (label) => `${label}を入力してください。`,
  choose: (label) => `${label}を選択してください。`,
  tooLong: (letters) => counted(letters, {other: '#文字超えています。'}),
  canPrint: (characters) => `プリントできる文字：${characters}。`,
  lettersOf: (scripts) => `${scripts}の文字`,
  characters: {
    space: 'スペース',
    period: 'ピリオド',
    hyphen: 'ハイフン',
    apostrophe: 'アポストロフィ',
  },
  refusedWord: 'この言葉はプリントできません。',
  check: (problems) => `プリントの内容をご確認ください。${problems}`,
  unsold: 'このプリントは現在ご注文いただけません。プリントなしをお選びください。',
  plain:
    'この選択肢にはプリントが含まれません。先にプリントを選ぶか、入力欄を空にしてください。',
  unreadable: 'プリントの内容を読み取れませんでした。もう一度入力してください。',
};
