import type {Part} from './part';
import {bytes} from './parts/bytes';
import {drop} from './parts/drop';
import {interactions} from './parts/interactions';
import {link} from './parts/link';
import {throughput} from './parts/throughput';
import {work} from './parts/work';

/** All that is measured, in the order of the report. */
export const parts = {
  bytes,
  link,
  work,
  interactions,
  throughput,
  drop,
} satisfies Record<string, Part>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];
