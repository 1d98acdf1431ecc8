/**
 * What shops call Size and Color, beside those two (§10.26). Only words that mean nothing else in
 * another language of the table: they hold whatever the page's language is.
 */
const WORDS = {
  Size: [
    'Größe Grösse Groesse Taille Talla Taglia Tamanho Maat Rozmiar Storlek Størrelse Koko Velikost Veľkosť Méret Beden',
    'Размер Розмір Μέγεθος サイズ 大きさ 사이즈 尺码 尺碼 尺寸',
  ],
  Color: [
    'Colour Farbe Couleur Colore Cor Kleur Kolor Färg Farve Farge Väri Barva Farba Szín Renk',
    'Цвет Колір Χρώμα 色 カラー 색상 컬러 颜色 顏色 색깔',
  ],
} as const;

const roles = new Map(
  Object.entries(WORDS).flatMap(([role, lists]) =>
    lists
      .flatMap((list) => list.split(' '))
      .map((word) => [word.toLowerCase(), role] as const),
  ),
);

/** The name by which rules know an option: `Size` for `Größe`; any other as it is. */
export function ruleName(name: string): string {
  return roles.get(name.normalize('NFC').trim().toLowerCase()) ?? name;
}
