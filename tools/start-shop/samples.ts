/** Five sample products of nobody's: to be renamed, in four languages, with pictures that are drawn here. */
import sharp from 'sharp';

import {parseColor, toHex, type Rgb} from '../../app/lib/color';
import {contrastRatio, mix, readableOn} from '../../app/lib/contrast';
import {decimalsOf} from '../../app/lib/money';

export const LANGUAGES = ['en', 'de', 'fr', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

const KINDS = ['shirt', 'hoodie', 'cap', 'scarf', 'mug'] as const;
type Kind = (typeof KINDS)[number];

interface Text {
  title: string;
  type: string;
  body: string;
}

interface Texts extends Record<Kind, Text> {
  size: string;
  color: string;
  /** The club's color, light and dark. */
  colors: readonly [club: string, light: string, dark: string];
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    size: 'Size',
    color: 'Color',
    colors: ['Club', 'White', 'Black'],
    shirt: {
      title: 'Plain Shirt',
      type: 'T-Shirts',
      body: 'A shirt of heavy cotton. Write here what is special about yours.',
    },
    hoodie: {
      title: 'Hoodie',
      type: 'Hoodies',
      body: 'Brushed inside, with a pocket for both hands.',
    },
    cap: {
      title: 'Cap',
      type: 'Caps',
      body: 'Six panels, and a strap that fits everybody.',
    },
    scarf: {title: 'Scarf', type: 'Scarves', body: 'Knitted in two colors, 150 cm long.'},
    mug: {title: 'Mug', type: 'Mugs', body: 'For tea at half-time. Dishwasher-proof.'},
  },
  de: {
    size: 'Größe',
    color: 'Farbe',
    colors: ['Vereinsfarbe', 'Weiß', 'Schwarz'],
    shirt: {
      title: 'Shirt',
      type: 'T-Shirts',
      body: 'Ein Shirt aus schwerer Baumwolle. Schreib hier, was an deinem besonders ist.',
    },
    hoodie: {
      title: 'Kapuzenpullover',
      type: 'Kapuzenpullover',
      body: 'Innen angeraut, mit einer Tasche für beide Hände.',
    },
    cap: {
      title: 'Kappe',
      type: 'Kappen',
      body: 'Sechs Felder und ein Band, das allen passt.',
    },
    scarf: {
      title: 'Schal',
      type: 'Schals',
      body: 'In zwei Farben gestrickt, 150 cm lang.',
    },
    mug: {
      title: 'Tasse',
      type: 'Tassen',
      body: 'Für den Tee zur Halbzeit. Spülmaschinenfest.',
    },
  },
  fr: {
    size: 'Taille',
    color: 'Couleur',
    colors: ['Club', 'Blanc', 'Noir'],
    shirt: {
      title: 'T-shirt',
      type: 'T-shirts',
      body: 'Un t-shirt en coton épais. Écrivez ici ce que le vôtre a de particulier.',
    },
    hoodie: {
      title: 'Sweat à capuche',
      type: 'Sweats à capuche',
      body: 'Intérieur gratté, avec une poche pour les deux mains.',
    },
    cap: {
      title: 'Casquette',
      type: 'Casquettes',
      body: 'Six panneaux et une sangle qui va à tout le monde.',
    },
    scarf: {
      title: 'Écharpe',
      type: 'Écharpes',
      body: 'Tricotée en deux couleurs, 150 cm.',
    },
    mug: {
      title: 'Mug',
      type: 'Mugs',
      body: 'Pour le thé de la mi-temps. Va au lave-vaisselle.',
    },
  },
  ja: {
    size: 'サイズ',
    color: '色',
    colors: ['クラブカラー', '白', '黒'],
    shirt: {
      title: 'Tシャツ',
      type: 'Tシャツ',
      body: '厚手のコットンのTシャツです。ここに商品の特長を書いてください。',
    },
    hoodie: {
      title: 'パーカー',
      type: 'パーカー',
      body: '裏起毛で、両手の入るポケット付き。',
    },
    cap: {
      title: 'キャップ',
      type: 'キャップ',
      body: '6枚はぎ。ベルトでサイズを調整できます。',
    },
    scarf: {title: 'マフラー', type: 'マフラー', body: '2色のニット。長さ150cm。'},
    mug: {
      title: 'マグカップ',
      type: 'マグカップ',
      body: 'ハーフタイムのお茶に。食洗機対応。',
    },
  },
};

