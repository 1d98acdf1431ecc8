import {localInstant, localText, usualMoments} from '../moments';

import {Field} from './panel-fields';
import type {Panel} from './use-panel';

const MOMENT = new Intl.DateTimeFormat('en', {dateStyle: 'full', timeStyle: 'short'});

/** The instant as of which the whole shop is shown. */
export function MomentPart({panel: {state, change}}: {panel: Panel}) {
  const {asOf} = state;
  const choose = (instant: number | null) => change({asOf: instant}, 'moment');
  return (
    <>
      <p role="status">
        {asOf === null
          ? 'The shop as it is now.'
          : `The shop as of ${MOMENT.format(asOf)}, by your clock.`}
      </p>
      <Field label="Day and time">
        {(ties) => (
          <input
            {...ties}
            type="datetime-local"
            key={asOf}
            defaultValue={asOf === null ? '' : localText(asOf)}
            onBlur={({target}) => {
              const instant = localInstant(target.value);
              if (instant !== null && target.value !== target.defaultValue)
                choose(instant);
            }}
          />
        )}
      </Field>
      <div className="pv-buttons">
        {usualMoments(Date.now()).map(({name, instant}) => (
          <button
            key={name}
            type="button"
            className="pv-button"
            onClick={() => choose(instant)}
          >
            {name}
          </button>
        ))}
        <button
          type="button"
          className="pv-button"
          aria-disabled={asOf === null}
          onClick={() => asOf !== null && choose(null)}
        >
          Now
        </button>
      </div>
    </>
  );
}
