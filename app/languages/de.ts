import type {MESSAGES as analytics} from '~/add-ons/analytics/messages';
import type {MESSAGES as apps} from '~/add-ons/apps/messages';
import type {CONTENTS_MESSAGES as cartContents} from '~/cart/contents-messages';
import type {LINK_MESSAGES as cartLinks} from '~/cart/link-messages';
import type {MESSAGES as cart} from '~/cart/messages';
import type {PAYMENT_MESSAGES as payment} from '~/cart/payment-messages';
import type {MESSAGES as collection} from '~/collection/messages';
import type {MESSAGES as content} from '~/content/messages';
import type {MESSAGES as drop} from '~/drop/messages';
import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/intl';
import type {MESSAGES as market} from '~/market/messages';
import type {MESSAGES as notFound} from '~/not-found/messages';
import type {MESSAGES as notify} from '~/add-ons/notify/messages';
import type {MESSAGES as personalization} from '~/add-ons/personalization/messages';
import type {MESSAGES as product} from '~/product/messages';
import type {MESSAGES as recommendations} from '~/add-ons/recommendations/messages';
import type {MESSAGES as saved} from '~/add-ons/saved/messages';
import type {MESSAGES as search} from '~/search/messages';
import type {MESSAGES as sections} from '~/sections/messages';
import type {PAGE_TEXTS as seo} from '~/seo/messages';
import type {MESSAGES as shell} from '~/shell/messages';
import type {MESSAGES as ui} from '~/ui/messages';

const counted = counter('de');

const items = (count: number) => counted(count, {one: '# Artikel', other: '# Artikel'});

const products = (count: number) =>
  counted(count, {one: '# Produkt', other: '# Produkte'});

