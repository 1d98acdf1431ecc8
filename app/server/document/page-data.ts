import {scriptText} from './script-text';

/** Id of the element that carries the page's data. */
const ID = 'page-data';

/** What the loaders and the action of a page have answered, as Remix's router starts from it. */
interface PageState {
  readonly loaderData: unknown;
  readonly actionData?: unknown;
  readonly errors: unknown;
}

/** Whether JSON carries `value` without loss; a field that is `undefined` may as well be absent. */
export function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean')
    return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    return false;
  }
  return Object.values(value).every((field) => field === undefined || isPlain(field));
}

/**
 * The element that hands a page's data to hydration as plain JSON. Remix's own hand-over numbers every value, and those numbers
 * compress badly; and being a script that runs, it needs a hash of its own in the policy. `null` where only Remix's will do:
 * errors, and answers that JSON cannot carry.
 */
export function pageDataElement({
  loaderData,
  actionData = null,
  errors,
}: PageState): string | null {
  if (errors || !isPlain(loaderData) || !isPlain(actionData)) return null;
  const text = scriptText({loaderData, actionData, errors: null});
  return `<script type="application/json" id="${ID}">${text}</script>`;
}

/** The data that the document carries; `null` when Remix hands it over itself. Hydration asks for it (build/settled-framework.ts). */
export function readPageData(): unknown {
  const text = document.getElementById(ID)?.textContent;
  return text ? JSON.parse(text) : null;
}