/** The menu beside the storefront's own links to shirts and hoodies. */
export const sampleMenu = (language: Language) =>
  (['cap', 'scarf', 'mug'] as const).map((kind) => {
    const {type} = TEXTS[language][kind];
    return {title: type, url: `/collections/${handleOf(type)}`};
  });

/** As Shopify makes it. */
const handleOf = (type: string) =>
  type
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

/** In units of a dollar. */
const PRICES: Readonly<Record<Kind, number>> = {
  shirt: 25,
  hoodie: 55,
  cap: 24,
  scarf: 20,
  mug: 14,
};

/** What a dollar is about worth, where that is another number. Nobody converts by it: samples are repriced. */
const WORTH: Readonly<Record<string, number>> = {
  ...{JPY: 150, KRW: 1300, CNY: 7, INR: 80, BRL: 5, MXN: 18, PLN: 4, CZK: 22, HUF: 350},
  ...{
    SEK: 10,
    NOK: 10,
    DKK: 7,
    ISK: 130,
    TRY: 35,
    ZAR: 18,
    THB: 35,
    IDR: 15_000,
    CLP: 900,
  },
};

function priceOf(kind: Kind, currency: string): string {
  const worth = WORTH[currency] ?? 1;
  const amount = PRICES[kind] * worth;
  const step = worth >= 100 ? 100 : 1;
  return (Math.round(amount / step) * step).toFixed(decimalsOf(currency));
}

const SIZES = ['S', 'M', 'L', 'XL'];
const SHADES = ['club', 'light', 'dark'] as const;
type Shade = (typeof SHADES)[number];

/** The shades that a kind is sold in. */
const SOLD: Readonly<Record<Kind, readonly Shade[]>> = {
  shirt: SHADES,
  hoodie: ['club', 'dark'],
  cap: ['club'],
  scarf: ['club'],
  mug: ['club'],
};

const quoted = (cell: string) =>
  /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** The products as the CSV of Shopify's admin. */
export function sampleCsv(vendor: string, language: Language, currency: string): string {
  const texts = TEXTS[language];
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Image Alt Text,Variant Image,Status';
  const rows = KINDS.flatMap((kind) => {
    const {title, type, body} = texts[kind];
    const isWorn = kind === 'shirt' || kind === 'hoodie';
    const variants = SOLD[kind].flatMap((shade) =>
      (isWorn ? SIZES : ['']).map((size) => ({shade, size})),
    );
    return variants.map(({shade, size}, index) => {
      const picture = `${kind}-${shade}.webp`;
      const color = texts.colors[SHADES.indexOf(shade)] ?? '';
      const isFirst = index === 0;
      const showsPicture = size === '' || size === SIZES[0];
      const options = isWorn
        ? [isFirst ? texts.color : '', color, isFirst ? texts.size : '', size]
        : ['', '', '', ''];
      return [
        kind,
        ...(isFirst
          ? [title, `<p>${body}</p>`, vendor, type, 'sample', 'TRUE']
          : Array(6).fill('')),
        ...options,
        [kind, shade, size].filter(Boolean).join('-').toUpperCase(),
        ...['shopify', '25', 'deny', priceOf(kind, currency)],
        ...(showsPicture ? [picture, isWorn ? `${title}, ${color}` : title] : ['', '']),
        isWorn ? picture : '',
        isFirst ? 'active' : '',
      ]
        .map(String)
        .map(quoted)
        .join(',');
    });
  });
  return `${[header, ...rows].join('\n')}\n`;
}

/** The ground that the storefront shows pictures on (`--studio`). */
const STUDIO = '#ebe9e6';
const BLACK: Rgb = {r: 0, g: 0, b: 0};
const WHITE: Rgb = {r: 255, g: 255, b: 255};
/** Undyed cloth, and the darkest. */
const UNDYED: Rgb = {r: 247, g: 246, b: 243};
const DARK: Rgb = {r: 38, g: 38, b: 40};

interface Paint {
  /** Cloth, and its lighter and darker tones. */
  cloth: string;
  light: string;
  shade: string;
  /** Seams. */
  seam: string;
  /** The second color of a scarf and a mug. */
  second: string;
}

function paintOf(color: Rgb): Paint {
  return {
    cloth: toHex(color),
    light: toHex(mix(color, WHITE, 0.1)),
    shade: toHex(mix(color, BLACK, 0.16)),
    seam: toHex(mix(color, readableOn(color), 0.3)),
    second: toHex(contrastRatio(color, UNDYED) >= 1.6 ? UNDYED : DARK),
  };
}

