import type {AppConfig} from '../../app/server/config';
import type {StorefrontEnv} from '../../app/server/env';
import type {AppDocument} from '../graphql/app-documents';
import type {Subjects} from '../graphql/subjects';
import type {StoreProbe} from './probe';
import type {Obstacle} from './subjects';

/**
 * - `ok`: works;
 * - `note`: works, but somebody may want it otherwise;
 * - `fault`: must be mended;
 * - `skipped`: cannot be told until another fault is mended.
 */
export type Status = 'ok' | 'note' | 'fault' | 'skipped';

/** What a check has found. */
export interface Finding {
  status: Status;
  /** What is so, in a line. */
  found: string;
  /** What it costs as it is, if not what the check's row says. */
  cost?: string;
  /** What to do about it. */
  mend?: string;
}

/** What is examined. */
export interface Patient {
  /** As configured, without defaults. */
  env: StorefrontEnv;
  config: AppConfig;
  documents: readonly AppDocument[];
  /** Asks the store. */
  probe: StoreProbe;
  /** A product and a cart to try the app's queries with, or what is in the way of them; found once. */
  subjects(): Promise<Subjects | Obstacle>;
  /** The store is an embedded one, on this machine: some things a merchant must decide do not matter. */
  isLocal: boolean;
}

/** One row of the doctor's table. */
export interface Check {
  name: string;
  /** What does not work while this is at fault. */
  cost: string;
  /** Names of checks without which this one says nothing. */
  needs: readonly string[];
  run(patient: Patient): Promise<Finding | readonly Finding[]>;
}
