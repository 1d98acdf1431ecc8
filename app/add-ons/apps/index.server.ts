import type {WorkerPart} from '~/server/parts';

import offer from './offer.ts?inline-script';

export const APPS_IN_WORKER: WorkerPart = {earlyScript: offer};
