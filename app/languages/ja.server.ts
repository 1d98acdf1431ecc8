import type {ANSWER_MESSAGES as cartAnswers} from '~/cart/server/messages';
import type {MESSAGES as arrival} from '~/add-ons/arrival/messages';
import type {MESSAGES as contact} from '~/add-ons/contact/messages';
import type {MESSAGES as disclosure} from '~/add-ons/disclosure/messages';
import type {MESSAGES as gifts} from '~/add-ons/gifts/messages';
import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/intl';
import type {MESSAGES as pickup} from '~/add-ons/pickup/messages';
import type {MESSAGES as reviews} from '~/add-ons/reviews/messages';
import type {PAGE_MESSAGES as savedPage} from '~/add-ons/saved/page-messages';
import type {MESSAGES as server} from '~/server/messages';
import type {MESSAGES as theme} from '~/theme/messages';
import type {MESSAGES as withdrawal} from '~/add-ons/withdrawal/messages';

const counted = counter('ja');

/** The Japanese messages that only the worker sends. */
export const JAPANESE_ANSWERS = {
  'cart-answers': {
    form: {
      unreadable:
        'フォームを読み取れませんでした。前のページに戻って、もう一度お試しください。',
      file: 'カートにファイルは追加できません。',
      repeatedField: (name) => `項目「${name}」が重複しています。`,
      quantity: (max) => counted(max, {other: '1から#までの整数を入力してください。'}),
      line: '商品の行を読み取れませんでした。カートを再読み込みしてください。',
      plain:
        'この選択肢にはプリントが含まれません。先にプリントを選ぶか、入力欄を空にしてください。',
      lineGone: 'この商品はすでにカートにありません。',
      product: 'この商品は見つかりませんでした。',
      option: (name) => `先に${name}を選択してください。`,
      combination: 'この組み合わせは購入できません。別の組み合わせをお選びください。',
      giftCardInUse:
        'すでにギフトカードが適用されています。別のカードを使うには、先に削除してください。',
      giftCard: 'ギフトカードを読み取れませんでした。カートを再読み込みしてください。',
      note: (max) =>
        counted(max, {other: '備考が長すぎます。#文字以内で入力してください。'}),
      noCode: '先にコードを入力してください。',
      tooManyCodes: 'カートに適用できるコードの数を超えています。',
      generic:
        '変更できませんでした。もう一度お試しいただくか、別の商品をお選びください。',
    },
    errors: {
      INVALID: 'この商品は現在ご購入いただけません。',
      VARIANT_REQUIRES_SELLING_PLAN:
        'この商品は定期購入専用のため、ここではご購入いただけません。',
      LESS_THAN: 'カートに入れられる数量を超えています。',
      INVALID_MERCHANDISE_LINE: 'この商品はすでにカートにありません。',
      INVALID_INCREMENT: 'この商品は決められた数量単位でのみ販売しています。',
      MINIMUM_NOT_MET: 'この商品の最小販売数量に満たない数量です。',
      MAXIMUM_EXCEEDED: 'この商品のカートの上限数量を超えています。',
      CART_TOO_LARGE:
        'カートがいっぱいです（500種類まで）。先に商品を1つ取り出してください。',
      GIFT_CARD_RECIPIENT_INVALID:
        'このギフトカードの受取人は受け付けられませんでした。メールアドレスと送信日をご確認ください。',
      MISSING_DISCOUNT_CODE: '割引コードを入力してください。',
      MISSING_NOTE: '先に備考を入力してください。',
      NOTE_TOO_LONG: '備考が長すぎます。5,000文字以内で入力してください。',
    },
    warnings: {
      notEnoughStock: '在庫が足りません。',
      onlyLeft: (count) => counted(count, {other: '在庫は#点のみです。'}),
      outOfStock: '完売した商品があります。',
      hasSoldOut: (title) => `${title}は完売しました。`,
      hasSoldOutOrIsNotFor: (title, country) =>
        `${title}：完売したか、この国（${country}）にはお届けできません。`,
      notSoldThere: 'お住まいの国ではご購入いただけない商品があります。',
      isNotSoldThere: (title) => `${title}はお住まいの国ではご購入いただけません。`,
      noGiftCards: 'ただいまギフトカードはご利用いただけません。',
      generic: 'カートの内容が変更されました。ご確認ください。',
    },
    notices: {
      replaced:
        '以前のカートは利用できなくなりました。この商品を入れた新しいカートを作りました。',
      gone: '以前のカートは利用できなくなりました。注文済み、または期限切れの可能性があります。',
      elsewhere:
        'このブラウザーには別のカートがあり、ここに表示しています。最後の変更は以前のカートに対するもので、反映されませんでした。',
      unconfirmed:
        '完了を確認できませんでした。もう一度試す前に、カートをご確認ください。',
      unchanged: '処理できませんでした。何も変更されていません。もう一度お試しください。',
      'not-moved':
        'カートをこの国に切り替えられなかったため、元の国でのお支払いになります。',
      moved: 'カートをこのページの通貨に切り替えました。',
      'discount-applied': '割引コードを適用しました。',
      'discount-not-applicable':
        'このコードはカートの商品に適用できないか、当ショップのものではありません。',
      'discount-unknown': 'この割引コードは見つかりませんでした。',
      'discount-inactive': 'この割引コードは現在ご利用いただけません。',
      'discount-used-up': 'この割引コードは利用上限に達しています。',
      'discount-not-for-these': 'このコードはカートの商品には適用できません。',
      'discount-kept': '割引コードをカートに保存しました。対象になると適用されます。',
      'discount-full':
        'カートに入れられる割引コードの数に達しました。別のコードを使うには、一つ削除してください。',
      'discount-removed': '割引コードを削除しました。',
      'discount-not-applied':
        '割引コードを適用できませんでした。こちらにもう一度入力してください。',
      'gift-card-applied': 'ギフトカードを適用しました。',
      'gift-card-unknown': 'このギフトカードは見つからないか、残高がありません。',
      'gift-card-removed': 'ギフトカードを削除しました。',
      'note-saved': '備考を保存しました。',
      'note-removed': '備考を削除しました。',
      'note-refused': 'リンクの備考を保存できませんでした。こちらに入力してください。',
      'link-refused': 'リンクの内容の一部を保存できませんでした。',
      'link-left-out':
        'カートにすでに別の内容が入っているため、リンクの内容の一部は反映されませんでした。',
      'line-edited': 'プリントの内容を変更しました。',
      'checkout-closed':
        'プレビューには販売前の商品が含まれるため、購入手続きはできません。ご購入の際はプレビューを終了してください。',
    },
    discount: '割引',
    hasEnded: (title) => `${title}は販売を終了しました。カートには追加されませんでした。`,
    notYetOpen: (title) =>
      `${title}はまだ販売を開始していません。カートには追加されませんでした。`,
  } satisfies Translation<typeof cartAnswers>,
  disclosure: {
    allPrices: '価格はすべて',
    withVat: '税込、',
    withVatAlone: '税込',
    delivery: '送料別',
    duties: {included: '関税込み', due: '関税はお届け時に別途'},
    vatOfTotal: 'うち付加価値税',
    safety: '製品の安全',
    item: '商品',
    fibers: '素材の組成',
    maker: '製造者',
    responsible: 'EU域内の責任者',
    warnings: '警告',
    guarantee: '製造者による保証',
    unchecked: 'レビューが購入者によるものかどうかは確認していません。',
  } satisfies Translation<typeof disclosure>,
  arrival: {
    orderBy: ({time, day, dates}) => `${day}${time}までのご注文で、${dates}にお届け`,
    arrives: (dates) => `${dates}にお届け`,
    madeAfter: (dates) => `販売終了後に製作し、${dates}にお届け`,
    christmas: {
      before: (dates) => `クリスマス前の${dates}`,
      maybe: (dates) => `${dates}（クリスマス後になる場合があります）`,
      after: (dates) => `クリスマス後の${dates}`,
    },
  } satisfies Translation<typeof arrival>,
  gifts: {
    recipient: {
      title: 'ギフトとして送る',
      hint: '空欄のままの場合、ギフトカードはご自身に届きます。',
      email: '受取人のメールアドレス',
      name: '受取人のお名前（任意）',
      message: 'メッセージ（任意）',
      date: '送信日（任意）',
    },
    problems: {
      email: '受取人のメールアドレスを name@example.com の形で入力してください。',
      name: 'お名前が長すぎます。255文字以内で入力してください。',
      message: 'メッセージが長すぎます。200文字以内で入力してください。',
      date: '90日以内の日付を選んでください。',
    },
    unreadable:
      'このギフトカードの受取人を読み取れませんでした。もう一度入力してください。',
    line: {
      email: '宛先',
      name: 'お名前',
      message: 'メッセージ',
      date: '送信日',
    },
    note: {
      name: 'ギフト',
      title: 'この注文はギフトです',
      message: 'ギフトメッセージ',
      hint: 'カードに印刷してご注文の品に添えます。',
      hidePrices: '納品書に価格を記載しない',
      save: '保存',
      saved: 'ギフトの設定を保存しました。',
    },
  } satisfies Translation<typeof gifts>,
  pickup: {
    ready: ({time, place, also, missing}) =>
      `${place}：${time}。${also && `${also}でも受け取れます。`}${missing && `${missing}では受け取れません。`}`,
    nowhere: 'ただいま店頭では受け取れません。',
    making: (days) => counted(days, {other: 'その前に、製作に#営業日かかります。'}),
    dialog: {
      title: '店頭受け取り',
      open: '受け取り場所の一覧',
      missing: 'こちらにはありません',
      choose: 'ここで受け取る',
      chosen: 'ここで受け取ります',
      deliver: '配送に変更する',
      hint: 'カート全体に適用されます。購入手続きで確定します。',
      distances: '距離を表示',
      private: '位置情報はこの端末の外には送られません。',
      noPosition: 'ブラウザから位置情報を取得できません。',
      failed: '保存できませんでした。もう一度お試しください。',
    },
    cart: {
      name: '店頭受け取り',
      title: '店頭受け取り',
      label: '配送または店頭受け取り',
      delivery: '配送',
      save: '選択を保存',
      saved: '受け取り方法を保存しました。',
    },
  } satisfies Translation<typeof pickup>,
  reviews: {
    title: 'レビュー',
    write: 'レビューを書く',
    read: '最新のレビューを読む',
    none: 'まだレビューはありません。',
    unavailable: 'ただいまレビューを表示できません。しばらくしてからご覧ください。',
    stars: (rating) => `5つ星のうち${rating}`,
    verified: '購入確認済み',
    checked:
      '「購入確認済み」のレビューは、Judge.meが当店の注文と照合しています。その他のレビューが購入者によるものかは確認していません。',
    form: {
      title: (product) => `${product}のレビュー`,
      rating: '評価',
      options: ['5: とても良い', '4: 良い', '3: 普通', '2: あまり良くない', '1: 悪い'],
      headline: 'タイトル（任意）',
      body: 'レビュー',
      name: 'お名前（表示されます）',
      email: 'メールアドレス（表示されません）',
      hint: 'レビューの確認と掲載のため、この内容はJudge.meに送られます。',
      send: 'レビューを送信',
      back: '商品に戻る',
    },
    problems: {
      title: '次の項目をご確認ください。',
      rating: '評価を選んでください。',
      headline: 'タイトルが長すぎます。100文字以内で入力してください。',
      body: 'レビューを5,000文字以内で入力してください。',
      name: 'お名前を80文字以内で入力してください。',
      email: 'メールアドレスを name@example.com の形で入力してください。',
    },
    outcomes: {
      sent: 'ありがとうございます。確認後に掲載されます。',
      busy: '回数が多すぎます。数分後にもう一度お試しください。',
      failed: 'レビューを送信できませんでした。もう一度お試しください。',
    },
  } satisfies Translation<typeof reviews>,
  'saved-page': {
    title: '保存した商品',
    empty:
      '商品のハートを押すと保存できます。リストはこの端末にだけ残り、アカウントは要りません。',
    noScripts:
      'お使いのブラウザではスクリプトが動かないため、ハートで保存できません。このページのアドレスがリストになりますので、ブックマークするか、お送りください。',
    own: 'リストはこの端末にだけ残ります。カートに入れた商品はリストから外れます。',
    shared: '共有されたリストです。ハートを押すと、商品をお使いの端末に保存できます。',
    keepAll: 'すべて保存',
    gone: (count) =>
      counted(count, {other: 'このリストの商品のうち#点は販売を終了しました。'}),
    share: 'リストを共有',
    copied: 'リンクをコピーしました',
    tellMe: '再入荷を知らせてもらう',
    toShop: 'ショップに戻る',
  } satisfies Translation<typeof savedPage>,
  server: {
    refused: {
      400: 'リクエストを読み取れませんでした。',
      403: 'このショップからの操作ではないため、何も変更されていません。',
      404: 'お探しのページが見つかりませんでした。',
      405: 'この操作はここではできません。',
      408: '受信に時間がかかりすぎたため、何も変更されていません。',
      413: '送信されたデータが大きすぎます。',
      414: 'アドレスが長すぎます。',
      415: 'リクエストを読み取れませんでした。',
      431: 'ブラウザーから送られたデータが多すぎます。このサイトのCookieを削除すると解決することがあります。',
    },
    description: 'ショップの説明',
    return: 'ショップに戻るにはこちらをクリックしてください。',
    failed: '申し訳ございません。エラーが発生しました。',
    tryAgain: 'もう一度試すにはこちらをクリックしてください',
    failedAgain:
      'このページが繰り返し表示される場合は、時間をおくか、別の端末でお試しください。',
  } satisfies Translation<typeof server>,
  theme: {
    heroTitle: (product) => `${product} 公式ファンショップ`,
    heroSubtitle: 'スタンドで声援を送る、すべての人へ。',
    videos: '動画',
    microblog: 'マイクロブログ',
  } satisfies Translation<typeof theme>,
  withdrawal: {
    link: '契約を撤回する',
    title: '契約の撤回',
    intro:
      'ご注文をここで撤回できます。アカウントも理由も必要ありません。次のページで確認するまで、何も送信されません。',
    exempt: 'ご注意',
    name: 'お名前',
    order: '注文番号',
    orderHint: 'ご注文の確認メールにあります。例：#1001',
    email: 'メールアドレス',
    emailHint: 'ご注文時のメールアドレスです。',
    items: '商品',
    itemsHint: 'ご注文全体の場合は空欄のままにしてください。',
    wholeOrder: 'ご注文全体',
    next: '次へ',
    problems: {
      title: '次の項目をご確認ください：',
      name: 'お名前を入力してください。',
      order: '注文番号を入力してください。',
      email: 'name@example.com のようなメールアドレスを入力してください。',
      items: '商品を2,000文字以内で入力してください。',
    },
    reviewTitle: '撤回の確認',
    reviewIntro: 'これが撤回の内容です。確認すると送信されます。',
    confirm: '撤回を確定する',
    change: '変更する',
    statement: 'この注文についての契約を撤回します。',
    to: '宛先',
    received: '受付日時',
    receivedTitle: '撤回を受け付けました',
    receivedIntro: 'これは受付の確認です。保存してください。',
    copy: 'メールでも控えをお送りします。',
    unsentTitle: '撤回をメールでお送りください',
    unsentIntro: '次の宛先にこの文面をお送りください。送信した時点で撤回は有効です。',
    failedTitle: 'ここでは撤回を受け付けられませんでした',
    failedIntro:
      'こちら側で問題が起きました。もう一度お試しいただくか、次の宛先にこの文面をお送りください。同じく有効です。',
    retry: 'もう一度試す',
    save: 'ファイルに保存',
    file: 'withdrawal-ja.txt',
    write: 'メールを書く',
    toShop: 'ショップに戻る',
  } satisfies Translation<typeof withdrawal>,
  contact: {
    title: 'お問い合わせ',
    answersTitle: 'こちらに答えがあるかもしれません',
    answers: {
      order: '注文した商品は今どこですか？',
      delivery: '送料とお届けまでの日数は？',
      returns: '返品するには？',
      sizes: 'どのサイズが合いますか？',
    },
    formTitle: 'メッセージを送る',
    name: 'お名前',
    email: 'メールアドレス',
    emailHint: 'このアドレスにお返事します。',
    order: '注文番号',
    orderHint: 'ご注文についての場合。例：#1001',
    topic: '件名',
    choose: '件名を選ぶ',
    topics: {
      order: '注文について',
      delivery: '配送',
      returns: '返品・交換',
      sizes: 'サイズ',
      product: '商品について',
      other: 'その他',
    },
    text: 'メッセージ',
    send: 'メッセージを送信',
    problems: {
      title: '次の項目をご確認ください：',
      name: 'お名前を入力してください。',
      email: 'name@example.com のようなメールアドレスを入力してください。',
      order: '注文番号は60文字以内で入力するか、空欄にしてください。',
      topic: '件名を選んでください。',
      text: 'メッセージを5,000文字以内で入力してください。',
    },
    sentTitle: 'メッセージを受け付けました',
    sentIntro: 'メールでお返事します。これは控えです。',
    copy: 'メールでも控えをお送りします。',
    unsentTitle: 'メッセージをメールでお送りください',
    unsentIntro:
      'このフォームからは送信できません。お使いのメールソフトからお送りください。',
    failed:
      'メッセージを送信できませんでした。入力内容はそのまま残っています。もう一度お試しいただくか、メールでお送りください。',
    busy: 'メッセージが一度に多く届きました。入力内容はそのまま残っています。1時間後にもう一度お試しいただくか、メールでお送りください。',
    write: 'メールを書く',
  } satisfies Translation<typeof contact>,
};
