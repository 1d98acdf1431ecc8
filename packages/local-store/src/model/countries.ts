/**
 * Rules for addresses, country by country. The fields that `STRICT` requires were recorded on a live store
 * for all 245 countries (2026-07, API 2026-04); zones, postal codes and the order of a line are facts of
 * Shopify/worldwide (MIT), here for the countries that shops ship to most.
 */

interface CountryFormat {
  /** Lines after the street; `_` ends a line. */
  place?: string;
  /** The form of a postal code. */
  zip?: RegExp;
  /** Codes of the country's zones, between spaces. */
  zones?: string;
}

const formats: Readonly<Record<string, CountryFormat>> = {
  US: {
    zip: /^\d{5}(-\d{4})?$/i,
    zones:
      'AL AK AS AZ AR CA CO CT DE DC FM FL GA GU HI ID IL IN IA KS KY LA ME MH MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND MP OH OK OR PW PA PR RI SC SD TN TX UT VT VA WA WV WI WY VI AA AE AP',
  },
  CA: {
    zip: /^[A-Za-z]\d[A-Za-z]\s*\d[A-Za-z]\d$/i,
    zones: 'AB BC MB NB NL NT NS NU ON PE QC SK YT',
  },
  GB: {
    place: '{city}_{zip}_{country}',
    zip: /^[A-Za-z]{1,2}(\d[A-Za-z]?|\d\d)\s?\d[A-Za-z]{2}$/i,
  },
  AU: {zip: /^(?!2899|679[89])(\d{4})$/i, zones: 'ACT NSW NT QLD SA TAS VIC WA'},
  NZ: {place: '{province}_{city} {zip}_{country}', zip: /^\d{4}$/i},
  IE: {
    place: '{city}_{province}_{zip}_{country}',
    zip: /^(D6W|[AC-FHKNPRT-Z]\d{2}) ?[0-9AC-FHKNPRT-Z]{4}$/i,
    zones: 'CW CN CE CO DL D G KY KE KK LS LM LK LD LH MO MH MN OY RN SO TA WD WH WX WW',
  },
  DE: {place: '{zip} {city}_{country}', zip: /^(DE?-?)?\d{5}$/i},
  FR: {place: '{zip} {city}_{country}', zip: /^((FR?( |-)?)?\d{5})$/i},
  IT: {
    place: '{zip} {city} {province}_{country}',
    zip: /^(IT?-?)?\d{5}$/i,
    zones:
      'AG AL AN AO AR AP AT AV BA BT BL BN BG BI BO BZ BS BR CA CL CB CE CT CZ CH CO CS CR KR CN EN FM FE FI FG FC FR OT GE GO GR IM IS AQ SP LT LE LC LI LO LU MC MN MS MT VS ME MI MO MB NA NO NU OG OR PD PA PR PV PG PU PE PC PI PT PN PZ PO RG RA RC RE RI RN RM RO SA SS SV SI SR SO CI TA TE TR TO TP TN TV TS UD VA VE VB VC VR VV VI VT',
  },
  ES: {
    place: '{zip} {city}_{province}_{country}',
    zip: /^(ES?-?)?[0-5]\d{4}$/i,
    zones:
      'C VI AB A AL O AV BA PM B BU CC CA S CS CE CR CO CU GI GR GU SS H HU J LO GC LE L LU M MA ML MU NA OR P PO SA TF SG SE SO T TE TO V VA BI ZA Z',
  },
  NL: {place: '{zip} {city}_{country}', zip: /^[1-9][0-9]{3} ?[A-Z]{2}$/i},
  BE: {place: '{zip} {city}_{country}', zip: /^(BE?( |-)?)?[1-9]\d{3}$/i},
  AT: {place: '{zip} {city}_{country}', zip: /^((AT?( |-)?)?[1-9]\d{3})$/i},
  CH: {
    place: '{zip} {city}_{country}',
    zip: /^((CH( |-)?)?(([1-8]\d{3})|(9[012356789]\d{2})|(94[01234567]\d)))$/i,
  },
  SE: {place: '{zip} {city}_{country}', zip: /^\d{3} ?\d{2}$/i},
  NO: {place: '{zip} {city}_{country}', zip: /^(NO?( |-)?)?(?!8099|917\d)(\d{4})$/i},
  DK: {
    place: '{zip} {city}_{country}',
    zip: /^(DK( |-)?)?(?!38\d{2}|39\d{2})((0[89]\d{2})|([1-9]\d{3}))$/i,
  },
  FI: {place: '{zip} {city}_{country}', zip: /^(FI-?)?(?!22\d{3})(\d{5})$/i},
  PL: {place: '{zip} {city}_{country}', zip: /^(PL-?)?\d{2}( |-)?\d{3}$/i},
  PT: {
    place: '{zip} {city}_{province}_{country}',
    zip: /^(PT?-?)?\d{4}-?\d{3}$/i,
    zones:
      'PT-20 PT-01 PT-02 PT-03 PT-04 PT-05 PT-06 PT-07 PT-08 PT-09 PT-10 PT-11 PT-30 PT-12 PT-13 PT-14 PT-15 PT-16 PT-17 PT-18',
  },
  CZ: {place: '{zip} {city}_{country}', zip: /^((CZ( |-)?)?[1-7]\d{2} ?\d{2})$/i},
  GR: {place: '{zip} {city}_{country}', zip: /^((GR( |-)?)?[1-8]\d{2} ?\d{2})$/i},
  RO: {
    place: '{zip} {city} {province}_{country}',
    zip: /^(RO-?)?\d{6}$/i,
    zones:
      'AB AR AG BC BH BN BT BV BR B BZ CL CS CJ CT CV DB DJ GL GR GJ HR HD IS IL IF MM MH MS NT OT PH SJ SM SB SV TR TM TL VL VS VN',
  },
  JP: {
    zip: /^〒?(\d{7}|\d{3}-\d{4})$/i,
    zones:
      'JP-01 JP-02 JP-03 JP-04 JP-05 JP-06 JP-07 JP-08 JP-09 JP-10 JP-11 JP-12 JP-13 JP-14 JP-15 JP-16 JP-17 JP-18 JP-19 JP-20 JP-21 JP-22 JP-23 JP-24 JP-25 JP-26 JP-27 JP-28 JP-29 JP-30 JP-31 JP-32 JP-33 JP-34 JP-35 JP-36 JP-37 JP-38 JP-39 JP-40 JP-41 JP-42 JP-43 JP-44 JP-45 JP-46 JP-47',
  },
  KR: {
    place: '{zip} {city}_{province}_{country}',
    zip: /^(\d{5}|\d{3}-\d{3})$/i,
    zones:
      'KR-26 KR-43 KR-44 KR-27 KR-30 KR-42 KR-29 KR-47 KR-41 KR-48 KR-28 KR-49 KR-45 KR-46 KR-50 KR-11 KR-31',
  },
  SG: {place: '{country} {zip}', zip: /^\d{6}$/i},
  HK: {place: '{city}_{province} {country}', zones: 'HK KL NT'},
  IN: {
    place: '{zip} {city} {province}_{country}',
    zip: /^\d{6}$/i,
    zones:
      'AN AP AR AS BR CH CG DN DD DL GA GJ HR HP JK JH KA KL LA LD MP MH MN ML MZ NL OR PY PB RJ SK TN TS TR UP UK WB',
  },
  AE: {place: '{city} {province}_{country}', zones: 'AZ AJ DU FU RK SH UQ'},
  MX: {
    place: '{zip} {city} {province}_{country}',
    zip: /^\d{5}$/i,
    zones:
      'AGS BC BCS CAMP CHIS CHIH DF COAH COL DGO GTO GRO HGO JAL MEX MICH MOR NAY NL OAX PUE QRO Q ROO SLP SIN SON TAB TAMPS TLAX VER YUC ZAC',
  },
  BR: {
    place: '{zip} {city} {province}_{country}',
    zip: /^\d{5}(-?\d{3})?$/i,
    zones:
      'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
  },
  ZA: {
    place: '{city}_{province}_{zip}_{country}',
    zip: /^(?!9[012]\d{2})(\d{4})$/i,
    zones: 'EC FS GP NL LP MP NW NC WC',
  },
  IL: {place: '{zip} {city}_{country}', zip: /^\d{7}$/i},
};

