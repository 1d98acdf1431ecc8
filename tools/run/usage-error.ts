/** A mistake that the developer can mend: its message is shown alone, without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
