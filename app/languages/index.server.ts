import {addLanguage} from '~/lib/messages';

import {GERMAN} from './de';
import {GERMAN_ANSWERS} from './de.server';
import {FRENCH} from './fr';
import {FRENCH_ANSWERS} from './fr.server';
import {JAPANESE} from './ja';
import {JAPANESE_ANSWERS} from './ja.server';

/** Adds every language, for the worker. */
export function addLanguages(): void {
  addLanguage('de', {...GERMAN, ...GERMAN_ANSWERS});
  addLanguage('fr', {...FRENCH, ...FRENCH_ANSWERS});
  addLanguage('ja', {...JAPANESE, ...JAPANESE_ANSWERS});
}
