import type {Translation} from '~/lib/messages';

import type {MESSAGES as ENGLISH} from './messages';

export const MESSAGES: Translation<typeof ENGLISH> = {
  back: {
    title: '再入荷のお知らせを受け取る',
    noted: '受け付けました。再入荷したらメールでお知らせします。',
  },
  opens: {
    title: '販売開始のお知らせを受け取る',
    noted: '受け付けました。販売が始まったらメールでお知らせします。',
  },
  newsletter: {
    title: 'メールマガジン',
    noted: '受け付けました。確認が必要な場合がありますので、メールをご覧ください。',
  },
  email: 'メールアドレス',
  submit: 'お知らせを受け取る',
  subscribe: '登録する',
  sending: '送信中…',
  consent: 'この商品に関するメールだけをお送りし、アドレスをほかの目的には使いません。',
  invalid: 'メールアドレスを入力してください（例：name@example.com）。',
  busy: '送信が多すぎます。数分後にもう一度お試しください。',
  failed: 'アドレスを登録できませんでした。もう一度お試しください。',
  unknown: 'この商品は現在取り扱っていません。',
  retry: 'もう一度試す',
  toProduct: '商品に戻る',
  toShop: 'ショップに戻る',
};
