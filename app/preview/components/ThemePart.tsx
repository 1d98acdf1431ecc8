import {Field} from './panel-fields';
import type {Panel} from './use-panel';

/** `winter-nights` as people say it. */
function nameOf(handle: string): string {
  const words = handle.replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Which of the store's themes the draft is made from, and how it differs. */
export function ThemePart({panel: {data, state, change}}: {panel: Panel}) {
  const {entries, live} = data;
  const known = entries.some(({handle}) => handle === state.theme);
  const changes = Object.keys(state.edits).length;
  return (
    <div className="pv-part">
      <Field label="Theme">
        {(ties) => (
          <select
            {...ties}
            value={known ? (state.theme ?? '') : (live ?? '')}
            onChange={({target}) =>
              change(
                {view: 'draft', theme: target.value || null, edits: {}, draft: null},
                'theme',
              )
            }
          >
            {live === null && <option value="">The shop’s settings</option>}
            {entries.map(({handle}) => (
              <option key={handle} value={handle}>
                {nameOf(handle)}
                {handle === live && ' (shoppers see it)'}
              </option>
            ))}
          </select>
        )}
      </Field>
      {changes > 0 && (
        <p className="pv-note">
          {changes === 1 ? 'One change' : `${changes} changes`} to this theme.{' '}
          <button
            type="button"
            className="pv-link"
            onClick={() => change({edits: {}}, 'theme')}
          >
            Discard
          </button>
        </p>
      )}
    </div>
  );
}
