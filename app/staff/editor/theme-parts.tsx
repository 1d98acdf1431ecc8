import {imageUrl} from '~/lib/images';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {contrastResults, FIELDS, MAX_RADIUS, shownEntry} from '~/theme';
import {Icon} from '~/ui/Icon';

import {isUnsaved} from '../session';
import {Field, TextField} from './panel-fields';
import {changesBetween} from './preview-theme';
import {bannerLines, bannersOf, nameOf} from './settings-text';
import type {Panel} from './use-panel';

/** The theme that the draft starts from, and how the draft differs. */
export function ThemePart({panel: {data, state, shown, change}}: {panel: Panel}) {
  const {entries, live, published} = data;
  const known = entries.some(({handle}) => handle === state.theme);
  const base = shownEntry({view: 'draft', theme: state.theme}, entries, live);
  const changes = changesBetween(base?.texts ?? {}, shown.own).length;
  const isPlanOn = live?.handle !== published?.handle;
  return (
    <div className="pv-part">
      <Field label="Start from">
        {(ties) => (
          <select
            {...ties}
            value={known ? (state.theme ?? '') : ''}
            onChange={({target}) =>
              change(
                {
                  view: 'draft',
                  theme: target.value || null,
                  edits: {},
                  draft: null,
                  isSaved: false,
                },
                'theme',
              )
            }
          >
            <option value="">
              {isPlanOn ? 'The planned theme that is on' : 'The published theme'}
            </option>
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
      {state.view === 'draft' && changes > 0 && (
        <p className="pv-note">
          <span>
            {(changes === 1 ? 'One change' : `${changes} changes`) +
              (isUnsaved(state) ? ', not saved.' : '.')}
          </span>{' '}
          <button
            type="button"
            className="pv-link"
            onClick={() => change({edits: {}, isSaved: false}, 'theme')}
          >
            Discard
          </button>
        </p>
      )}
    </div>
  );
}

/** Accent color with its WCAG contrast, corner radius, font. */
export function AppearancePart({panel}: {panel: Panel}) {
  const {data, shown, edit, problemOf} = panel;
  const {texts, theme} = shown;
  return (
    <>
      <div className="pv-row">
        <Field label={FIELDS.accent_color.label} problem={problemOf('accent_color')}>
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
          aria-label="Pick the accent color"
          value={theme.accent}
          onChange={({target}) => edit('accent_color', target.value)}
        />
      </div>
      <Contrast accent={theme.accent} onPick={(accent) => edit('accent_color', accent)} />
      <Field
        label={`${FIELDS.border_radius.label}: ${theme.radius} px`}
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
      <Field label={FIELDS.font.label} problem={problemOf('font')}>
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

/** The accent's WCAG 2.2 contrast, and the nearest passing color where it fails. */
function Contrast({accent, onPick}: ContrastProps) {
  const results = contrastResults(accent);
  const passed = results.filter(({passes}) => passes).length;
  return (
    <div className="pv-contrast">
      <p role="status">{`Contrast (WCAG 2.2): ${passed} of ${results.length} pass`}</p>
      <ul>
        {results.map(({use, ratio, needed, passes, nearest}) => (
          <li key={use} data-passes={passes || undefined}>
            <Icon name={passes ? 'check' : 'alert'} />
            <span>
              <span>{`${use}: `}</span>
              <b>{shown(ratio)}</b>{' '}
              <span>{passes ? 'passes' : `fails, needs ${needed}`}</span>
            </span>
            {!passes && (
              <button
                type="button"
                className="pv-link"
                aria-label={`Use ${nearest}, the nearest that passes`}
                onClick={() => onPick(nearest)}
              >
                {`Use ${nearest}`}
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
      <TextField panel={panel} field="hero_title" rows={2} shownIn=".hero-text h1" />
      <TextField panel={panel} field="hero_subtitle" rows={3} shownIn=".hero-text p" />
      <TextField panel={panel} field="tagline" shownIn=".footer-name" />
      <TextField panel={panel} field="announcement" shownIn=".announcement" />
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
      <fieldset className="pv-pictures" data-for="field:banners">
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
