import type {ComponentType} from 'react';

import {isRecord} from '~/lib/json';
import {
  contrastResults,
  listIn,
  MAX_RADIUS,
  THEME_FONTS,
  type LinkGroup,
  type ThemeKey,
  type ThemeLink,
} from '~/theme';
import {Icon} from '~/ui/Icon';

import {messages} from '../messages';
import {ChoiceField, LineField, PanelButton, TextField, textOf, useField} from './fields';
import {LinkField} from './link-field';
import {Banners, ThemePicture} from './picture-setting';
import {nameOf} from './theme-texts';
import {useEditor} from './use-editor';

export function ThemePart() {
  const {data, state, changes, change, start} = useEditor().editing;
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
        onChange={(handle) => {
          const name = handle && nameOf(handle);
          start({theme: handle || null, edits: {}, name, isSaved: false}, 'theme');
        }}
      />
      {state.view === 'draft' && changes > 0 && (
        <PanelButton
          look="link"
          onPress={() => change({edits: {}, isSaved: false}, 'theme')}
        >
          Discard the changes
        </PanelButton>
      )}
    </div>
  );
}

/** Rounds down, so that no failing ratio reads as passing. */
const ratioText = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

/** The accent, its WCAG 2.2 contrast, and the nearest passing color where it fails. */
function AccentColor() {
  const field = useField('accent_color');
  const {accent} = useEditor().editing.shown.theme;
  const results = contrastResults(accent);
  const passed = results.filter(({passes}) => passes).length;
  return (
    <>
      <div className="pv-row">
        <LineField {...field} spellCheck={false} />
        <input
          type="color"
          aria-label="Pick the accent color"
          value={accent}
          onChange={({target}) => field.onChange(target.value)}
        />
      </div>
      <div className="pv-contrast">
        <p role="status">{`Contrast (WCAG 2.2): ${passed} of ${results.length} pass`}</p>
        <ul>
          {results.map(({use, ratio, needed, passes, nearest}) => (
            <li key={use} data-passes={passes || undefined}>
              <Icon name={passes ? 'check' : 'alert'} />
              <span>
                <span>{`${use}: `}</span>
                <b>{ratioText(ratio)}</b>{' '}
                <span>{passes ? 'passes' : `fails, needs ${needed}`}</span>
              </span>
              {!passes && (
                <PanelButton
                  look="link"
                  name={`Use ${nearest}, the nearest that passes`}
                  onPress={() => field.onChange(nearest)}
                >
                  {`Use ${nearest}`}
                </PanelButton>
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
    </>
  );
}

function Radius() {
  const field = useField('border_radius');
  const {radius} = useEditor().editing.shown.theme;
  return (
    <LineField
      {...field}
      label={`${field.label}: ${radius} px`}
      type="range"
      min={0}
      max={MAX_RADIUS}
      value={radius}
    />
  );
}

function Font() {
  const field = useField('font');
  const {font} = useEditor().editing.shown.theme;
  const options = THEME_FONTS.map((name) => [name, name] as const);
  return <ChoiceField {...field} value={font} options={options} />;
}

const objectsIn = (list: unknown) => (Array.isArray(list) ? list : []).filter(isRecord);
const linksIn = (list: unknown): ThemeLink[] =>
  objectsIn(list).map(({title, url}) => ({title: textOf(title), url: textOf(url)}));

const groupsIn = (text: string): LinkGroup[] =>
  objectsIn(listIn(text)).map(({title, links}) => ({
    title: textOf(title),
    links: linksIn(links),
  }));

const withItem = <Item,>(list: readonly Item[], index: number, item: Item | null) =>
  list.flatMap((each, at) => (at !== index ? [each] : item === null ? [] : [item]));

function FooterLinks() {
  const {value, problem, onChange} = useField('footer_links');
  const groups = groupsIn(value);
  const set = (next: readonly LinkGroup[]) => onChange(JSON.stringify(next));
  return (
    <>
      {groups.map((group, index) => (
        <fieldset key={index} className="pv-links">
          <legend>{`Column ${index + 1}`}</legend>
          <LineField
            label="Heading of the column"
            value={group.title}
            onChange={(text) => set(withItem(groups, index, {...group, title: text}))}
          />
          <LinkRows
            links={group.links}
            onChange={(links) => set(withItem(groups, index, {...group, links}))}
          />
          <PanelButton onPress={() => set(withItem(groups, index, null))}>
            Remove the column
          </PanelButton>
        </fieldset>
      ))}
      <PanelButton
        onPress={() => set([...groups, {title: '', links: [{title: '', url: ''}]}])}
      >
        Add a column of links
      </PanelButton>
      {problem && <p className="pv-problem">{problem}</p>}
    </>
  );
}

function SocialLinks() {
  const {label, value, problem, onChange} = useField('social_links');
  return (
    <fieldset className="pv-links">
      <legend>{label}</legend>
      <LinkRows
        links={linksIn(listIn(value))}
        onChange={(links) => onChange(JSON.stringify(links))}
      />
      {problem && <p className="pv-problem">{problem}</p>}
    </fieldset>
  );
}

interface LinkRowsProps {
  links: ThemeLink[];
  onChange: (links: ThemeLink[]) => void;
}

function LinkRows({links, onChange}: LinkRowsProps) {
  return (
    <>
      {links.map((link, index) => (
        <div key={index} className="pv-link-row">
          <LineField
            label={`Link ${index + 1}`}
            value={link.title}
            onChange={(title) => onChange(withItem(links, index, {...link, title}))}
          />
          <LinkField
            label="Leads to"
            value={link.url}
            onChange={(url) => onChange(withItem(links, index, {...link, url}))}
          />
          <PanelButton
            name={`Remove the link ${link.title || index + 1}`}
            onPress={() => onChange(withItem(links, index, null))}
          >
            Remove
          </PanelButton>
        </div>
      ))}
      <PanelButton onPress={() => onChange([...links, {title: '', url: ''}])}>
        Add a link
      </PanelButton>
    </>
  );
}

/** For what is special; the accent where there is none. */
function SecondColor() {
  const field = useField('second_color');
  const {accent, second} = useEditor().editing.shown.theme;
  return (
    <>
      <div className="pv-row">
        <LineField {...field} spellCheck={false} />
        <input
          type="color"
          aria-label="Pick the second color"
          value={second || accent}
          onChange={({target}) => field.onChange(target.value)}
        />
      </div>
      <p className="pv-note">{messages.secondColor}</p>
    </>
  );
}

const CONTROLS: Partial<Record<ThemeKey, ComponentType<{field: ThemeKey}>>> = {
  accent_color: AccentColor,
  second_color: SecondColor,
  border_radius: Radius,
  font: Font,
  banners: Banners,
  icon: ThemePicture,
  logo: ThemePicture,
  footer_links: FooterLinks,
  social_links: SocialLinks,
};

/** What can be selected besides sections: a part of the page, or a tool. */
export interface Part {
  title: string;
  Part: ComponentType;
}

const themePart = (
  id: string,
  title: string,
  fields: readonly ThemeKey[],
  note?: string,
): Part => ({
  title,
  Part: () => (
    <>
      {fields.map((key) => {
        const Control = CONTROLS[key] ?? TextField;
        return (
          <div key={key} className="pv-form" data-for={`field:${key}:${id}`}>
            <Control field={key} />
          </div>
        );
      })}
      {note && <p className="pv-note">{note}</p>}
    </>
  ),
});

export const THEME_PARTS: Readonly<Record<string, Part>> = {
  theme: themePart('theme', 'Colors and font', [
    'accent_color',
    'second_color',
    'border_radius',
    'font',
  ]),
  announcement: themePart('announcement', 'Announcement', ['announcement']),
  header: themePart('header', 'Header', ['logo', 'icon'], messages.header),
  banner: themePart('banner', 'Banner', [
    'hero_title',
    'tagline',
    'hero_subtitle',
    'banners',
  ]),
  footer: themePart('footer', 'Footer', [
    'tagline',
    'opening_hours',
    'footer_links',
    'social_links',
  ]),
};
