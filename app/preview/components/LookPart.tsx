import {MAX_RADIUS} from '~/theme';

import {Contrast} from './Contrast';
import {Field} from './panel-fields';
import type {Panel} from './use-panel';

/** Accent colour, with how it stands against WCAG; corners; font. */
export function LookPart({panel}: {panel: Panel}) {
  const {data, look, write, problemOf} = panel;
  const {texts, theme} = look;
  return (
    <>
      <div className="pv-row">
        <Field label="Accent colour" problem={problemOf('accent_color')}>
          {(ties) => (
            <input
              {...ties}
              value={texts.accent_color ?? ''}
              spellCheck={false}
              onChange={({target}) => write('accent_color', target.value)}
            />
          )}
        </Field>
        <input
          type="color"
          aria-label="Pick the accent colour"
          value={theme.accent}
          onChange={({target}) => write('accent_color', target.value)}
        />
      </div>
      <Contrast
        accent={theme.accent}
        onPick={(accent) => write('accent_color', accent)}
      />
      <Field
        label={`Corner radius: ${theme.radius} px`}
        problem={problemOf('border_radius')}
      >
        {(ties) => (
          <input
            {...ties}
            type="range"
            min={0}
            max={MAX_RADIUS}
            value={theme.radius}
            onChange={({target}) => write('border_radius', target.value)}
          />
        )}
      </Field>
      <Field label="Font" problem={problemOf('font')}>
        {(ties) => (
          <select
            {...ties}
            value={theme.font}
            onChange={({target}) => write('font', target.value)}
          >
            {data.fonts.map(({name}) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        )}
      </Field>
    </>
  );
}