const set = (codes: string) => new Set(codes.split(' '));

/** Countries whose addresses `STRICT` refuses without a postal code. */
const zipRequired = set(
  'AX AD AR AU AT BE BM BA BR BN BG CA CN HR CY CZ DK EE FO FI FR GF PF GE DE GR GL GP GG HU IS IN ID IE IM IT JP JE LV LI LT LU MG MY MT MQ YT MX MC ME MS NL NC NZ MK NO PH PL PT RE RU BL MF PM SM RS SG SK SI ZA KR ES SJ SE CH TH UA GB US UM VG WF',
);
/** Countries whose addresses `STRICT` refuses without a zone: a state, a province, a county. */
const zoneRequired = set(
  'AR AU BR CA CL CN CO CR EG SV GT HK IN ID IE IT JP KW MY MX NG PA PE PH PT RO RU ZA KR ES TH AE US UY VE',
);
/** Countries that are one city. */
const cityless = set('GI VA PN SG GS TA');
/** Countries that nothing is shipped to. */
const unsupported = set('CU IR KP SY');

export interface CountryRules {
  needsZip: boolean;
  needsZone: boolean;
  needsCity: boolean;
  isSupported: boolean;
}

/** The rules of `STRICT` for an address in a country. */
export function countryRules(code: string): CountryRules {
  return {
    needsZip: zipRequired.has(code),
    needsZone: zoneRequired.has(code),
    needsCity: !cityless.has(code),
    isSupported: !unsupported.has(code),
  };
}

