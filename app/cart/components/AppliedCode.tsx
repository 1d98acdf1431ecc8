import {Icon} from '~/ui/Icon';

interface AppliedCodeProps {
  code: string;
  /** What is to be said of it, if anything. */
  remark?: string | undefined;
}

/** A code in use; the button submits the form around it. */
export function AppliedCode({code, remark}: AppliedCodeProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 break-words">
        <span className="font-semibold">{code}</span>
        {remark && <span className="block text-sm text-soft">{remark}</span>}
      </p>
      <button
        type="submit"
        className="button button-icon -mr-3 text-soft"
        aria-label={`Remove ${code}`}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
