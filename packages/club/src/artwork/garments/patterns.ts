import type {Garment} from '../description';
import {beanie} from './beanie';
import {cap} from './cap';
import {card} from './card';
import {hoodie} from './hoodie';
import {jacket} from './jacket';
import {longSleeveTee} from './long-sleeve';
import {matchShirt} from './match-shirt';
import type {Pattern} from './pattern';
import {scarf} from './scarf';
import {shorts} from './shorts';
import {socks} from './socks';
import {sweatshirt} from './sweatshirt';
import {ringerTee, tee} from './tee';
import {tote} from './tote';
import {zipHoodie} from './zip-hoodie';

const PATTERNS: Readonly<Record<Garment, Pattern>> = {
  tee,
  'ringer-tee': ringerTee,
  'match-shirt': matchShirt,
  'long-sleeve': longSleeveTee,
  hoodie,
  'zip-hoodie': zipHoodie,
  sweatshirt,
  jacket,
  shorts,
  cap,
  beanie,
  scarf,
  tote,
  socks,
  card,
};

/** How a garment is drawn. */
export function patternOf(garment: Garment): Pattern {
  return PATTERNS[garment];
}
