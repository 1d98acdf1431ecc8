import {LAST_GOOD} from './last-good';

interface AnswerError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The answer is the last good one from before the store failed: say quietly that it may be out of date. */
export function isStale(answer: {
  readonly errors?: readonly AnswerError[] | undefined;
}): boolean {
  return Boolean(answer.errors?.some((error) => error.extensions?.code === LAST_GOOD));
}