const SHIRT =
  'M438 330c40 46 284 46 324 0l170 62c28 12 44 34 54 64l92 250-160 70-62-122v530c0 22-14 36-36 36H380c-22 0-36-14-36-36V654l-62 122-160-70 92-250c10-30 26-52 54-64z';

const DRAWN: Readonly<Record<Kind, (paint: Paint) => string>> = {
  shirt: ({cloth, shade, seam, light}) => `
    <path d="${SHIRT}" fill="${cloth}"/>
    <path d="M344 654v530c0 22 14 36 36 36h120c-60-180-90-360-156-566zm512 0v530c0 22-14 36-36 36h-90c50-180 70-340 126-566z" fill="${shade}" opacity=".55"/>
    <path d="M500 470c60 240 40 480 20 750h70c20-260 0-520-90-750z" fill="${light}" opacity=".5"/>
    <path d="M438 330c40 46 284 46 324 0l-24-10c-46 96-230 96-276 0z" fill="${shade}"/>
    <path d="M462 320c-8 140 284 140 276 0" fill="none" stroke="${seam}" stroke-width="5"/>
    <path d="M268 392c40 70 66 160 76 262m588-262c-40 70-66 160-76 262M142 690l146 64m770-64-146 64M350 1192h500" fill="none" stroke="${seam}" stroke-width="4" opacity=".8"/>`,
  hoodie: ({cloth, shade, seam, light}) => `
    <path d="M402 376c-60 10-108 30-134 78-60 160-104 400-122 642-2 26 12 42 36 46l98 12c24 2 38-10 40-34l30-330v430c0 26 16 42 42 42h416c26 0 42-16 42-42V790l30 330c2 24 16 36 40 34l98-12c24-4 38-20 36-46-18-242-62-482-122-642-26-48-74-68-134-78z" fill="${cloth}"/>
    <path d="M350 790v430c0 26 16 42 42 42h110c-60-160-110-300-152-472zm500 0v430c0 26-16 42-42 42h-90c60-160 90-300 132-472z" fill="${shade}" opacity=".55"/>
    <path d="M402 376c-14-90 60-190 198-190s212 100 198 190c-30 110-130 190-198 240-68-50-168-130-198-240z" fill="${light}"/>
    <path d="M462 372c0-60 50-112 138-112s138 52 138 112c-26 76-90 136-138 172-48-36-112-96-138-172z" fill="${shade}"/>
    <path d="M600 544v-10m-60 32-14 190m134-190 14 190" stroke="${seam}" stroke-width="9" stroke-linecap="round"/>
    <path d="M440 900h320l62 150v90H378v-90z" fill="${light}" opacity=".55"/>
    <path d="M440 900h320l62 150v90H378v-90zM360 1190h480M160 1080l130 16m750-16-130 16" fill="none" stroke="${seam}" stroke-width="5"/>`,
  cap: ({cloth, shade, seam, light}) => `
    <path d="M270 850c-20-260 130-440 350-440 210 0 340 170 336 400-220-50-470-40-686 40z" fill="${cloth}"/>
    <path d="M620 410c110 0 330 120 336 400-80-18-160-28-240-30 20-160-10-290-96-370z" fill="${shade}" opacity=".55"/>
    <path d="M330 640c30-110 110-180 210-200-60 100-90 230-96 370l-130 24c-4-70 0-132 16-194z" fill="${light}" opacity=".6"/>
    <path d="M270 850c216-80 466-90 686-40 120 30 190 90 206 150-150-60-330-90-520-84-130 4-250 20-372-26z" fill="${shade}"/>
    <path d="M270 850c216-80 466-90 686-40" fill="none" stroke="${seam}" stroke-width="6"/>
    <path d="M620 410c-110 80-170 230-176 400M620 410c86 80 116 210 96 370" fill="none" stroke="${seam}" stroke-width="4" opacity=".8"/>
    <ellipse cx="620" cy="408" rx="30" ry="14" fill="${shade}"/>`,
  scarf: ({cloth, shade, second}) => `
    <path d="M420 300h170v840H420z" fill="${cloth}"/>
    <path d="M610 300h170v700H610z" fill="${cloth}"/>
    ${[360, 520, 680, 840, 1000].map((y) => `<path d="M420 ${y}h170v70H420z" fill="${second}"/>`).join('')}
    ${[420, 580, 740, 900].map((y) => `<path d="M610 ${y}h170v70H610z" fill="${second}"/>`).join('')}
    <path d="M590 300v840h-34V300zM780 300v700h-34V300z" fill="#000" opacity=".1"/>
    <path d="M420 330c0-110 360-110 360 0v70c0-80-360-80-360 0z" fill="${shade}"/>
    ${Array.from({length: 12}, (_, at) => `<path d="M${427 + at * 14} 1140v74" stroke="${at % 2 ? second : cloth}" stroke-width="7"/><path d="M${617 + at * 14} 1000v74" stroke="${at % 2 ? cloth : second}" stroke-width="7"/>`).join('')}`,
  mug: ({cloth, shade, light, second}) => `
    <path d="M800 640c150-30 220 60 210 160s-110 190-230 180v-70c80 0 150-50 156-116s-50-104-136-86z" fill="${shade}"/>
    <path d="M300 520h520v470c0 80-60 130-140 130H440c-80 0-140-50-140-130z" fill="${cloth}"/>
    <path d="M700 520h120v470c0 80-60 130-140 130h-70c60-30 90-70 90-130z" fill="${shade}" opacity=".6"/>
    <path d="M340 560h60v430c0 30 8 56 24 78-50-10-84-44-84-96z" fill="${light}" opacity=".7"/>
    <ellipse cx="560" cy="520" rx="260" ry="58" fill="${light}"/>
    <ellipse cx="560" cy="524" rx="228" ry="44" fill="${shade}"/>
    <path d="M300 700h520v120H300z" fill="${second}" opacity=".92"/>`,
};

