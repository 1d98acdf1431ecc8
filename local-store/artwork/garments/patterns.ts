import type {Garment} from '../description';
import type {Pattern} from './pattern';
import {ringerTee, tee} from './tee';

const PATTERNS: Readonly<Partial<Record<Garment, Pattern>>> = {
  tee,
  'ringer-tee': ringerTee,
};

/** How a garment is drawn. */
export function patternOf(garment: Garment): Pattern {
  return PATTERNS[garment] ?? tee;
}
