import {imageUrl} from '~/lib/image-url';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {contrastResults, MAX_RADIUS} from '~/theme';
import {Icon} from '~/ui/Icon';

import {bannerLines, bannersOf} from './settings-text';
import {Field, TextField} from './panel-fields';
import type {Panel} from './use-panel';

/** `winter-nights` as `Winter nights`. */
function nameOf(handle: string): string {
  const spaced = handle.replace(/[-_]+/g, ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The theme that the draft starts from, and how the draft differs. */
export function ThemePart({panel: {data, state, change}}: {panel: Panel}) {
  const {entries, published} = data;
  const known = entries.some(({handle}) => handle === state.theme);
  const edits = Object.keys(state.edits).length;
  return (
    <div className="pv-part">
      <Field label="Theme">
        {(ties) => (
          <select
            {...ties}
            value={known ? (state.theme ?? '') : ''}
            onChange={({target}) =>
              change(
                {view: 'draft', theme: target.value || null, edits: {}, draft: null},
                'theme',
              )
            }
          >
            <option value="">What shoppers see</option>
            {entries
              .filter(({handle}) => handle !== published?.handle)
              .map(({handle}) => (
                <option key={handle} value={handle}>
                  {nameOf(handle)}
                </option>
              ))}
          </select>
        )}
      </Field>
      {edits > 0 && (
        <p className="pv-note">
          {edits === 1 ? 'One change' : `${edits} changes`} to this theme.{' '}
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

/** Accent colour with its WCAG contrast, corner radius, font. */
export function AppearancePart({panel}: {panel: Panel}) {
  const {data, shown: formatRatio, edit, problemOf} = panel;
  const {texts, theme} = formatRatio;
  return (
    <>
      <div className="pv-row">
        <Field label="Accent colour" problem={problemOf('accent_color')}>
          {(ties) => (
            <input
              {...ties}
              value={texts.accent_color ?? ''}
              spellCheck={false}
              onChange={({target}) => edit('accent_color', target.value)}
            />
          )}
        </Field>
        <input
          type="color"
          aria-label="Pick the accent colour"
          value={theme.accent}
          onChange={({target}) => edit('accent_color', target.value)}
        />
      </div>
      <Contrast accent={theme.accent} onPick={(accent) => edit('accent_color', accent)} />
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
            onChange={({target}) => edit('border_radius', target.value)}
          />
        )}
      </Field>
      <Field label="Font" problem={problemOf('font')}>
        {(ties) => (
          <select
            {...ties}
            value={theme.font}
            onChange={({target}) => edit('font', target.value)}
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

interface ContrastProps {
  /** `#rrggbb`. */
  accent: string;
  /** Called with an accent that passes. */
  onPick: (accent: string) => void;
}

/** Rounds down, so that no failing ratio reads as passing. */
function shown(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

/** The accent's WCAG 2.2 contrast, and the nearest passing colour where it fails. */
function Contrast({accent, onPick}: ContrastProps) {
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

/** The shop's texts. */
export function TextsPart({panel}: {panel: Panel}) {
  return (
    <>
      <TextField
        panel={panel}
        field="hero_title"
        label="Hero title"
        rows={2}
        shownIn=".hero-text h1"
      />
      <TextField
        panel={panel}
        field="hero_subtitle"
        label="Hero subtitle"
        rows={3}
        shownIn=".hero-text p"
      />
      <TextField panel={panel} field="tagline" label="Tagline" shownIn=".footer-name" />
      <TextField
        panel={panel}
        field="announcement"
        label="Announcement"
        shownIn=".announcement"
      />
    </>
  );
}

const THUMB = {width: 240, height: 120, crop: 'center', quality: 80} as const;

/** The hero's banner, and the list of all. */
export function PicturesPart({panel}: {panel: Panel}) {
  const {data, shown, edit, problemOf} = panel;
  const {banners} = shown.theme;
  const listed = data.entries.flatMap(({texts}) => splitBanners(texts.banners ?? ''));
  const known = [...new Set([...listed, ...banners])];
  const toFront = (picture: string) => {
    const others = banners.filter((banner) => banner !== picture);
    edit('banners', [picture, ...others].join(BANNER_SEPARATOR));
  };
  return (
    <>
      <fieldset className="pv-pictures">
        <legend>Behind the title</legend>
        {known.map((picture, index) => (
          <label key={picture}>
            <input
              type="radio"
              name="preview-banner"
              aria-label={`Banner ${index + 1} of ${known.length}`}
              checked={banners[0] === picture}
              onChange={() => toFront(picture)}
            />
            <img src={imageUrl(picture, THUMB)} alt="" width={120} height={60} />
          </label>
        ))}
      </fieldset>
      <Field label="All banners, one address a line" problem={problemOf('banners')}>
        {(ties) => (
          <textarea
            {...ties}
            rows={3}
            spellCheck={false}
            defaultValue={bannerLines(shown.texts.banners ?? '')}
            key={banners.join()}
            onBlur={({target}) => {
              const text = bannersOf(target.value);
              if (text !== shown.texts.banners) edit('banners', text);
            }}
          />
        )}
      </Field>
    </>
  );
}