/** A drawing on the ground of pictures, with a soft shadow below. */
const sheet = (drawing: string, width: number, height: number, place = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `<rect width="${width}" height="${height}" fill="${STUDIO}"/><g ${place}>${drawing}</g></svg>`;

const shadow = (y: number, rx: number) =>
  `<ellipse cx="600" cy="${y}" rx="${rx}" ry="26" fill="#000" opacity=".07"/>`;
const SHADOWS: Readonly<Record<Kind, string>> = {
  shirt: shadow(1262, 300),
  hoodie: shadow(1300, 320),
  cap: shadow(1010, 420),
  scarf: shadow(1250, 220),
  mug: shadow(1132, 280),
};

const webp = (svg: string) => sharp(Buffer.from(svg)).webp({quality: 80}).toBuffer();

/** The pictures of the samples by their names, in the shop's color, and a banner of them all. */
export async function drawSamples(accent: string): Promise<Map<string, Buffer>> {
  const club = parseColor(accent) ?? DARK;
  const colors: Readonly<Record<Shade, Rgb>> = {club, light: UNDYED, dark: DARK};
  const files = new Map<string, Buffer>();
  for (const kind of KINDS)
    for (const shade of SOLD[kind]) {
      const drawing = SHADOWS[kind] + DRAWN[kind](paintOf(colors[shade]));
      files.set(`${kind}-${shade}.webp`, await webp(sheet(drawing, 1200, 1500)));
    }
  files.set('banner.webp', await drawBanner(club, colors));
  return files;
}

/**
 * A ground that white words can be read on: a dark tone of a color, or nearly black for a light
 * one, whose dark tones are of no club.
 */
export function groundOf(color: Rgb): Rgb {
  if (contrastRatio(color, WHITE) < 3) return mix(DARK, color, 0.06);
  let ground = color;
  for (let share = 0; contrastRatio(ground, WHITE) < 7; share += 0.05)
    ground = mix(color, BLACK, share);
  return ground;
}

/** Goods in a row. */
function drawBanner(club: Rgb, colors: Readonly<Record<Shade, Rgb>>): Promise<Buffer> {
  const ground = groundOf(club);
  const isLight = contrastRatio(club, ground) > 3;
  const own = isLight ? club : mix(ground, BLACK, 0.35);
  const dark = isLight ? mix(DARK, colors.light, 0.14) : colors.dark;
  const row: readonly (readonly [Kind, Shade, number])[] = [
    ['hoodie', 'dark', 1120],
    ['shirt', 'light', 1560],
    ['hoodie', 'club', 2000],
  ];
  const goods = row
    .map(
      ([kind, shade, x]) =>
        `<g transform="translate(${x - 400} 90) scale(.7)">${DRAWN[kind](paintOf({club: own, dark, light: colors.light}[shade]))}</g>`,
    )
    .join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><rect width="2400" height="1200" fill="${toHex(ground)}"/>` +
    `${goods}</svg>`;
  return webp(svg);
}
