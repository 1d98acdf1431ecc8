import {readdirSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

import {projectPath} from '../../tools/project';

/** The English texts of the app of several words. */
export async function englishTexts(): Promise<string[]> {
  const files = readdirSync(projectPath('app'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('messages.ts'))
    .filter((file) => !/^(?:staff|lib)\//.test(file));
  const features: unknown[] = await Promise.all(
    files.map((file) => import(pathToFileURL(projectPath(`app/${file}`)).href)),
  );
  const textsIn = (value: unknown): string[] =>
    typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn);
  // The store has a page of that name.
  const ofStore = ['Contact Us'];
  return textsIn(features).filter(
    (text) => /\w \w/.test(text) && text.length > 9 && !ofStore.includes(text),
  );
}

/** The English of the app that visitors of a document see or hear, in its texts and labels; none in another language. */
export async function englishIn(html: string): Promise<string[]> {
  const shown = html
    .replace(/<(script|style)\b[^]*?<\/\1>/g, '')
    .replace(
      /<(?!\/)[^>]*?(?:aria-label|alt|placeholder|title|content)="([^"]*)"[^>]*>/g,
      ' $1 ',
    )
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
  return (await englishTexts()).filter((text) => shown.includes(text));
}
