import {localInstant, localText, usualMoments} from '../moments';

import {Field} from './panel-fields';
import type {Panel} from './use-panel';

const MOMENT = new Intl.DateTimeFormat('en', {dateStyle: 'full', timeStyle: 'short'});

/** The instant as of which the whole shop is shown. */
export function MomentPart({panel: {show, change}}: {panel: Panel}) {
  const {moment} = show;
  const choose = (instant: number | null) => change({moment: instant}, 'moment');
  return (
    <>
      <p role="status">
        {moment === null
          ? 'The shop as it is now.'
          : `The shop as of ${MOMENT.format(moment)}, by your clock.`}
      </p>
      <Field label="Day and time">
        {(ties) => (
          <input
            {...ties}
            type="datetime-local"
            key={moment}
            defaultValue={moment === null ? '' : localText(moment)}
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
          aria-disabled={moment === null}
          onClick={() => moment !== null && choose(null)}
        >
          Now
        </button>
      </div>
    </>
  );
}