/** The German messages of every feature. */
export const GERMAN = {
  analytics: {
    reopen: 'Cookie-Einstellungen',
    signal: 'Das Widerspruchssignal deines Browsers wird beachtet.',
    title: 'Datenschutz',
    question:
      'Dürfen wir zählen, was angesehen und gekauft wird, um diesen Shop besser zu machen? Du kannst dich am Ende jeder Seite umentscheiden.',
    decline: 'Ablehnen',
    accept: 'Zustimmen',
  } satisfies Translation<typeof analytics>,
  apps: {
    item: 'Ein Artikel',
    note: 'Anmerkung',
    attributes: 'Angaben zur Bestellung',
  } satisfies Translation<typeof apps>,
  cart: {
    button: (count) => `Warenkorb, ${items(count)}`,
    title: 'Warenkorb',
    close: 'Warenkorb schließen',
    loading: 'Dein Warenkorb wird geladen …',
    lines: 'Artikel im Warenkorb',
    open: 'Warenkorb öffnen',
    waiting: 'Wartet auf den Store',
    added: (name, count) => `${name} ist im Warenkorb. ${items(count)} im Warenkorb.`,
    removed: (title, count) => `${title} entfernt. ${items(count)} im Warenkorb.`,
    quantityNow: (title, quantity) => `Anzahl von ${title}: jetzt ${quantity}.`,
    cannotTell: (name) =>
      `Wir wissen nicht, ob ${name} in deinem früheren Warenkorb war.`,
    cannotTellHere: (name) => `Wir wissen nicht, ob ${name} in deinem Warenkorb ist.`,
    movedAway: (name) =>
      `Dein Warenkorb ist in ein anderes Land umgezogen, dort gibt es weniger von ${name}.`,
    notAdded: (name) => `${name} ließ sich nicht hinzufügen.`,
    notRemoved: (name) => `${name} ließ sich nicht entfernen.`,
    notChanged: (name) => `${name} ließ sich nicht ändern.`,
    done: (name) => `${name}: Dein Warenkorb ist geändert.`,
    gone: (name) => `${name} ist nicht mehr in deinem Warenkorb.`,
    holds: (name, quantity) => `Dein Warenkorb enthält jetzt ${quantity} × ${name}.`,
    notSaid: (name) =>
      `Nicht im Warenkorb angekommen: ${name}. Bitte gib es noch einmal ein.`,
    noAnswer:
      'Wir haben den Shop nicht erreicht und wissen nicht, ob das geklappt hat. Bitte sieh nach und versuche es dann noch einmal.',
    cookiesOff:
      'Dein Browser blockiert Cookies, und ein Warenkorb braucht eines. Erlaube Cookies für diesen Shop und versuche es noch einmal.',
  } satisfies Translation<typeof cart>,
  'cart-contents': {
    unreachable: 'Wir erreichen deinen Warenkorb gerade nicht. Er bleibt erhalten.',
    retry: 'Noch einmal versuchen',
    startAnew: 'Neuen Warenkorb anlegen',
    checkOutAnyway: 'Trotzdem zur Kasse',
    notReserved: 'Reserviert ist erst, was bezahlt ist.',
    otherCurrency: 'Dein Warenkorb ist in einer anderen Währung als diese Seite.',
    showIn: (currency) => `In ${currency} anzeigen`,
    removed: (name) => `${name} entfernt.`,
    undo: 'Rückgängig',
    edit: 'Bearbeiten',
    editOf: (title) => `${title} bearbeiten`,
    saveEdit: 'Speichern',
    showMore: (count) =>
      counted(count, {
        one: '# weitere Position anzeigen',
        other: '# weitere Positionen anzeigen',
      }),
    empty: 'Dein Warenkorb ist leer',
    emptyHint: 'Was du hineinlegst, bleibt eine Woche hier, auf diesem Gerät.',
    latest: 'Zu den Neuheiten',
    hoodies: 'Hoodies',
    codes: 'Code oder Gutschein',
    discountCode: 'Rabattcode',
    applyDiscountCode: 'Rabattcode einlösen',
    notApplicable: 'Gilt nicht für diesen Warenkorb',
    giftCard: 'Gutschein',
    giftCardEnding: (lastCharacters) => `Gutschein mit den Endziffern ${lastCharacters}`,
    giftCardCode: 'Gutscheincode',
    applyGiftCardCode: 'Gutscheincode einlösen',
    note: 'Anmerkung',
    noteAmong: 'Anmerkung',
    row: (names) => names.join(', '),
    noteLabel: 'Anmerkung zu deiner Bestellung',
    notePlaceholder: 'Sollen wir etwas wissen?',
    saveNote: 'Anmerkung speichern',
    remove: (name) => `${name} entfernen`,
    apply: 'Einlösen',
    soldOut: 'Inzwischen ausverkauft. Wird nicht mitbestellt.',
    soldOutOrNotFor: (country) =>
      `Ausverkauft, oder für dieses Land (${country}) nicht erhältlich. Wird nicht mitbestellt.`,
    isBack: 'Wieder erhältlich. Wähle eine Anzahl, um es zu bestellen.',
    haveSoldOut: (names, count) =>
      `${names} ${count === 1 ? 'ist' : 'sind'} inzwischen ausverkauft und ${count === 1 ? 'wird' : 'werden'} nicht mitbestellt.`,
    haveEnded: (names, count) =>
      `${names} ${count === 1 ? 'wird' : 'werden'} nicht mehr verkauft.`,
    endedOn: (date) => `Beendet am ${date}`,
    notSold:
      'Diesen Artikel gibt es in deinem Land nicht zu kaufen. Er bleibt in deinem Warenkorb.',
    priceBefore: 'Vorher: ',
    each: (price) => `je ${price}`,
    perUnit: (price, unit) => `${price} / ${unit}`,
    update: 'Aktualisieren',
    quantityOf: (title) => `Anzahl von ${title}`,
    decrease: (title) => `Anzahl von ${title} verringern`,
    increase: (title) => `Anzahl von ${title} erhöhen`,
    allInStock: (count) => `Mehr gibt es nicht: ${count} auf Lager.`,
    toFreeDelivery: (missing) => `Noch ${missing} bis zum kostenlosen Versand`,
    freeDelivery: 'Der Versand ist kostenlos.',
    subtotal: 'Zwischensumme',
    tax: 'Steuern',
    total: 'Gesamtsumme',
    dueAtCheckout: 'Davon beim Bezahlen fällig',
    noPrice: 'Der Store hat noch keinen Preis genannt.',
    updating: 'Wird aktualisiert …',
    updatingTotals: 'Summen werden aktualisiert',
    updatedTotals: 'Summen sind aktualisiert',
    atCheckout: 'Versand und Steuern werden an der Kasse berechnet.',
    taxesAtCheckout: 'Steuern werden an der Kasse berechnet.',
    checkout: 'Zur Kasse',
    checkoutFailed:
      'Die Kasse ließ sich nicht öffnen. Dein Warenkorb bleibt erhalten. Bitte versuche es noch einmal.',
    otherCart:
      'Dein Warenkorb hat sich inzwischen geändert. Bitte sieh ihn dir zuerst an.',
    noCart: 'Du kannst zur Kasse, sobald wir deinen Warenkorb erreichen.',
    notInCartYet: (names) => `${names} ist noch nicht in deinem Warenkorb.`,
    perhapsInCart: (names) => `${names} ist vielleicht schon in deinem Warenkorb.`,
    nowIn: (currency) =>
      `Dein Warenkorb ist jetzt in ${currency}. Bitte sieh dir zuerst die Summe an.`,
    notSaved: (names) => `Noch nicht gespeichert: ${names}.`,
    stillHolds: (name, quantity) => `Dein Warenkorb enthält noch ${quantity} × ${name}.`,
  } satisfies Translation<typeof cartContents>,
  'cart-links': {
    addTitle: (count) =>
      counted(count, {
        one: '# Artikel in deinen Warenkorb legen?',
        other: '# Artikel in deinen Warenkorb legen?',
      }),
    items: 'Artikel für den Warenkorb',
    missing: (count) =>
      counted(count, {
        one: '# Artikel aus diesem Link ist nicht erhältlich und wird ausgelassen.',
        other: '# Artikel aus diesem Link sind nicht erhältlich und werden ausgelassen.',
      }),
    unavailable: (names) => `Ausgelassen, weil gerade nicht erhältlich: ${names}.`,
    nothing: 'Nichts aus diesem Link ist gerade erhältlich',
    details: 'Der Link bringt auch dies mit. Was du selbst eingegeben hast, bleibt.',
    note: 'Notiz',
    discountCode: 'Rabattcode',
    add: 'In den Warenkorb',
    codeTitle: 'Rabattcode einlösen?',
    code: 'Der Rabattcode dieses Links bleibt bei deinem Warenkorb und wird abgezogen, wo er gilt.',
    useCode: 'Diesen Code einlösen',
  } satisfies Translation<typeof cartLinks>,
  collection: {
    empty: {
      heading: 'Gerade hängt hier nichts.',
      text: 'Neues ist unterwegs. Sieh dich so lange im Rest des Shops um.',
      link: 'Zu den Neuheiten',
    },
    noMatch: {
      heading: 'Zu all diesen Filtern passt nichts.',
      text: 'Damit findest du etwas:',
      link: 'Alle Filter löschen',
    },
    more: 'Mehr laden',
    loadingMore: 'Wird geladen …',
    moreFailed: 'Mehr ließ sich nicht laden. Bitte versuche es noch einmal.',
    noPicture: 'Noch kein Bild',
    skip: 'Zu den Produkten springen',
    skipToFilters: 'Zu den Filtern springen',
    filters: 'Filter',
    closeFilters: 'Filter schließen',
    chosen: 'Gewählte Filter',
    clear: 'Alle löschen',
    show: 'Produkte anzeigen',
    updating: 'Wird aktualisiert …',
    ribbons: {'SOLD OUT': 'AUSVERKAUFT', 'PRE-ORDER': 'VORBESTELLUNG'},
    preOrderFull: 'Alle Vorbestellungen sind vergeben.',
    sort: 'Sortieren nach',
    from: 'Von',
    to: 'Bis',
    collections: 'Nach Kollektion einkaufen',
    latest: 'Neueste Kollektion',
    shop: 'Zur Kollektion',
    seeAll: (count) => (count === null ? 'Alle ansehen' : `Alle ${count} ansehen`),
    range: (count, price) => `${count} Teile ab ${price}`,
    sorts: {
      featured: 'Empfohlen',
      bestSelling: 'Meistverkauft',
      titleAscending: 'Name, A–Z',
      titleDescending: 'Name, Z–A',
      priceAscending: 'Preis, aufsteigend',
      priceDescending: 'Preis, absteigend',
      newest: 'Neueste zuerst',
      oldest: 'Älteste zuerst',
      relevance: 'Relevanz',
    },
    products: (count, hasMore) =>
      hasMore ? `Die ersten ${products(count)}` : products(count),
    showProducts: (count, hasMore) =>
      hasMore ? `Die ersten ${products(count)} anzeigen` : `${products(count)} anzeigen`,
    shown: (count) => `${products(count)} werden angezeigt`,
    colors: (count) => counted(count, {one: '# Farbe', other: '# Farben'}),
    colorsOf: (title) => `Farben von ${title}`,
    furtherColors: ' weitere',
    removeFilter: (name) => `Filter ${name} entfernen`,
    filteredBy: (name) => `Gefiltert nach ${name}.`,
    notFilteredBy: (name) => `Nicht mehr gefiltert nach ${name}.`,
    sortedBy: (name) => `Sortiert nach ${name}.`,
    soldOutSizes: 'Mit ausverkauften Größen',
    giftFilter: {label: 'Geschenke', value: 'Gut als Geschenk'},
    filterValue: (filter, value) => `${filter}: ${value}`,
    any: (filter) => `${filter}: alle`,
    priceBetween: (min, max) => `Preis: ${min} bis ${max}`,
    priceFrom: (min) => `Preis: ab ${min}`,
    priceUpTo: (max) => `Preis: bis ${max}`,
    chooseOptions: (title) => `Optionen für ${title} wählen`,
  } satisfies Translation<typeof collection>,
  content: {
    video: 'Video ansehen',
    policies: 'Richtlinien',
    older: 'Ältere Artikel',
    newest: 'Neueste Artikel',
    articlePages: 'Artikelseiten',
  } satisfies Translation<typeof content>,
  drop: {
    opens: (when) => `Verkaufsstart: ${when}`,
    opensIn: 'Bis zum Start noch',
    notYet: 'Noch nicht im Verkauf',
  } satisfies Translation<typeof drop>,
  market: {
    button: (name: string) => `Land und Sprache: ${name}`,
    title: 'Land und Sprache',
    close: 'Land und Sprache schließen',
    change: (name: string) => `Weiter zu ${name}`,
    dismiss: 'Hier bleiben',
  } satisfies Translation<typeof market>,
  notFound: {
    endedOn: (date) => `Beendet am ${date}`,
    notSoldIn: (country) => `Nicht erhältlich: ${country}`,
    soldIn: 'Erhältlich:',
    instead: 'Das könnte dir stattdessen gefallen',
    latestShelf: 'Neueste Kollektion',
    allLatest: 'Zur ganzen Kollektion',
  } satisfies Translation<typeof notFound>,
  notify: {
    back: {
      title: 'Sagt mir Bescheid, wenn es wieder da ist',
      saved: 'Notiert. Wir schreiben dir, wenn es wieder da ist.',
    },
    opens: {
      title: 'Sagt mir Bescheid, wenn der Verkauf beginnt',
      saved: 'Notiert. Wir schreiben dir, wenn der Verkauf beginnt.',
    },
    newsletter: {
      title: 'Rundbrief',
      saved: 'Notiert. Bitte sieh in deine E-Mails: Vielleicht musst du noch bestätigen.',
    },
    email: 'E-Mail-Adresse',
    submit: 'Sagt mir Bescheid',
    subscribe: 'Abonnieren',
    sending: 'Wird gesendet…',
    consent:
      'Wir schreiben dir nur zu diesem Produkt und nutzen deine Adresse für nichts anderes.',
    invalid: 'Bitte gib eine E-Mail-Adresse ein, wie name@example.com.',
    busy: 'Das war viel auf einmal. Bitte versuche es in ein paar Minuten noch einmal.',
    failed: 'Wir konnten deine Adresse nicht notieren. Bitte versuche es noch einmal.',
    unknown: 'Dieses Produkt kennen wir nicht mehr.',
    retry: 'Noch einmal versuchen',
    toProduct: 'Zurück zum Produkt',
    toShop: 'Zurück zum Shop',
  } satisfies Translation<typeof notify>,
  payment: {
    accepted: 'Zahlungsarten',
    buyWithShopPay: 'Mit Shop Pay kaufen',
  } satisfies Translation<typeof payment>,
  personalization: {
    title: 'Beflockung',
    player: 'Spieler wählen',
    ownText: 'Eigener Text',
    optional: (label) => `${label} (freiwillig)`,
    nothing: 'Keine',
    preview: (texts) => `Deine Beflockung: ${texts}`,
    upTo: (letters) =>
      counted(letters, {one: 'Höchstens # Buchstabe.', other: 'Höchstens # Buchstaben.'}),
    inCapitals: 'Wird in Großbuchstaben gedruckt.',
    range: (from, to) => `${from} bis ${to}.`,
    numberFrom: (from, to) => `Eine Zahl von ${from} bis ${to}.`,
    enter: (label) => `Bitte ausfüllen: ${label}.`,
    choose: (label) => `Bitte wählen: ${label}.`,
    tooLong: (letters) =>
      counted(letters, {
        one: 'Das ist # Buchstabe zu viel.',
        other: 'Das sind # Buchstaben zu viel.',
      }),
    canPrint: (characters) => `Drucken können wir: ${characters}.`,
    lettersOf: (scripts) => `Buchstaben (${scripts})`,
    characters: {
      space: 'Leerzeichen',
      period: 'Punkte',
      hyphen: 'Bindestriche',
      apostrophe: 'Apostrophe',
    },
    refusedWord: 'Dieses Wort drucken wir nicht.',
    check: (problems) => `Bitte prüfe, was gedruckt werden soll. ${problems}`,
    unavailable:
      'Dieser Druck ist gerade nicht bestellbar. Bitte wähle den Artikel ohne.',
    unreadable: 'Der Druck war nicht lesbar. Bitte gib ihn noch einmal ein.',
  } satisfies Translation<typeof personalization>,
  product: {
    freeDelivery: (amount) => `Kostenloser Versand ab ${amount}`,
    deliveryTerms: 'Versand',
    returns: (days) => `Rückgabe innerhalb von ${days} Tagen`,
    returnTerms: 'Rückgabe',
    lowestPrice: (price) => `Niedrigster Preis der letzten 30 Tage: ${price}`,
    perUnit: (price, unit) => `${price} / ${unit}`,
    rated: (value, best) => `Mit ${value} von ${best} bewertet`,
    reviews: (count) => `${count} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
    share: 'Teilen',
    copied: 'Link kopiert',
    addToCart: {
      'SOLD OUT': 'AUSVERKAUFT',
      'Pre Order': 'Vorbestellen',
      'Add to cart': 'In den Warenkorb',
    },
    placeholder: {size: 'Größe wählen …', color: 'Farbe wählen …'},
    ask: {size: 'Größe wählen', color: 'Farbe wählen'},
    tell: {back: 'Ausverkauft: benachrichtigen', opens: 'Zur Öffnung benachrichtigen'},
    fieldsFailed:
      'Die Felder dieses Formulars ließen sich nicht laden. Prüfe deine Verbindung und lade die Seite neu.',
    lookingUp: 'Diese Kombination wird gesucht …',
    notMade: (choice) => `${choice} gibt es nicht. Wähle eine andere Kombination.`,
    soldOut: (choice) => `${choice} ist ausverkauft.`,
    costs: (choice, price) => `${choice} kostet ${price}.`,
    left: (count) =>
      counted(count, {one: 'Nur noch # Stück.', other: 'Nur noch # Stück.'}),
    nothingAdded: (reason) => `Nichts hinzugefügt: ${reason}`,
    suffix: {available: '', 'sold-out': ', ausverkauft', missing: ', gibt es nicht'},
    gone: 'Dieser Artikel wird nicht mehr verkauft.',
    soldApart: 'Jede Auswahl hat ihre eigene Seite.',
    planOnly: 'Hier nicht erhältlich: Es wird nur im Abonnement verkauft.',
    failed:
      'Die Auswahl ließ sich nicht laden. Prüfe deine Verbindung und versuche es noch einmal.',
    loadingOptions: 'Auswahl wird geladen …',
    loadingImage: 'Bild wird geladen …',
    noPicture: 'Noch kein Bild',
    allDetails: 'Alle Details ansehen',
    delivery: (time) => `Lieferzeit: ${time}`,
    shipsOn: (date) => `Versand ab ${date}`,
    guideOf: (option) =>
      /größe$/i.test(option) ? `${option}ntabelle` : `${option}: Tabelle`,
    preOrder: 'Vorbestellung',
    description: 'Beschreibung',
    retry: 'Noch einmal versuchen',
    calendar: 'In den Kalender',
    reminders: 'Erinnern lassen',
    playVideo: (title) => `Video abspielen: ${title}`,
    video: (title) => `Video ansehen: ${title}`,
    model: (title) => `3D-Modell öffnen: ${title}`,
    images: 'Produktbilder',
    imageList: 'Bilder',
    zoom: 'Bild vergrößern',
    showImage: (number, count, view) =>
      `Bild ${number} von ${count} anzeigen${view && `: ${view}`}`,
    previousThumbnails: 'Vorherige Vorschaubilder',
    nextThumbnails: 'Nächste Vorschaubilder',
    previousImage: 'Vorheriges Bild',
    nextImage: 'Nächstes Bild',
    breadcrumb: 'Du bist hier',
    home: 'Startseite',
    products: 'Produkte',
    unit: 'Einheit',
    units: {inch: 'Zoll', centimeter: 'Zentimeter'},
    size: 'Größe',
    bundle: 'In diesem Paket',
    picture: (title, place) => `${title}, Bild ${place}`,
    lastHour: (product) => `Letzte Stunde: ${product}`,
    leaves: (product, shop) => `${product} verlässt ${shop} für immer.`,
    opens: (product) => `Verkaufsstart: ${product}`,
    opensAt: (product, shop) => `${product} startet bei ${shop}.`,
  } satisfies Translation<typeof product>,
  recommendations: {
    complementary: 'Passt dazu',
    related: 'Das könnte dir auch gefallen',
    instead: 'Das könnte dir stattdessen gefallen',
    recentlyViewed: 'Zuletzt angesehen',
    clear: 'Löschen',
    kept: 'Nur auf diesem Gerät gespeichert.',
  } satisfies Translation<typeof recommendations>,
  saved: {
    save: (title) => `${title} merken`,
  } satisfies Translation<typeof saved>,
  search: {
    page: 'Seite',
    texts: 'Seiten und Artikel',
    label: 'Produkte suchen',
    button: 'Suche',
    close: 'Suche schließen',
    begin: 'Finde ein Shirt, einen Hoodie, eine Farbe.',
    tryOther: 'Prüfe die Schreibweise, nimm weniger Wörter oder sieh dich hier um:',
    suggestions: 'Vorschläge',
    startingPoints: 'Zum Einstieg',
    popular: 'Gerade beliebt',
    collections: 'Kollektionen',
    collection: 'Kollektion',
    pages: 'Ergebnisseiten',
    firstPage: 'Erste Seite',
    nextPage: 'Weitere Ergebnisse',
    resultsFor: (count) => [
      `${count === 0 ? 'Keine Ergebnisse' : counted(count, {one: '# Ergebnis', other: '# Ergebnisse'})} für „`,
      '“.',
    ],
    shownFor: ['Angezeigt werden Ergebnisse für ', '.'],
    allResults: ['Alle Ergebnisse für „', '“'],
    suggested: (count) => counted(count, {one: '# Vorschlag', other: '# Vorschläge'}),
    nothing: (term) => `Nichts passt zu „${term}“.`,
  } satisfies Translation<typeof search>,
  sections: {
    seeAll: 'Alle ansehen',
    opensIn: 'Bis zum Start noch',
    opened: 'Jetzt da',
  } satisfies Translation<typeof sections>,
  seo: {
    shirts: 'Shirt-Kollektion',
    shirtsFrom: (shop) => `Offizielle T-Shirts von ${shop}.`,
    hoodies: 'Hoodie-Kollektion',
    hoodiesFrom: (shop) => `Offizielle Hoodies und Sweatshirts von ${shop}.`,
    collections: 'Kollektionen',
    collectionsFrom: (shop) => `Alle Kollektionen von ${shop}.`,
    cart: 'Warenkorb',
    cartLink: 'In deinen Warenkorb legen',
    discountLink: 'Rabattcode einlösen',
    search: (term) => (term ? `Suche: ${term}` : 'Suche'),
    missing: 'Seite nicht gefunden',
    failed: 'Etwas ist schiefgelaufen',
    collection: (title) => `${title}: offizielle Fanbekleidung.`,
    home: 'Startseite',
    products: 'Produkte',
    latest: 'Neueste Kollektion',
  } satisfies Translation<typeof seo>,
  shell: {
    information: 'Informationen',
    service: 'Bestellungen & Richtlinien',
    orders: 'Deine Bestellungen',
    policies: 'Richtlinien',
    skip: 'Zum Inhalt springen',
    navigation: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    announcement: 'Hinweis',
    dismiss: 'Hinweis ausblenden',
    latest: 'Neuheiten',
    shirts: 'Shirts',
    hoodies: 'Hoodies',
    newsletter: 'Newsletter',
    follow: 'Folge uns',
    collections: 'Kollektionen',
    allCollections: 'Alle Kollektionen',
    allOf: (title) => `Alles aus ${title}`,
    loading: 'Wird geladen',
    loadingProducts: 'Produkte werden geladen',
    offline:
      'Du bist offline. Diese Seite bleibt, wie sie ist, bis deine Verbindung wieder da ist.',
    refusedOffline:
      'Das lässt sich nicht öffnen, solange du offline bist. Diese Seite bleibt, wie sie ist.',
    stale:
      'Wir erreichen unseren Store gerade nicht. Preise und Bestände sind vielleicht nicht aktuell.',
    notFound: 'Diese Seite haben wir leider nicht gefunden.',
    return: 'Hier geht es zurück zum Shop!',
    failed: 'Entschuldige! Da ist etwas schiefgelaufen,',
    tryAgain: 'klick hier, um es noch einmal zu versuchen',
    storeAway:
      'Wir erreichen unseren Shop gerade nicht. Diese Seite versucht es von selbst noch einmal.',
    failedAgain:
      'Wenn du diese Seite zum zweiten Mal siehst, versuche es bitte später noch einmal oder auf einem anderen Gerät.',
  } satisfies Translation<typeof shell>,
  ui: {
    close: 'Schließen',
    endsIn: 'Noch',
    ended: 'Beendet',
    priceFrom: (price) => `ab ${price}`,
    priceNow: 'Jetzt ',
    priceBefore: 'statt ',
    quantity: 'Anzahl',
    decreaseQuantity: 'Anzahl verringern',
    increaseQuantity: 'Anzahl erhöhen',
    quantityRule: ({minimum, maximum, increment}) =>
      `Verkauft ${[
        minimum > 1 && `ab ${minimum} Stück`,
        maximum !== null && `bis ${maximum} Stück`,
        increment > 1 && `in Schritten von ${increment}`,
      ]
        .filter(Boolean)
        .join(', ')}.`,
    notThatMany: (quantity, nearest) =>
      `${quantity} gibt es nicht. Wähle ${nearest.join(' oder ')}.`,
    inCart: (quantity) => `In deinem Warenkorb: ${quantity}.`,
  } satisfies Translation<typeof ui>,
};
