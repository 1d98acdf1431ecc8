import type {Part} from './part';
import {bytes} from './parts/bytes';
import {cards} from './parts/cards';
import {cold} from './parts/cold';
import {drop} from './parts/drop';
import {features} from './parts/features';
import {filters} from './parts/filters';
import {growth} from './parts/growth';
import {hostile} from './parts/hostile';
import {interactions} from './parts/interactions';
import {lighthouse} from './parts/lighthouse';
import {memory} from './parts/memory';
import {paints} from './parts/paints';
import {shoppers} from './parts/shoppers';
import {start} from './parts/start';
import {taps} from './parts/taps';
import {throughput} from './parts/throughput';
import {work} from './parts/work';

/** All that is measured, in the order of the report. */
export const parts = {
  bytes,
  paints,
  work,
  lighthouse,
  interactions,
  taps,
  cards,
  memory,
  throughput,
  cold,
  start,
  growth,
  filters,
  features,
  shoppers,
  drop,
  hostile,
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];
