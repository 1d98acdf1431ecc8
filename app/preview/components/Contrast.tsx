import {contrastResults} from '~/theme';
import {Icon} from '~/ui/Icon';

interface ContrastProps {
  /** `#rrggbb`. */
  accent: string;
  /** Takes an accent that passes. */
  onPick: (accent: string) => void;
}

/** Down, so that nothing that fails is shown as if it passed. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** How the accent stands against WCAG 2.2, and the nearest colour that passes where it does not. */
export function Contrast({accent, onPick}: ContrastProps) {
  const results = contrastResults(accent);
  const passed = results.filter(({passes}) => passes).length;
  return (
    <div className="pv-contrast">
      <p role="status">
        Contrast (WCAG 2.2): {passed} of {results.length} pass
      </p>
      <ul>
        {results.map(({use, ratio, needed, passes, nearest}) => (
          <li key={use} data-passes={passes || undefined}>
            <Icon name={passes ? 'check' : 'alert'} />
            <span>
              {use}: <b>{shown(ratio)}</b> {passes ? 'passes' : `fails, needs ${needed}`}
            </span>
            {!passes && (
              <button
                type="button"
                className="pv-link"
                aria-label={`Use ${nearest}, the nearest that passes`}
                onClick={() => onPick(nearest)}
              >
                Use {nearest}
              </button>
            )}
          </li>
        ))}
      </ul>
      {passed < results.length && (
        <p className="pv-note">
          Where the accent fails, the shop darkens it by itself: nothing becomes
          unreadable.
        </p>
      )}
    </div>
  );
}
