import type {ThemeKey} from '~/theme';

const EITHER = new Intl.ListFormat('en', {type: 'disjunction'});

/** The preview's messages to staff. Shoppers' pages have none of them. */
export const messages = {
  missing:
    'Saving, publishing and planning need access to the Shopify admin, which this shop has not been given yet. Whoever runs the shop sets ADMIN_API_TOKEN, or ADMIN_CLIENT_ID and ADMIN_CLIENT_SECRET (docs/theme-preview.md). Links and settings to copy are under “Share”.',
  guest:
    'You came in with a link: try what you like, on any page and date. Saving, publishing and sharing your changes need the preview password.',
  guestLink:
    'Your own changes stay with you. Undo them to make a link to what you were shown, or ask a colleague with the preview password.',
  unreadable: 'That could not be read, and nothing was changed.',
  unreachable: 'The shop could not be reached. Please try again.',
  before: 'Before this was published here',
  noDate: 'Please choose a day and a time.',
  farDate: 'Please choose a date between the years 2000 and 2100.',
  over: 'This preview is over.',
  notUploaded: 'The store could not make a picture of this file. Please try another one.',
  loading: 'Loading…',
  unknownKind: (kind: string) => `Unknown kind “${kind}”`,
  kindKept:
    'This shop does not know this kind of section. It is not shown, and kept as it is.',
  noSectionsHere: 'This page has no sections. Home and the pages of collections do.',
  sectionsUnread: (problem: string) =>
    `The sections could not be read: the text ${problem}. Reload the page, or start from another theme.`,
  grip: 'Arrow keys move it. So does dragging.',
  added: (name: string) => `${name} is added, with words to replace.`,
  moved: (name: string, where: string) => `${name} is ${where}.`,
  toggled: (name: string, isShown: boolean) =>
    isShown ? `${name} is shown again.` : `${name} is hidden, and kept.`,
  duplicated: (name: string) => `${name} is there twice.`,
  removed: (name: string) => `${name} is removed. Undo brings it back.`,
  nearlyFull: 'The sections of all pages are nearly as long as can be saved.',
  tooLong:
    'The sections of all pages are too long to be saved. Please shorten texts or remove a section.',
  gridOfCollection:
    'Which products these are, and in which order, is set under Products → Collections in the Shopify admin.',
  secondColor: 'For drops, pre-orders and sale. Empty: the accent color.',
  header: 'Menus are under Content → Menus in the Shopify admin.',
  /** What a field of the theme is, where its name alone does not say it. */
  fieldHints: {
    hero_title: 'The title of home, on the banner.',
    tagline: 'The club’s motto: large on the banner, and at the foot of each page.',
    opening_hours: 'When the club’s own shop is open, at the foot of each page.',
    hero_subtitle: 'The sentence below them, on the banner.',
  } as Partial<Record<ThemeKey, string>>,
  firstWords: (count: number) =>
    count === 1
      ? 'One section still has its first words:'
      : `${count} sections still have their first words:`,
  untranslated: (names: readonly string[], languages: readonly string[]) => {
    const texts = names.length === 1 ? 'One text has' : `${names.length} texts have`;
    return `${texts} no ${EITHER.format(languages)}: ${names.join('; ')}.`;
  },
  whereTranslated:
    'Shoppers of these languages read such a text as it is. A section’s are translated in its settings; the others in the Shopify admin, after publishing: until then an older translation may stay.',
  nothingToSet:
    'This has no settings. Clear “Click to edit” to use the page as shoppers do.',
  gridCollection: 'Its products are home’s. Youth and ended products stay out.',
  allPinned: (most: number) => `There are ${most} products already: that is the most.`,
  uploading: 'The picture is on its way…',
  processing: 'The store is making its sizes of the picture…',
  uploaded: 'The picture is there.',
  lateUpload:
    'The store is still busy with the picture. It will be among the pictures in a minute.',
  noDrafts: 'No drafts yet. Save what you see under a name.',
  noVersions: 'Nothing has been published from here yet.',
  noPlans: 'Nothing is planned.',
  notActive:
    'Shoppers will not see these plans as they stand: the preview password has been changed, or a change was cut short.',
  nothingChanges: 'Shoppers see exactly this already.',
  saved: (name: string) => `“${name}” is saved.`,
  renamed: (name: string) => `It is called “${name}” now.`,
  deleted: (name: string) => `“${name}” is deleted.`,
  published: 'Published. Shoppers see it within a few minutes.',
  planned: (name: string, from: string) =>
    `“${name}” is planned. Shoppers see it from ${from} on, and nobody needs to be awake.`,
  names: 'Names are those given with the password. Nobody checks them.',
  unplanned: (name: string) => `“${name}” is not planned any more.`,
  active: 'The plans are active again.',
  colleaguePublished: (name: string | null, by: string) =>
    `A colleague${named(by)} has published ${name === null ? 'another theme' : `“${name}”`}.`,
  colleagueSaved: (name: string, by: string) =>
    `A colleague${named(by)} has saved “${name}”. Save yours as a new draft, or open theirs.`,
  outdated: (name: string, by: string) =>
    `A colleague${named(by)} has saved “${name}” since you opened it. Yours would change this of theirs:`,
  colleagueDeleted: (name: string) =>
    `A colleague has deleted “${name}”. What you see is still here: save it as a new draft to keep it.`,
  colleaguePlanned: (name: string, by: string) =>
    `A colleague${named(by)} has planned “${name}”.`,
  colleagueUnplanned: (name: string) => `A colleague has removed the plan “${name}”.`,
  admin(kind: string, detail: string): string {
    const kept = 'Nothing was lost: what you made is still here.';
    switch (kind) {
      case 'refused':
        return `The Shopify admin does not accept this shop’s credentials any more. ${kept} Whoever runs the shop renews them (docs/theme-preview.md).`;
      case 'scope':
        return `The shop’s app lacks the permission ${detail}. ${kept} Whoever runs the shop grants it.`;
      case 'setup':
        return `The store has no place for this yet. ${kept} Whoever runs the shop runs npm run theme:setup.`;
      case 'invalid':
        return `The store does not take ${detail ? `the value of ${detail.replaceAll('_', ' ')}` : 'this'}. ${kept}`;
      case 'gone':
        return 'It is not in the store any more: somebody has deleted it.';
      case 'busy':
        return `The Shopify admin is busy. ${kept} Please try again in a minute.`;
      default:
        return `The Shopify admin could not be reached. ${kept} Please look whether it was done, and try again.`;
    }
  },
} as const;

function named(by: string): string {
  return by === '' ? '' : ` (${by})`;
}
