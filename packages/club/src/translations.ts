/** The club's shop in the languages of its further markets: products, menus and the live theme. */
import type {ProductData} from '@quillhaven/local-store';

import {copyRows, type Row} from './copy-translations';
import {shippingPolicy} from './pages';

const rows: readonly Row[] = [
  // What the law wants said
  [
    'Your legal guarantee rights',
    'Deine gesetzlichen Gewährleistungsrechte',
    'Vos droits à la garantie légale',
    '法定保証に関する権利',
  ],
  ['Right of Withdrawal', 'Widerrufsrecht', 'Droit de rétractation', '撤回権'],
  ['Accessibility', 'Barrierefreiheit', 'Accessibilité', 'アクセシビリティ'],
  ['Imprint', 'Impressum', 'Mentions légales', '運営者情報'],
  ['100% cotton', '100 % Baumwolle', '100 % coton', '綿100%'],
  ['100% wool', '100 % Wolle', '100 % laine', '羊毛100%'],
  ['100% polyester', '100 % Polyester', '100 % polyester', 'ポリエステル100%'],
  [
    '100% polyamide, recycled',
    '100 % Polyamid, recycelt',
    '100 % polyamide recyclé',
    'リサイクルナイロン100%',
  ],
  [
    '100% polyester, recycled',
    '100 % Polyester, recycelt',
    '100 % polyester recyclé',
    'リサイクルポリエステル100%',
  ],
  [
    'Keep the cords away from moving machinery.',
    'Halte die Kordeln von laufenden Maschinen fern.',
    'Tenez les cordons à l’écart des machines en marche.',
    'ひもを動いている機械に近づけないでください。',
  ],
  // Options
  ['Size', 'Größe', 'Taille', 'サイズ'],
  ['Color', 'Farbe', 'Couleur', 'カラー'],
  ['One Size', 'Einheitsgröße', 'Taille unique', 'フリーサイズ'],
  ['Petrol', 'Petrol', 'Pétrole', 'ペトロール'],
  ['Chalk', 'Kreide', 'Craie', 'チョーク'],
  ['Ink', 'Tinte', 'Encre', 'インク'],
  ['Heron Grey', 'Reihergrau', 'Gris héron', 'ヘロングレー'],
  ['Brass', 'Messing', 'Laiton', 'ブラス'],
  ['Tide Blue', 'Gezeitenblau', 'Bleu marée', 'タイドブルー'],
  ['Rust', 'Rost', 'Rouille', 'ラスト'],
  ['Slate', 'Schiefer', 'Ardoise', 'スレート'],
  ['Sand', 'Sand', 'Sable', 'サンド'],
  ['Kelp', 'Seetang', 'Varech', 'ケルプ'],
  ['Printing', 'Druck', 'Flocage', 'プリント'],
  ['Plain', 'Ohne', 'Sans', 'なし'],
  ['Name and number', 'Name und Nummer', 'Nom et numéro', '名前と背番号'],
  ['Amount', 'Betrag', 'Montant', '金額'],
  // Products
  ['Gift Card', 'Gutschein', 'Carte cadeau', 'ギフトカード'],
  ['Match Shirt 26/27', 'Trikot 26/27', 'Maillot de match 26/27', 'マッチシャツ 26/27'],
  ['Heron Cap', 'Reiher-Kappe', 'Casquette Héron', 'ヘロン キャップ'],
  [
    'Stand Still Cap',
    'Kappe „Stillstehen“',
    'Casquette « Immobile »',
    'スタンドスティル キャップ',
  ],
  ['Trawlerman Beanie', 'Fischer-Mütze', 'Bonnet de pêcheur', 'トロールマン ビーニー'],
  ['Bar Scarf', 'Balkenschal', 'Écharpe à barres', 'バー マフラー'],
  ['Matchday Tote', 'Spieltagstasche', 'Sac jour de match', 'マッチデー トート'],
  ['Kit Room Tote', 'Zeugwart-Tasche', 'Sac du vestiaire', 'キットルーム トート'],
  ['Hoop Socks', 'Ringelsocken', 'Chaussettes rayées', 'フープ ソックス'],
  [
    'Stilts End Hoodie',
    'Kapuzenpullover „Stilts End“',
    'Sweat à capuche Stilts End',
    'スティルツエンド パーカー',
  ],
  [
    'Derby Night Tee',
    'T-Shirt „Derbynacht“',
    'T-shirt Soir de derby',
    'ダービーナイト Tシャツ',
  ],
  ['Half-Time Scarf', 'Halbzeitschal', 'Écharpe Mi-temps', 'ハーフタイム マフラー'],
  [
    'Tide Table Sweatshirt',
    'Sweatshirt „Gezeitentafel“',
    'Sweat Table des marées',
    'タイドテーブル スウェット',
  ],
  [
    'Crest Hoodie',
    'Kapuzenpullover mit Wappen',
    'Sweat à capuche Blason',
    'クレスト パーカー',
  ],
  [
    'Harbour Heavyweight Hoodie',
    'Schwerer Hafen-Kapuzenpullover',
    'Sweat à capuche épais du port',
    'ハーバー ヘビーウェイト パーカー',
  ],
  [
    '1908 Throwback Hoodie',
    'Retro-Kapuzenpullover 1908',
    'Sweat à capuche rétro 1908',
    '1908 復刻パーカー',
  ],
  [
    'Floodlight Hoodie',
    'Flutlicht-Kapuzenpullover',
    'Sweat à capuche Projecteurs',
    'フラッドライト パーカー',
  ],
  [
    'Groundsman Zip Hoodie',
    'Platzwart-Kapuzenjacke',
    'Sweat zippé Jardinier',
    'グラウンズマン ジップパーカー',
  ],
  [
    'Harbour Wall Jacket',
    'Jacke „Hafenmauer“',
    'Veste du quai',
    'ハーバーウォール ジャケット',
  ],
  ['Training Shorts', 'Trainingshose', 'Short d’entraînement', 'トレーニング ショーツ'],
  ['Crest Tee', 'T-Shirt mit Wappen', 'T-shirt Blason', 'クレスト Tシャツ'],
  [
    'Harbour Wordmark Tee',
    'T-Shirt „Hafen-Schriftzug“',
    'T-shirt du port',
    'ハーバー ワードマーク Tシャツ',
  ],
  [
    'Stand Still, Strike Once Tee',
    'T-Shirt „Stillstehen. Zustoßen.“',
    'T-shirt « Immobile, puis un seul coup »',
    'スタンドスティル Tシャツ',
  ],
  ['Low Tide Tee', 'T-Shirt „Ebbe“', 'T-shirt Marée basse', 'ロータイド Tシャツ'],
  [
    'Keeper’s Light Tee',
    'T-Shirt „Leuchtfeuer“',
    'T-shirt du gardien de phare',
    'キーパーズライト Tシャツ',
  ],
  ['Away End Tee', 'T-Shirt „Gästeblock“', 'T-shirt Visiteurs', 'アウェイエンド Tシャツ'],
  [
    'North Stilts Ringer Tee',
    'Ringer-T-Shirt „North Stilts“',
    'T-shirt bicolore North Stilts',
    'ノーススティルツ リンガーTシャツ',
  ],
  [
    'Harbour Crew Sweatshirt',
    'Hafen-Sweatshirt',
    'Sweat ras du cou du port',
    'ハーバー クルースウェット',
  ],
  [
    'Founders’ Sweatshirt',
    'Gründer-Sweatshirt',
    'Sweat des fondateurs',
    'ファウンダーズ スウェット',
  ],
  [
    'Rain Delay Long Sleeve',
    'Langarmshirt „Regenpause“',
    'T-shirt manches longues Pluie',
    'レインディレイ ロングスリーブ',
  ],
  [
    'Youth Crest Tee',
    'Kinder-T-Shirt mit Wappen',
    'T-shirt Blason enfant',
    'キッズ クレスト Tシャツ',
  ],
  [
    'Little Heron Youth Tee',
    'Kinder-T-Shirt „Kleiner Reiher“',
    'T-shirt enfant Petit héron',
    'キッズ リトルヘロン Tシャツ',
  ],
  [
    'Youth Crest Hoodie',
    'Kinder-Kapuzenpullover mit Wappen',
    'Sweat à capuche Blason enfant',
    'キッズ クレスト パーカー',
  ],
  [
    'Youth Heron Sweatshirt',
    'Kinder-Sweatshirt „Reiher“',
    'Sweat Héron enfant',
    'キッズ ヘロン スウェット',
  ],
  [
    'Youth Trawlerman Beanie',
    'Kinder-Fischermütze',
    'Bonnet de pêcheur enfant',
    'キッズ トロールマン ビーニー',
  ],
  // Collections and menus
  ['Latest Collection', 'Neueste Kollektion', 'Dernière collection', '最新コレクション'],
  ['Latest', 'Neu', 'Nouveautés', '新着'],
  ['Shirts', 'Shirts', 'T-shirts', 'シャツ'],
  ['T-Shirts', 'T-Shirts', 'T-shirts', 'Tシャツ'],
  ['Hoodies', 'Kapuzenpullover', 'Sweats à capuche', 'パーカー'],
  ['Sweatshirts', 'Sweatshirts', 'Sweats', 'スウェット'],
  ['Outerwear', 'Jacken', 'Vestes', 'アウター'],
  ['Headwear', 'Kopfbedeckungen', 'Couvre-chefs', '帽子'],
  ['Accessories', 'Accessoires', 'Accessoires', 'アクセサリー'],
  ['Youth', 'Kinder', 'Enfants', 'キッズ'],
  ['Under the Floodlights', 'Unter Flutlicht', 'Sous les projecteurs', 'ナイトゲーム'],
  ['From the Archive', 'Aus dem Archiv', 'Des archives', 'アーカイブより'],
  ['Coming Ashore', 'Bald an Land', 'Bientôt à quai', '近日入荷'],
  ['Gifts', 'Geschenke', 'Cadeaux', 'ギフト'],
  ['Collections', 'Kollektionen', 'Collections', 'コレクション'],
  ['Shop', 'Shop', 'Boutique', 'ショップ'],
  ['Search', 'Suche', 'Recherche', '検索'],
  ['Support', 'Hilfe', 'Aide', 'サポート'],
  ['Sizes & Fit', 'Größen & Passform', 'Tailles et coupes', 'サイズについて'],
  ['Shipping & Returns', 'Versand & Rückgabe', 'Livraison et retours', '配送と返品'],
  ['Contact Us', 'Kontakt', 'Nous contacter', 'お問い合わせ'],
  ['Legal', 'Rechtliches', 'Informations légales', '規約・法令'],
  [
    'Privacy Policy',
    'Datenschutz',
    'Politique de confidentialité',
    'プライバシーポリシー',
  ],
  ['Terms of Service', 'AGB', 'Conditions générales', '利用規約'],
  ['Shipping Policy', 'Versand', 'Livraison', '配送について'],
  // With the amounts that the store charges there.
  [
    shippingPolicy,
    '<p>Vor Mittag bestellt, am selben Tag verschickt; von da an drei bis fünf Werktage für 4,51 €, ab 69,00 € kostenlos. Express braucht einen Tag und kostet 10,95 €. Am Fenster bei Drehkreuz 4 holst du kostenlos ab. Wir liefern in die USA, nach Kanada, Großbritannien, Irland, Deutschland, Frankreich und Japan.</p>',
    '<p>Commandé avant midi, expédié le jour même ; puis trois à cinq jours ouvrés pour 4,51 €, gratuitement dès 69,00 €. L’express met un jour et coûte 10,95 €. Au guichet du tourniquet 4, le retrait est gratuit. Nous livrons aux États-Unis, au Canada, au Royaume-Uni, en Irlande, en Allemagne, en France et au Japon.</p>',
    '<p>正午までのご注文は当日発送。3〜5営業日でお届けし、送料は740円、11,325円以上で無料です。エクスプレスは翌営業日着で1,797円。4番ゲート横の窓口での受け取りは無料です。お届け先はアメリカ、カナダ、イギリス、アイルランド、ドイツ、フランス、日本です。</p>',
  ],
  // What collections are
  [
    '<p>Everything that is on the rail, newest drops first.</p>',
    '<p>Alles, was auf der Stange hängt, das Neueste zuerst.</p>',
    '<p>Tout ce qui est sur le portant, les nouveautés d’abord.</p>',
    '<p>店頭に並ぶすべて。新着順です。</p>',
  ],
  [
    '<p>Heavy cotton, light cotton, and one that shines back at you.</p>',
    '<p>Schwere Baumwolle, leichte Baumwolle, und eins, das zurückleuchtet.</p>',
    '<p>Coton épais, coton léger, et un qui vous renvoie la lumière.</p>',
    '<p>厚手のコットン、軽いコットン、そして光を返す一枚。</p>',
  ],
  [
    '<p>Hoods for a ground whose roof ends at row F.</p>',
    '<p>Kapuzen für ein Stadion, dessen Dach in Reihe F endet.</p>',
    '<p>Des capuches pour un stade dont le toit s’arrête au rang F.</p>',
    '<p>屋根がF列で終わるスタジアムのためのフード。</p>',
  ],
  [
    '<p>Crew necks in loopback cotton.</p>',
    '<p>Rundhalspullover aus Baumwolle mit Schlingen innen.</p>',
    '<p>Cols ronds en molleton de coton bouclé.</p>',
    '<p>裏毛コットンのクルーネック。</p>',
  ],
  [
    '<p>Against what comes over the harbour wall.</p>',
    '<p>Gegen das, was über die Hafenmauer kommt.</p>',
    '<p>Contre ce qui passe par-dessus la digue.</p>',
    '<p>港の防波堤を越えてくるものに備えて。</p>',
  ],
  [
    '<p>Caps for the sun, beanies for the rest of the year.</p>',
    '<p>Kappen für die Sonne, Mützen für den Rest des Jahres.</p>',
    '<p>Des casquettes pour le soleil, des bonnets pour le reste de l’année.</p>',
    '<p>晴れの日のキャップ、それ以外の季節のビーニー。</p>',
  ],
  [
    '<p>Scarves, totes and socks: the small things that travel to every away end.</p>',
    '<p>Schals, Taschen und Socken: die kleinen Dinge, die zu jedem Auswärtsspiel mitfahren.</p>',
    '<p>Écharpes, sacs et chaussettes : les petites choses de tous les déplacements.</p>',
    '<p>マフラー、トート、ソックス。アウェイに必ず連れていく小物です。</p>',
  ],
  [
    '<p>For herons who still have to look up.</p>',
    '<p>Für Reiher, die noch nach oben schauen müssen.</p>',
    '<p>Pour les hérons qui lèvent encore la tête.</p>',
    '<p>まだ見上げて歩く小さなサギたちへ。</p>',
  ],
  [
    '<p>Tuesday, ten past nine, one down. What to wear for the comeback.</p>',
    '<p>Dienstag, zehn nach neun, ein Tor zurück. Was man zur Aufholjagd trägt.</p>',
    '<p>Mardi, vingt et une heures dix, un but de retard. La tenue pour revenir au score.</p>',
    '<p>火曜、夜9時10分、1点ビハインド。逆転のための一着。</p>',
  ],
  [
    '<p>Shapes and crests from the tin trunk in the boathouse.</p>',
    '<p>Schnitte und Wappen aus der Blechkiste im Bootshaus.</p>',
    '<p>Coupes et blasons sortis de la malle du hangar à bateaux.</p>',
    '<p>艇庫のブリキ箱から見つかった形とエンブレム。</p>',
  ],
  [
    '<p>Next season’s goods are still at sea. Come back with the tide.</p>',
    '<p>Die Ware der nächsten Saison ist noch auf See. Komm mit der Flut wieder.</p>',
    '<p>Les articles de la saison prochaine sont encore en mer. Revenez avec la marée.</p>',
    '<p>来季の品はまだ海の上。潮が満ちたらまたお越しください。</p>',
  ],
  // The live theme
  [
    'The Official Quillhaven Herons Clothing Store',
    'Der offizielle Bekleidungsshop der Quillhaven Herons',
    'La boutique officielle des Quillhaven Herons',
    'クイルヘイブン・ヘロンズ公式ウェアストア',
  ],
  [
    'Petrol and brass from the harbour, made for wind, rain and extra time.',
    'Petrol und Messing vom Hafen, gemacht für Wind, Regen und Verlängerung.',
    'Pétrole et laiton venus du port, faits pour le vent, la pluie et les prolongations.',
    '港町のペトロールとブラス。風にも雨にも延長戦にも。',
  ],
  [
    'Stand still. Strike once.',
    'Stillstehen. Zustoßen.',
    'Rester immobile. Frapper une fois.',
    '静かに立ち、一撃で決める。',
  ],
  [
    'Harbour Road Club Shop: Monday to Saturday, 10 am to 6 pm',
    'Fanshop Harbour Road: Montag bis Samstag, 10 bis 18 Uhr',
    'Boutique de Harbour Road : du lundi au samedi, de 10 h à 18 h',
    'ハーバーロード店：月〜土 10:00〜18:00',
  ],
  ['3 to 5 working days', '3 bis 5 Werktage', '3 à 5 jours ouvrés', '3〜5営業日'],
];

/** By the Storefront API's code of the language. */
export function translationsOf(products: readonly ProductData[]) {
  const column = (at: 1 | 2 | 3) => {
    const words = new Map([...rows, ...copyRows].map((row) => [row[0], row[at]]));
    const texts = products.flatMap(({descriptionHtml, seo}) => [
      [descriptionHtml, descriptionIn(words, descriptionHtml)] as const,
      [seo?.description ?? '', words.get(seo?.description ?? '') ?? null] as const,
    ]);
    const translated = texts.flatMap(([text, own]) =>
      own === null ? [] : [[text, own] as const],
    );
    return Object.fromEntries([...words, ...translated]);
  };
  return {DE: column(1), FR: column(2), JA: column(3)};
}

/** A description, sentence for sentence; null where one is not translated. Measures are the same everywhere. */
function descriptionIn(words: ReadonlyMap<string, string>, html: string): string | null {
  let isWhole = true;
  const own = html.replace(/(?<=>)[^<\n]+(?=<)/g, (text) => {
    const sentence = words.get(text.replaceAll('\u00a0', ' '));
    isWhole &&= sentence !== undefined || /^[\d\s×]+cm$/.test(text);
    return sentence ?? text;
  });
  return isWhole ? own : null;
}