/** Whether a text looks like a postal code of a country; true where nobody has written down how they look. */
export function isZip(country: string, zip: string): boolean {
  return formats[country]?.zip?.test(zip.trim()) ?? true;
}

/** Australian postal codes say which state they are in. */
const australianZones: readonly (readonly [prefix: RegExp, zone: string])[] = [
  [/^(?:02|260|261[024567]|29)/, 'ACT'],
  [/^0[89]/, 'NT'],
  [/^[12]/, 'NSW'],
  [/^[38]/, 'VIC'],
  [/^[49]/, 'QLD'],
  [/^5/, 'SA'],
  [/^6/, 'WA'],
  [/^7/, 'TAS'],
];

/**
 * The zone that `STRICT` keeps: in capitals, and in Australia the one of the postal code where the code given
 * is none. Null when the country has no such zone.
 */
export function zoneOf(country: string, code: string, zip: string | null): string | null {
  const zone = code.trim().toUpperCase();
  const {zones} = formats[country] ?? {};
  if (!zones || zones.split(' ').includes(zone)) return zone;
  if (country !== 'AU' || !zip) return null;
  return australianZones.find(([prefix]) => prefix.test(zip))?.[1] ?? null;
}

/** The lines of an address below the street, as the country writes them. */
export function placeLines(
  country: string | null,
  parts: {city: string | null; province: string | null; zip: string | null},
): string[] {
  const {place = '{city} {province} {zip}_{country}'} = formats[country ?? ''] ?? {};
  const values = new Map([
    ...Object.entries(parts),
    ['country', country && countryName(country)],
  ]);
  return place
    .split('_')
    .map((line) =>
      line
        .replace(/\{(\w+)\}/g, (_, name: string) => values.get(name) ?? '')
        .replace(/ +/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** Where Shopify's name is not that of Unicode. */
const officialNames: Readonly<Record<string, string>> = {
  HK: 'Hong Kong SAR',
  MO: 'Macao SAR',
};

const names = new Intl.DisplayNames('en', {type: 'region'});

/** A country's English name, for example `United States`. */
export function countryName(code: string): string {
  return officialNames[code] ?? names.of(code) ?? code;
}
