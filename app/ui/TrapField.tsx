/**
 * The field for programs that fill in everything: no person sees it, no browser fills it in, and a
 * form's own script leaves it out.
 */
export const TRAP_FIELD = 'comment';

export const TrapField = () => (
  <div className="visually-hidden" aria-hidden="true">
    <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
  </div>
);
