import {elementsOf, textOf} from './html';
import type {WorkerHere} from './worker-here';

const ORIGIN = 'http://localhost:3000';
const MOST_REDIRECTS = 5;

/**
 * A visitor whose browser runs no scripts, told over the wire: it follows redirects, keeps cookies and sends the forms that are in the
 * HTML. A test that needs no layout costs a hundredth of what it costs in a browser.
 */
export class PlainVisitor {
  /** Path, query and hash of the page. */
  url = '';
  status = 0;
  html = '';
  readonly cookies = new Map<string, string>();

  constructor(private readonly worker: WorkerHere) {}

  /** The text of the page's own part, as a reader sees it. */
  get main(): string {
    return textOf(/<main.*<\/main>/s.exec(this.html)?.[0] ?? '');
  }

  async open(path: string, init: RequestInit = {}): Promise<void> {
    let [url, request] = [path, init];
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const {response, body} = await this.worker.ask(url.replace(/#.*/, ''), {
        ...request,
        headers: {...request.headers, Cookie: this.cookieHeader()},
      });
      this.keep(response.headers.getSetCookie());
      const location = response.headers.get('Location');
      if (!location) {
        [this.url, this.status, this.html] = [url, response.status, body];
        return;
      }
      const next = new URL(location, ORIGIN + url);
      url = next.pathname + next.search + next.hash;
      request = {};
    }
    throw new Error(`${path} redirects again and again.`);
  }

  /**
   * Presses a submit button, by its accessible name, with what the visitor has chosen and typed before, by the names of the fields.
   * @throws if no form has such a button, or lacks one of the fields
   */
  async press(name: string | RegExp, typed: Record<string, string> = {}): Promise<void> {
    const button = this.buttons().find((one) => isNamed(one, name));
    if (!button) throw new Error(`${this.url} has no button ${String(name)}.`);
    const {form, body} = button;
    const fields = new URLSearchParams([...fieldsOf(body), ...valueOf(button)]);
    for (const [field, text] of Object.entries(typed)) {
      if (!body.includes(` name="${field}"`)) throw new Error(`There is no “${field}”.`);
      fields.set(field, text);
    }
    const action = button.formAction ?? form.action ?? this.url;
    // As in a browser, the fields replace the query of the URL.
    if (form.method !== 'post')
      return this.open(`${action.replace(/\?.*/, '')}?${fields.toString()}`);
    await this.open(action, {
      method: 'POST',
      headers: {Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded'},
      body: fields.toString(),
    });
  }

  /** Whether the page has a submit button of this name. */
  canPress(name: string | RegExp): boolean {
    return this.buttons().some((one) => isNamed(one, name));
  }

  /** Every submit button, with the form that it stands in or names. */
  private buttons(): Button[] {
    const forms = Array.from(
      this.html.matchAll(/<form\b[^>]*>.*?<\/form>/gs),
      ({0: body, index}) => ({form: elementsOf(body, 'form')[0] ?? {}, body, index}),
    );
    return Array.from(
      this.html.matchAll(/<button\b[^>]*>.*?<\/button>/gs),
      ({0: html, index}) => {
        const attributes = elementsOf(html, 'button')[0] ?? {};
        const owner = forms.find((each) =>
          attributes.form
            ? each.form.id === attributes.form
            : each.index < index && index < each.index + each.body.length,
        );
        const {type = 'submit', name, value, formaction: formAction} = attributes;
        if (type !== 'submit' || !owner) return [];
        const label = attributes['aria-label'] ?? textOf(html).trim();
        return {form: owner.form, body: owner.body, label, name, value, formAction};
      },
    ).flat();
  }

  private cookieHeader(): string {
    return Array.from(this.cookies, (cookie) => cookie.join('=')).join('; ');
  }

  private keep(setCookies: readonly string[]): void {
    for (const [, name = '', value = ''] of setCookies.flatMap((text) => [
      /^([^=]+)=([^;]*)/.exec(text) ?? [],
    ]))
      this.cookies.set(name, value);
  }
}

interface Button {
  form: Record<string, string>;
  /** The form's HTML. */
  body: string;
  label: string;
  name: string | undefined;
  value: string | undefined;
  formAction: string | undefined;
}

const isNamed = ({label}: Button, name: string | RegExp) =>
  typeof name === 'string' ? label === name : name.test(label);

const valueOf = ({name, value = ''}: Button): [string, string][] =>
  name ? [[name, value]] : [];

/** The fields that a form sends as it stands. */
function fieldsOf(body: string): [string, string][] {
  const inputs = elementsOf(body, 'input').filter(
    ({type = 'text', name, checked}) =>
      name && (!/radio|checkbox/.test(type) || checked !== undefined),
  );
  const areas = Array.from(
    body.matchAll(/<textarea\b([^>]*)>(.*?)<\/textarea>/gs),
    ([, attributes = '', text = '']): [string, string] => [
      /\bname="([^"]*)"/.exec(attributes)?.[1] ?? '',
      textOf(text),
    ],
  );
  const lists = Array.from(
    body.matchAll(/<select\b[^>]*>.*?<\/select>/gs),
    ([list]): [string, string] => {
      const entries = elementsOf(list, 'option');
      const chosen = entries.find(({selected}) => selected !== undefined) ?? entries[0];
      return [elementsOf(list, 'select')[0]?.name ?? '', chosen?.value ?? ''];
    },
  );
  return [
    ...inputs.map(({name = '', value = ''}): [string, string] => [name, value]),
    ...lists,
    ...areas,
  ];
}
