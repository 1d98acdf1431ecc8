import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/plural';

import type {MESSAGES as ENGLISH} from './messages';

const counted = counter('ja');

export const MESSAGES: Translation<typeof ENGLISH> = {
  addToCart: {
    'SOLD OUT': '完売',
    'Pre Order': '予約する',
    'Add to cart': 'カートに入れる',
  },
  placeholder: {size: 'サイズを選択…', color: 'カラーを選択…'},
  ask: {size: 'サイズを選択', color: 'カラーを選択'},
  chooseFirst: (option) => `${option}を選択してください。`,
  lookingUp: 'この組み合わせを確認しています…',
  notMade: (choice) =>
    `${choice}の取り扱いはありません。別の組み合わせをお選びください。`,
  soldOut: (choice) => `${choice}は完売しました。`,
  costs: (choice, price) => `${choice}の価格は${price}です。`,
  left: (count) => counted(count, {other: '残り#点です。'}),
  nothingAdded: (reason) => `カートに追加されませんでした。${reason}`,
  suffix: {available: '', 'sold-out': '（完売）', missing: '（取り扱いなし）'},
  gone: 'この商品の販売は終了しました。',
  failed: 'オプションを読み込めませんでした。接続を確認して、もう一度お試しください。',
  loadingOptions: 'オプションを読み込み中…',
  loadingImage: '画像を読み込み中…',
  noPicture: '画像準備中',
  allDetails: '商品の詳細を見る',
  delivery: (time) => `お届けまで：${time}`,
  shipsOn: (date) => `${date}より発送`,
  guideOf: (option) => `${option}ガイド`,
  preOrder: '予約商品',
  description: '商品説明',
  retry: 'もう一度試す',
  calendar: 'カレンダーに追加',
  reminders: 'お知らせを受け取る',
  playVideo: (title) => `動画を再生：${title}`,
  images: '商品画像',
  imageList: '画像一覧',
  zoom: '画像を拡大',
  showImage: (number, count) => `${count}枚中${number}枚目の画像を表示`,
  previousThumbnails: '前のサムネイル',
  nextThumbnails: '次のサムネイル',
  previousImage: '前の画像',
  nextImage: '次の画像',
  breadcrumb: 'パンくずリスト',
  home: 'ホーム',
  products: '商品一覧',
  unit: '単位',
  units: {inch: 'インチ', centimeter: 'センチメートル'},
  size: 'サイズ',
  picture: (title, place) => `${title}、画像${place}`,
  lastHour: (product) => `販売終了まで1時間：${product}`,
  leaves: (product, shop) => `${product}は${shop}での販売を終了します。`,
  opens: (product) => `販売開始：${product}`,
  opensAt: (product, shop) => `${shop}で${product}の販売が始まります。`,
};
