import type {ANSWER_MESSAGES as cartAnswers} from '~/cart/server/messages';
import type {MESSAGES as arrival} from '~/add-ons/arrival/messages';
import type {MESSAGES as contact} from '~/add-ons/contact/messages';
import type {MESSAGES as disclosure} from '~/add-ons/disclosure/messages';
import type {MESSAGES as gifts} from '~/add-ons/gifts/messages';
import type {Translation} from '~/lib/messages';
import {counter} from '~/lib/intl';
import type {MESSAGES as pickup} from '~/add-ons/pickup/messages';
import type {MESSAGES as reviews} from '~/add-ons/reviews/messages';
import type {PAGE_MESSAGES as savedPage} from '~/add-ons/saved/page-messages';
import type {MESSAGES as server} from '~/server/messages';
import type {MESSAGES as theme} from '~/theme/messages';
import type {MESSAGES as withdrawal} from '~/add-ons/withdrawal/messages';

const counted = counter('de');

/** The German messages that only the worker sends. */
export const GERMAN_ANSWERS = {
  'cart-answers': {
    form: {
      unreadable:
        'Das Formular war nicht lesbar. Bitte geh zurück und versuche es noch einmal.',
      file: 'Ein Warenkorb nimmt keine Dateien an.',
      repeatedField: (name) => `Das Feld „${name}“ kam mehrmals.`,
      quantity: (max) =>
        counted(max, {other: 'Bitte gib eine ganze Zahl von 1 bis # ein.'}),
      line: 'Diese Position war nicht lesbar. Bitte lade den Warenkorb neu.',
      plain:
        'Zu dieser Auswahl gehört kein Druck. Wähle zuerst den Druck oder lass seine Felder leer.',
      lineGone: 'Dieser Artikel ist nicht mehr in deinem Warenkorb.',
      product: 'Dieses Produkt kennen wir nicht.',
      option: (name) => `Bitte zuerst wählen: ${name}.`,
      combination: 'Diese Kombination ist nicht erhältlich. Bitte wähle eine andere.',
      giftCardInUse:
        'Ein Gutschein ist schon eingelöst. Entferne ihn, um einen anderen zu nehmen.',
      giftCard: 'Dieser Gutschein war nicht lesbar. Bitte lade den Warenkorb neu.',
      note: (max) =>
        counted(max, {other: 'Die Anmerkung ist zu lang: # Zeichen passen.'}),
      noCode: 'Bitte gib zuerst einen Code ein.',
      tooManyCodes: 'So viele Codes passen nicht in einen Warenkorb.',
      generic:
        'Der Shop konnte das nicht ändern. Bitte versuche es noch einmal oder wähle etwas anderes.',
    },
    errors: {
      INVALID: 'Dieser Artikel lässt sich gerade nicht kaufen.',
      VARIANT_REQUIRES_SELLING_PLAN:
        'Diesen Artikel gibt es nur im Abonnement, und das wird hier nicht angeboten.',
      LESS_THAN: 'So viele Stück passen nicht in einen Warenkorb.',
      INVALID_MERCHANDISE_LINE: 'Dieser Artikel ist nicht mehr in deinem Warenkorb.',
      INVALID_INCREMENT: 'Diesen Artikel gibt es nur in bestimmten Mengen.',
      MINIMUM_NOT_MET: 'Das ist weniger als die kleinste Menge, die wir verkaufen.',
      MAXIMUM_EXCEEDED: 'So viele davon darf ein Warenkorb nicht enthalten.',
      CART_TOO_LARGE:
        'Dein Warenkorb ist voll: 500 verschiedene Artikel passen. Bitte nimm zuerst einen heraus.',
      GIFT_CARD_RECIPIENT_INVALID:
        'Der Shop hat die Angaben zum Empfänger dieses Gutscheins abgelehnt. Bitte prüfe E-Mail-Adresse und Tag.',
      MISSING_DISCOUNT_CODE: 'Bitte gib einen Rabattcode ein.',
      MISSING_NOTE: 'Bitte schreib zuerst eine Anmerkung.',
      NOTE_TOO_LONG: 'Die Anmerkung ist zu lang: 5.000 Zeichen passen.',
    },
    warnings: {
      notEnoughStock: 'Davon ist nicht genug auf Lager.',
      onlyLeft: (count) => counted(count, {other: 'Nur # Stück erhältlich.'}),
      outOfStock: 'Ein Artikel ist ausverkauft.',
      hasSoldOut: (title) => `${title} ist ausverkauft.`,
      hasSoldOutOrIsNotFor: (title, country) =>
        `${title}: ausverkauft, oder für dieses Land (${country}) nicht erhältlich.`,
      notSoldThere: 'Ein Artikel lässt sich in deinem Land nicht kaufen.',
      isNotSoldThere: (title) => `${title} lässt sich in deinem Land nicht kaufen.`,
      noGiftCards: 'Gutscheine lassen sich gerade nicht einlösen.',
      generic: 'Der Shop hat etwas in deinem Warenkorb geändert. Bitte sieh nach.',
    },
    notices: {
      replaced:
        'Deinen bisherigen Warenkorb gibt es nicht mehr. Wir haben mit diesem Artikel einen neuen begonnen.',
      gone: 'Deinen bisherigen Warenkorb gibt es nicht mehr. Er wurde bestellt oder ist abgelaufen.',
      elsewhere:
        'Dieser Browser hat inzwischen einen anderen Warenkorb; du siehst ihn hier. Deine letzte Änderung galt dem vorherigen und wurde nicht gemacht.',
      unconfirmed:
        'Das konnten wir nicht bestätigen. Sieh in deinen Warenkorb, bevor du es noch einmal versuchst.',
      unchanged:
        'Das hat nicht geklappt, und es hat sich nichts geändert. Bitte versuch es noch einmal.',
      'not-moved':
        'Dein Warenkorb ließ sich nicht auf dieses Land umstellen. Du bezahlst in seinem bisherigen.',
      moved: 'Dein Warenkorb ist jetzt in der Währung dieser Seite.',
      'discount-applied': 'Dein Rabattcode ist eingelöst.',
      'discount-not-applicable':
        'Dieser Code gilt nicht für deinen Warenkorb oder ist keiner von uns.',
      'discount-unknown': 'Diesen Rabattcode kennen wir nicht.',
      'discount-inactive': 'Dieser Rabattcode gilt gerade nicht.',
      'discount-used-up': 'Dieser Rabattcode ist aufgebraucht.',
      'discount-not-for-these':
        'Dieser Code gilt nicht für das, was in deinem Warenkorb ist.',
      'discount-kept':
        'Dein Rabattcode ist im Warenkorb vorgemerkt und wird abgezogen, sobald er gilt.',
      'discount-full':
        'Mehr Rabattcodes passen nicht in deinen Warenkorb. Entferne einen, um einen anderen einzulösen.',
      'discount-removed': 'Dein Rabattcode ist entfernt.',
      'discount-not-applied':
        'Der Rabattcode ließ sich nicht einlösen. Bitte gib ihn hier noch einmal ein.',
      'gift-card-applied': 'Dein Gutschein ist eingelöst.',
      'gift-card-unknown':
        'Diesen Gutschein kennen wir nicht, oder es ist nichts mehr darauf.',
      'gift-card-removed': 'Dein Gutschein ist entfernt.',
      'note-saved': 'Deine Anmerkung ist gespeichert.',
      'note-removed': 'Deine Anmerkung ist entfernt.',
      'note-refused':
        'Die Notiz des Links ließ sich nicht übernehmen. Bitte gib sie hier ein.',
      'link-refused': 'Nicht alles, was der Link mitbringt, ließ sich übernehmen.',
      'link-left-out':
        'In deinem Warenkorb steht dort schon etwas anderes. Ein Teil dessen, was der Link mitbringt, fehlt deshalb.',
      'line-edited': 'Deine Beflockung ist geändert.',
      'checkout-closed':
        'In einer Vorschau ist die Kasse geschlossen, weil nicht alles verkauft wird, was du siehst. Verlass die Vorschau, um zu kaufen.',
    },
    discount: 'Rabatt',
    hasEnded: (title) => `${title} wird nicht mehr verkauft. Nichts wurde hinzugefügt.`,
    notYetOpen: (title) =>
      `${title} ist noch nicht im Verkauf. Nichts wurde hinzugefügt.`,
  } satisfies Translation<typeof cartAnswers>,
  disclosure: {
    allPrices: 'Alle Preise',
    withVat: 'inkl. MwSt.,',
    withVatAlone: 'inkl. MwSt.',
    delivery: 'zzgl. Versand',
    duties: {
      included: 'Einfuhrabgaben inbegriffen',
      due: 'Einfuhrabgaben bei Lieferung fällig',
    },
    vatOfTotal: 'Darin MwSt.',
    safety: 'Produktsicherheit',
    item: 'Artikel',
    fibers: 'Materialzusammensetzung',
    maker: 'Hersteller',
    responsible: 'Verantwortliche Person in der EU',
    warnings: 'Warnhinweise',
    guarantee: 'Garantie des Herstellers',
    unchecked: 'Wir prüfen nicht, ob Bewertungen von Leuten stammen, die gekauft haben.',
  } satisfies Translation<typeof disclosure>,
  arrival: {
    orderBy: ({time, day, dates}) => `Bestelle bis ${day}, ${time}: kommt ${dates}`,
    arrives: (dates) => `Kommt ${dates}`,
    madeAfter: (dates) => `Wird nach Verkaufsende gefertigt: kommt ${dates}`,
    christmas: {
      before: (dates) => `${dates}, vor Weihnachten`,
      maybe: (dates) => `${dates}, vielleicht erst nach Weihnachten`,
      after: (dates) => `${dates}, nach Weihnachten`,
    },
  } satisfies Translation<typeof arrival>,
  gifts: {
    recipient: {
      title: 'Als Geschenk verschicken',
      hint: 'Lass das leer, dann kommt der Gutschein zu dir.',
      email: 'E-Mail der beschenkten Person',
      name: 'Name (freiwillig)',
      message: 'Nachricht (freiwillig)',
      date: 'Versand am (freiwillig)',
    },
    problems: {
      email:
        'Bitte gib die E-Mail-Adresse der beschenkten Person ein, wie name@example.com.',
      name: 'Der Name ist zu lang: 255 Zeichen passen.',
      message: 'Die Nachricht ist zu lang: 200 Zeichen passen.',
      date: 'Bitte wähle einen Tag in den nächsten 90 Tagen.',
    },
    unreadable:
      'Die Angaben zu diesem Gutschein waren nicht lesbar. Bitte gib sie noch einmal ein.',
    line: {
      email: 'Für',
      name: 'Beschenkt',
      message: 'Nachricht',
      date: 'Versand am',
    },
    note: {
      name: 'Geschenk',
      title: 'Diese Bestellung ist ein Geschenk',
      message: 'Geschenkkarte',
      hint: 'Wir drucken das auf eine Karte und legen sie der Bestellung bei.',
      hidePrices: 'Keine Preise auf den Lieferschein',
      save: 'Speichern',
      saved: 'Deine Angaben zum Geschenk sind gespeichert.',
    },
  } satisfies Translation<typeof gifts>,
  pickup: {
    ready: ({time, place, also, missing}) =>
      `${place}: ${time}.${also && ` Auch hier: ${also}.`}${missing && ` Nicht hier: ${missing}.`}`,
    nowhere: 'Gerade nirgends abzuholen.',
    making: (days) =>
      counted(days, {
        one: 'Die Anfertigung braucht vorher einen Werktag.',
        other: 'Die Anfertigung braucht vorher # Werktage.',
      }),
    dialog: {
      title: 'Im Laden abholen',
      open: 'Alle Abholorte',
      missing: 'Hier nicht vorrätig',
      choose: 'Hier abholen',
      chosen: 'Du holst hier ab',
      deliver: 'Doch liefern lassen',
      hint: 'Deine Wahl gilt für den ganzen Warenkorb. Die Kasse bestätigt sie.',
      distances: 'Entfernungen anzeigen',
      private: 'Dein Standort bleibt auf diesem Gerät.',
      noPosition: 'Dein Browser sagt nicht, wo du bist.',
      failed: 'Wir konnten deine Wahl nicht speichern. Bitte versuch es noch einmal.',
    },
    cart: {
      name: 'Abholung',
      title: 'Im Laden abholen',
      label: 'Lieferung oder Abholung',
      delivery: 'Lieferung',
      save: 'Wahl speichern',
      saved: 'Deine Wahl von Lieferung oder Abholung ist gespeichert.',
    },
  } satisfies Translation<typeof pickup>,
  reviews: {
    title: 'Bewertungen',
    write: 'Bewertung schreiben',
    read: 'Neueste Bewertungen lesen',
    none: 'Es gibt noch keine Bewertung.',
    unavailable:
      'Bewertungen lassen sich gerade nicht anzeigen. Bitte schau später noch einmal vorbei.',
    stars: (rating) => `${rating} von 5 Sternen`,
    verified: 'Bestätigter Kauf',
    checked:
      'Bewertungen mit „Bestätigter Kauf“ vergleicht Judge.me mit unseren Bestellungen. Bei anderen prüfen wir nicht, ob sie von Käuferinnen und Käufern stammen.',
    form: {
      title: (product) => `${product} bewerten`,
      rating: 'Deine Bewertung',
      options: [
        '5: ausgezeichnet',
        '4: gut',
        '3: in Ordnung',
        '2: nicht so gut',
        '1: schlecht',
      ],
      headline: 'Überschrift (freiwillig)',
      body: 'Dein Text',
      name: 'Dein Name, der angezeigt wird',
      email: 'E-Mail, die nicht angezeigt wird',
      hint: 'Judge.me bekommt diese Angaben, um deine Bewertung zu prüfen und zu veröffentlichen.',
      send: 'Bewertung absenden',
      back: 'Zurück zum Produkt',
    },
    problems: {
      title: 'Bitte prüfe diese Felder:',
      rating: 'Bitte wähle eine Bewertung.',
      headline: 'Die Überschrift ist zu lang: 100 Zeichen passen.',
      body: 'Bitte schreib etwas, höchstens 5.000 Zeichen.',
      name: 'Bitte gib deinen Namen ein, in höchstens 80 Zeichen.',
      email: 'Bitte gib eine E-Mail-Adresse ein, wie name@example.com.',
    },
    outcomes: {
      sent: 'Danke. Deine Bewertung erscheint, sobald sie geprüft ist.',
      busy: 'Das war viel auf einmal. Bitte versuche es in ein paar Minuten noch einmal.',
      failed:
        'Wir konnten deine Bewertung nicht absenden. Bitte versuche es noch einmal.',
    },
  } satisfies Translation<typeof reviews>,
  'saved-page': {
    title: 'Gemerkte Produkte',
    empty:
      'Drücke das Herz an einem Produkt, um es zu merken. Deine Liste bleibt auf diesem Gerät und braucht kein Konto.',
    noScripts:
      'Dein Browser führt hier keine Skripte aus, deshalb können Herzen nichts merken. Die Adresse dieser Seite ist deine Liste: Setz ein Lesezeichen, oder verschick sie.',
    own: 'Deine Liste bleibt auf diesem Gerät. Was du in den Warenkorb legst, verlässt sie.',
    shared:
      'Das ist eine geteilte Liste. Drücke ein Herz, um ein Produkt auf deinem Gerät zu merken.',
    keepAll: 'Alle merken',
    gone: (count) =>
      counted(count, {
        one: '# Produkt dieser Liste wird nicht mehr verkauft.',
        other: '# Produkte dieser Liste werden nicht mehr verkauft.',
      }),
    share: 'Liste teilen',
    copied: 'Link kopiert',
    tellMe: 'Sagt mir Bescheid, wenn es wieder da ist',
    toShop: 'Zurück zum Shop',
  } satisfies Translation<typeof savedPage>,
  server: {
    refused: {
      400: 'Diese Anfrage konnten wir nicht lesen.',
      403: 'Das kam nicht aus diesem Shop, deshalb wurde nichts geändert.',
      404: 'Diese Seite haben wir leider nicht gefunden.',
      405: 'Das geht hier nicht.',
      408: 'Das hat zu lange gedauert, deshalb wurde nichts geändert.',
      413: 'Das war zu viel auf einmal.',
      414: 'Diese Adresse ist zu lang.',
      415: 'Diese Anfrage konnten wir nicht lesen.',
      431: 'Dein Browser hat mehr geschickt, als wir lesen können. Vielleicht hilft es, die Cookies dieser Seite zu löschen.',
    },
    description: 'Beschreibung des Shops',
    return: 'Hier geht es zurück zum Shop!',
    failed: 'Entschuldige! Da ist etwas schiefgelaufen,',
    tryAgain: 'klick hier, um es noch einmal zu versuchen',
    failedAgain:
      'Wenn du diese Seite zum zweiten Mal siehst, versuche es bitte später noch einmal oder auf einem anderen Gerät.',
  } satisfies Translation<typeof server>,
  theme: {
    heroTitle: (product) => `Der offizielle ${product} Fanshop`,
    heroSubtitle: 'Gemacht für alle auf den Rängen.',
    videos: 'Videos',
    microblog: 'Microblog',
  } satisfies Translation<typeof theme>,
  withdrawal: {
    link: 'Vertrag widerrufen',
    title: 'Vertrag widerrufen',
    intro:
      'Hier kannst du eine Bestellung widerrufen. Du brauchst kein Konto und keinen Grund. Gesendet wird erst, wenn du es auf der nächsten Seite bestätigst.',
    exempt: 'Bitte beachte',
    name: 'Dein Name',
    order: 'Bestellnummer',
    orderHint: 'Sie steht in deiner Bestellbestätigung, zum Beispiel #1001.',
    email: 'E-Mail-Adresse',
    emailHint: 'Die Adresse, mit der du bestellt hast.',
    items: 'Artikel',
    itemsHint: 'Lass das leer, wenn du die ganze Bestellung widerrufst.',
    wholeOrder: 'Die ganze Bestellung',
    next: 'Weiter',
    problems: {
      title: 'Bitte prüfe diese Felder:',
      name: 'Bitte gib deinen Namen ein.',
      order: 'Bitte gib die Bestellnummer ein.',
      email: 'Bitte gib eine E-Mail-Adresse ein, wie name@example.com.',
      items: 'Bitte nenne die Artikel in höchstens 2.000 Zeichen.',
    },
    reviewTitle: 'Bestätige deinen Widerruf',
    reviewIntro: 'Das ist deine Erklärung. Sie wird gesendet, wenn du sie bestätigst.',
    confirm: 'Widerruf bestätigen',
    change: 'Ändern',
    statement: 'Ich widerrufe den Vertrag über diese Bestellung.',
    to: 'An',
    received: 'Eingegangen',
    receivedTitle: 'Dein Widerruf ist eingegangen',
    receivedIntro: 'Das ist die Eingangsbestätigung. Bitte speichere sie.',
    copy: 'Wir schicken dir auch eine Kopie per E-Mail.',
    unsentTitle: 'Bitte sende deinen Widerruf per E-Mail',
    unsentIntro:
      'Sende diesen Text an die Adresse darunter. Dein Widerruf gilt, sobald du ihn absendest.',
    failedTitle: 'Dein Widerruf ist hier nicht angekommen',
    failedIntro:
      'Bei uns ist etwas schiefgegangen. Versuche es noch einmal, oder sende diesen Text an die Adresse darunter: Das gilt genauso.',
    retry: 'Noch einmal versuchen',
    save: 'Als Datei speichern',
    file: 'widerruf.txt',
    write: 'E-Mail schreiben',
    toShop: 'Zurück zum Shop',
  } satisfies Translation<typeof withdrawal>,
  contact: {
    title: 'Kontakt',
    answersTitle: 'Vielleicht steht die Antwort hier',
    answers: {
      order: 'Wo ist meine Bestellung?',
      delivery: 'Was kostet die Lieferung, und wie lange dauert sie?',
      returns: 'Wie schicke ich etwas zurück?',
      sizes: 'Welche Größe passt mir?',
    },
    formTitle: 'Schreib uns',
    name: 'Dein Name',
    email: 'E-Mail-Adresse',
    emailHint: 'An diese Adresse antworten wir.',
    order: 'Bestellnummer',
    orderHint: 'Wenn es um eine Bestellung geht, zum Beispiel #1001.',
    topic: 'Thema',
    choose: 'Thema wählen',
    topics: {
      order: 'Meine Bestellung',
      delivery: 'Lieferung',
      returns: 'Rückgabe oder Umtausch',
      sizes: 'Größen',
      product: 'Ein Artikel',
      other: 'Etwas anderes',
    },
    text: 'Deine Nachricht',
    send: 'Nachricht senden',
    problems: {
      title: 'Bitte prüfe diese Felder:',
      name: 'Bitte gib deinen Namen ein.',
      email: 'Bitte gib eine E-Mail-Adresse ein, wie name@example.com.',
      order: 'Bitte gib eine Bestellnummer mit höchstens 60 Zeichen ein, oder keine.',
      topic: 'Bitte wähle ein Thema.',
      text: 'Bitte schreib eine Nachricht mit höchstens 5.000 Zeichen.',
    },
    sentTitle: 'Deine Nachricht ist angekommen',
    sentIntro: 'Wir antworten per E-Mail. Das ist deine Kopie.',
    copy: 'Wir schicken dir auch eine Kopie per E-Mail.',
    unsentTitle: 'Bitte sende deine Nachricht per E-Mail',
    unsentIntro: 'Das Formular kann sie nicht senden, dein E-Mail-Programm schon.',
    failed:
      'Deine Nachricht wurde nicht gesendet. Es ist nichts verloren: Versuche es noch einmal, oder sende sie per E-Mail.',
    busy: 'Es kamen zu viele Nachrichten auf einmal. Es ist nichts verloren: Versuche es in einer Stunde noch einmal, oder sende sie per E-Mail.',
    write: 'E-Mail schreiben',
  } satisfies Translation<typeof contact>,
};
