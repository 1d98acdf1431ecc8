import {isRecord} from '~/lib/json';
import {listIn, type ThemeKey} from '~/theme';

import {LineField, PanelButton} from './fields';
import {useEditor} from './use-editor';

interface Link {
  title: string;
  url: string;
}

interface Group {
  title: string;
  links: readonly Link[];
}

const objectsIn = (list: unknown) => (Array.isArray(list) ? list : []).filter(isRecord);
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const linksIn = (list: unknown): Link[] =>
  objectsIn(list).map(({title, url}) => ({title: textOf(title), url: textOf(url)}));

const groupsIn = (text: string): Group[] =>
  objectsIn(listIn(text)).map(({title, links}) => ({
    title: textOf(title),
    links: linksIn(links),
  }));

const withItem = <Item,>(list: readonly Item[], index: number, item: Item | null) =>
  list.flatMap((each, at) => (at !== index ? [each] : item === null ? [] : [item]));

function Problem({field}: {field: ThemeKey}) {
  const problem = useEditor().editing.problemOf(field);
  return problem && <p className="pv-problem">{problem}</p>;
}

export function FooterLinks() {
  const {editing} = useEditor();
  const groups = groupsIn(editing.shown.texts.footer_links ?? '');
  const set = (next: readonly Group[]) =>
    editing.edit('footer_links', JSON.stringify(next));
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
      <Problem field="footer_links" />
    </>
  );
}

export function SocialLinks() {
  const {editing} = useEditor();
  return (
    <fieldset className="pv-links">
      <legend>Social links</legend>
      <LinkRows
        links={linksIn(listIn(editing.shown.texts.social_links ?? ''))}
        onChange={(links) => editing.edit('social_links', JSON.stringify(links))}
      />
      <Problem field="social_links" />
    </fieldset>
  );
}

interface LinkRowsProps {
  links: readonly Link[];
  onChange: (links: readonly Link[]) => void;
}

function LinkRows({links, onChange}: LinkRowsProps) {
  return (
    <>
      {links.map((link, index) => (
        <div key={index} className="pv-link-row">
          {(['title', 'url'] as const).map((key) => (
            <LineField
              key={key}
              label={key === 'title' ? `Link ${index + 1}` : 'Leads to'}
              value={link[key]}
              spellCheck={key === 'title'}
              onChange={(text) =>
                onChange(withItem(links, index, {...link, [key]: text}))
              }
            />
          ))}
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
