import {expect} from '@playwright/test';

import type {ProductData} from '@quillhaven/local-store';

/** The roles that tests find things by. */
type Role =
  | 'alert'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'combobox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'navigation'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | 'searchbox'
  | 'spinbutton'
  | 'status'
  | 'textbox'
  | 'timer';

/** Something on a page, as assistive technology tells it: never what is hidden from it. */
export interface Thing {
  readonly role: Role;
  /** The whole accessible name, or a pattern in it. */
  readonly name?: string | RegExp;
  /** Text that it contains. */
  readonly text?: string;
  /** The thing that contains it. */
  readonly within?: Thing;
}

/** The state of a thing as a visitor can tell it. */
export interface Look {
  readonly text: string;
  /** Of a field; empty for others. */
  readonly value: string;
  readonly isChecked: boolean;
  readonly isExpanded: boolean;
  /** Whether it is the one of its set that is shown now. */
  readonly isCurrent: boolean;
  readonly isFocused: boolean;
  readonly isEnabled: boolean;
  /** Whether a part of it is on the screen. */
  readonly isOnScreen: boolean;
}

export type Key = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Escape' | 'Space' | 'Tab';

/**
 * Somebody in one tab of a browser. Each verb waits until a visitor could do it, or would see it; what never comes fails
 * the test. Where several things match, a verb takes the first; `sees` is content with any of them.
 */
export interface Visitor {
  /** Goes to a URL of the shop by the address bar, and waits until the whole document is there. */
  open(path: string): Promise<void>;
  /** Presses by mouse, or by finger where the visitor's device is touched. */
  press(thing: Thing): Promise<void>;
  /** Replaces the text of a field. */
  fill(thing: Thing, text: string): Promise<void>;
  /** Presses a key, or types a text, where the focus is. */
  key(key: Key | {readonly text: string}): Promise<void>;
  /** Waits until such a thing is there, and looks like that. */
  sees(thing: Thing, look?: Partial<Look>): Promise<void>;
  /** Waits until no such thing is there. */
  misses(thing: Thing): Promise<void>;
  /** Waits until the URL is this one: path and query of a page of the shop, or a pattern in the whole URL. */
  isAt(url: string | RegExp): Promise<void>;
  /** Presses the browser's Back. */
  back(): Promise<void>;
  /** Reads something in the page, once, by a function that uses nothing outside itself. */
  read<Value>(inPage: () => Value | Promise<Value>): Promise<Value>;
  /** The same visitor in a second tab, which is empty, and visible beside the first. */
  secondTab(): Promise<Visitor>;
}

/** Fails unless `look` comes to find such a thing that looks as wanted. */
export async function expectSeen(
  find: () => Promise<Look[]>,
  thing: Thing,
  wanted: Partial<Look> = {},
): Promise<void> {
  await expect
    .poll(find, `sees ${describe(thing)}`)
    .toContainEqual(expect.objectContaining(wanted));
}

export async function expectMissed(
  find: () => Promise<Look[]>,
  thing: Thing,
): Promise<void> {
  await expect.poll(find, `misses ${describe(thing)}`).toEqual([]);
}

/** Waits until a page is hydrated: it has asked for its cart. */
export async function expectLive(visitor: Visitor): Promise<void> {
  const hasAsked = () =>
    visitor.read(() =>
      performance
        .getEntriesByType('resource')
        .some(({name}) => new URL(name).pathname.endsWith('/api/cart')),
    );
  await expect.poll(hasAsked, 'is live').toBe(true);
}

/** Opens a page and waits until it is hydrated: on a slow machine a press before that posts the form. */
export async function openLive(visitor: Visitor, path: string): Promise<void> {
  await visitor.open(path);
  await expectLive(visitor);
}

/** The radios that choose a product's first variant, wherever there is a choice. */
export function radiosOf({options, variants}: ProductData): Thing[] {
  const radios: Thing[] = [];
  for (const [index, {name, values}] of options.entries()) {
    if (values.length < 2) continue;
    const value = variants[0]?.optionValues[index];
    radios.push({role: 'radio', name: value, within: {role: 'radiogroup', name}});
  }
  return radios;
}

/** Fails unless the URL comes to be this one. */
export async function expectUrl(
  read: () => string | Promise<string>,
  origin: string,
  url: string | RegExp,
): Promise<void> {
  const wanted = typeof url === 'string' ? origin + url : url;
  const poll = expect.poll(read, 'is at');
  await (typeof wanted === 'string' ? poll.toBe(wanted) : poll.toMatch(wanted));
}

/** A thing in words, for messages: button "Add to cart" in dialog "Crest Hoodie". */
export function describe({role, name, text, within}: Thing): string {
  return [
    role,
    name instanceof RegExp ? String(name) : name && `"${name}"`,
    text && `that says "${text}"`,
    within && `in ${describe(within)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** The state of elements as a visitor can tell it. It runs in the page. */
export function lookAt(elements: readonly Element[]): Look[] {
  return elements.map((element) => {
    const {top, bottom, left, right} = element.getBoundingClientRect();
    const field = element as HTMLInputElement;
    return {
      text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
      value: field.value ?? '',
      isChecked: field.checked ?? false,
      isExpanded: element.getAttribute('aria-expanded') === 'true',
      isCurrent: element.getAttribute('aria-current') === 'true',
      isFocused: element === document.activeElement,
      isEnabled:
        !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true',
      isOnScreen:
        bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth,
    };
  });
}
