/** The themes that the store adds to the configuration. */
import type {ThemeEntriesQuery} from 'storefrontapi.generated';

import type {ThemeEntry} from '../../../app/theme/choose-entry';
import {resolveTheme} from '../../../app/theme/resolve-theme';
import {entryOf, liveEntryOf} from '../../../app/theme/entry-texts.server';
import {THEME_ENTRIES_QUERY} from '../../../app/theme/theme.documents';
import type {Check, Finding, Patient} from '../check';
import {grant} from '../mends';

export const theme: Check = {
  name: 'theme',
  cost: 'The look comes from environment variables alone.',
  needs: ['tokens'],
  async run({probe, config}) {
    const reply = await probe.ask(THEME_ENTRIES_QUERY, {first: 50});
    if (reply.kind === 'failure' || !reply.data || reply.errors.length > 0)
      return refusal(reply);
    // The app's own document: the schema holds the store to its shape.
    const answer = reply.data as unknown as ThemeEntriesQuery;
    const entries = answer.metaobjects.nodes.map(entryOf);
    if (entries.length === 0)
      return {
        status: 'note',
        found: 'no metaobject of type storefront_theme',
        mend: 'docs/theme-metaobject.md says how to make one. Nothing is broken without it.',
      };
    const {imageOrigin} = config.store;
    return [
      live(liveEntryOf(answer), entries.length),
      ...entries.flatMap((entry) => ignoredValues(entry, imageOrigin)),
    ];
  },
};

function refusal(reply: Awaited<ReturnType<Patient['probe']['ask']>>): Finding {
  const {message, requiredAccess} = (reply.kind === 'answer'
    ? reply.errors[0]
    : {message: reply.reason, requiredAccess: undefined}) ?? {
    message: 'an empty answer',
  };
  return {
    status: 'fault',
    found: requiredAccess ? `needs ${requiredAccess}` : message,
    mend: grant(requiredAccess ?? 'unauthenticated_read_metaobjects'),
  };
}

function live(entry: ThemeEntry | null, count: number): Finding {
  const all = count === 1 ? 'one theme' : `${count} themes`;
  if (entry) return {status: 'ok', found: `${all}; shoppers see “${entry.handle}”`};
  return {
    status: 'note',
    found: `${all}, but none that shoppers see`,
    mend: 'Give one the handle “live”, or name it in the shop’s metafield storefront.theme.',
  };
}

/** Values that mean nothing: each falls back alone, so that nobody notices but whoever typed it. */
function ignoredValues({handle, texts}: ThemeEntry, imageOrigin: string): Finding[] {
  const {reports} = resolveTheme([{name: handle, texts}], {imageOrigin});
  return reports.map(({key, problem}) => ({
    status: 'note',
    found: `“${handle}”: the value of ${key} ${problem}`,
    cost: 'What held before holds instead of it.',
    mend: 'Correct it in the admin: Content → Metaobjects → Storefront theme.',
  }));
}
