import type {BrowserType, LaunchOptions, Locator, Page} from '@playwright/test';

import {guardConsole} from '../../support/console-guard';
import {type Browser, WINDOWS} from './browser';
import {
  expectUrl,
  expectMissed,
  expectSeen,
  lookAt,
  type Key,
  type Look,
  type Thing,
  type Visitor,
} from './visitor';

/** A browser that Playwright drives: Chromium, a stock Firefox, and Playwright's own WebKit. */
export async function launchPlaywrightBrowser(
  type: BrowserType,
  origin: string,
  options: LaunchOptions,
): Promise<Browser> {
  const browser = await type.launch(options);
  return {
    async visit(device) {
      // Playwright drives a stock Firefox without touch, and without a phone's viewport.
      const isTouched = device === 'phone' && type.name() !== 'firefox';
      const context = await browser.newContext({
        viewport: WINDOWS[device],
        locale: 'en-US',
        ...(isTouched && {hasTouch: true, isMobile: true, deviceScaleFactor: 2}),
      });
      const guard = guardConsole(context);
      const page = await context.newPage();
      return {
        visitor: new PlaywrightVisitor(page, origin, isTouched),
        picture: () => page.screenshot(),
        messages: guard.problems,
        end: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

/** Chromium's error for a script whose page has gone, and a stock Firefox's where the script has found no window. */
const PAGE_WENT = /Execution context was destroyed|script\.callFunction\): unknown error/;

class PlaywrightVisitor implements Visitor {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
    private readonly isTouched: boolean,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  async press(thing: Thing): Promise<void> {
    const target = this.locate(thing).first();
    await (this.isTouched ? target.tap() : target.click());
  }

  async fill(thing: Thing, text: string): Promise<void> {
    // Typed: what Playwright fills in, React does not notice in a stock Firefox.
    await this.locate(thing).first().selectText();
    await this.page.keyboard.type(text);
  }

  async key(key: Key | {readonly text: string}): Promise<void> {
    const {keyboard} = this.page;
    await (typeof key === 'string' ? keyboard.press(key) : keyboard.type(key.text));
  }

  sees(thing: Thing, look?: Partial<Look>): Promise<void> {
    return expectSeen(() => this.look(thing), thing, look);
  }

  misses(thing: Thing): Promise<void> {
    return expectMissed(() => this.look(thing), thing);
  }

  isAt(url: string | RegExp): Promise<void> {
    return expectUrl(() => this.page.url(), this.origin, url);
  }

  async back(): Promise<void> {
    await this.page.goBack({waitUntil: 'commit'});
  }

  read<Value>(inPage: () => Value | Promise<Value>): Promise<Value> {
    return this.page.evaluate(inPage);
  }

  async secondTab(): Promise<Visitor> {
    const page = await this.page.context().newPage();
    return new PlaywrightVisitor(page, this.origin, this.isTouched);
  }

  private async look(thing: Thing): Promise<Look[]> {
    try {
      return await this.locate(thing).evaluateAll(lookAt);
    } catch (problem) {
      // The page went while it was looked at: the next one is.
      if (PAGE_WENT.test(String(problem))) return this.look(thing);
      throw problem;
    }
  }

  private locate({role, name, text, within}: Thing): Locator {
    const scope = within ? this.locate(within) : this.page;
    const found = scope.getByRole(role, {
      ...(name !== undefined && {name}),
      exact: true,
    });
    return text === undefined ? found : found.filter({hasText: text});
  }
}
