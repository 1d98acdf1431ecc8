import type {ComponentType} from 'react';

import {imageUrl} from '~/lib/images';
import {BANNER_SEPARATOR, splitBanners} from '~/lib/store-configuration';
import {contrastResults, FIELDS, MAX_RADIUS, type ThemeKey} from '~/theme';
import {Icon} from '~/ui/Icon';

import {messages} from '../messages';
import {ChoiceField, Field, LineField, TextField} from './fields';
import {FooterLinks, SocialLinks} from './links-setting';
import {bannerLines, bannersOf, nameOf} from './settings-text';
import type {Editing} from './use-editing';

/** The theme that the draft starts from. */
export function ThemePart({editing}: {editing: Editing}) {
  const {data, state, changes, change} = editing;
  const {entries, live, published} = data;
  const known = entries.some(({handle}) => handle === state.theme);
  const isPlanOn = live?.handle !== published?.handle;
  return (
    <div className="pv-start">
      <ChoiceField
        label="Start from"
        value={known ? (state.theme ?? '') : ''}
        options={[
          ['', isPlanOn ? 'The planned theme that is on' : 'The published theme'],
          ...entries
            .filter(({handle}) => handle !== published?.handle)
            .map(({handle}) => [handle, nameOf(handle)] as const),
        ]}
        onChange={(handle) =>
          change(
            {
              view: 'draft',
              theme: handle || null,
              edits: {},
              draft: null,
              name: handle && nameOf(handle),
              isSaved: false,
            },
            'theme',
          )
        }
      />
      {state.view === 'draft' && changes > 0 && (
        <button
          type="button"
          className="pv-link"
          onClick={() => change({edits: {}, isSaved: false}, 'theme')}
        >
          Discard the changes
        </button>
      )}
    </div>
  );
}

interface FieldProps {
  editing: Editing;
}

/** The accent color with its WCAG contrast. */
function AccentColor({editing: {shown, edit, problemOf}}: FieldProps) {
  const {texts, theme} = shown;
  const set = (accent: string) => edit('accent_color', accent);
  return (
    <>
      <div className="pv-row">
        <LineField
          label={FIELDS.accent_color.label}
          problem={problemOf('accent_color')}
          value={texts.accent_color ?? ''}
          spellCheck={false}
          onChange={set}
        />
        <input
          type="color"
          aria-label="Pick the accent color"
          value={theme.accent}
          onChange={({target}) => set(target.value)}
        />
      </div>
      <Contrast accent={theme.accent} onPick={set} />
    </>
  );
}

function Radius({editing: {shown, edit, problemOf}}: FieldProps) {
  const {radius} = shown.theme;
  return (
    <LineField
      label={`${FIELDS.border_radius.label}: ${radius} px`}
      problem={problemOf('border_radius')}
      type="range"
      min={0}
      max={MAX_RADIUS}
      value={radius}
      onChange={(text) => edit('border_radius', text)}
    />
  );
}

function Font({editing: {data, shown, edit, problemOf}}: FieldProps) {
  return (
    <ChoiceField
      label={FIELDS.font.label}
      problem={problemOf('font')}
      value={shown.theme.font}
      options={data.fonts.map(({name}) => [name, name])}
      onChange={(name) => edit('font', name)}
    />
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

const THUMB = {width: 240, height: 120, crop: 'center', quality: 80} as const;

/** The hero's banner, and the list of all. */
function Banners({editing: {data, shown, edit, problemOf}}: FieldProps) {
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
      <Field label="All banners, one URL a line" problem={problemOf('banners')}>
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

/** The controls of fields that are not plain text. */
const CONTROLS: Partial<Record<ThemeKey, ComponentType<FieldProps>>> = {
  accent_color: AccentColor,
  border_radius: Radius,
  font: Font,
  banners: Banners,
  footer_links: FooterLinks,
  social_links: SocialLinks,
};

interface Part {
  title: string;
  fields: readonly ThemeKey[];
  note?: string;
}

/** The parts of the outline that set fields of the theme. */
export const THEME_PARTS: Readonly<Record<string, Part>> = {
  theme: {title: 'Colors and font', fields: ['accent_color', 'border_radius', 'font']},
  announcement: {title: 'Announcement', fields: ['announcement']},
  header: {title: 'Header', fields: ['logo', 'icon'], note: messages.header},
  banner: {title: 'Banner', fields: ['hero_title', 'hero_subtitle', 'banners']},
  footer: {title: 'Footer', fields: ['tagline', 'footer_links', 'social_links']},
};

/** The fields of a part. */
export function ThemeFields({editing, part}: FieldProps & {part: Part}) {
  return (
    <>
      {part.fields.map((key) => {
        const Control = CONTROLS[key];
        return Control ? (
          <Control key={key} editing={editing} />
        ) : (
          <TextField key={key} editing={editing} field={key} />
        );
      })}
      {part.note && <p className="pv-note">{part.note}</p>}
    </>
  );
}
