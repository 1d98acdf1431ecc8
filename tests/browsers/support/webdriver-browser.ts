import {readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';

import {expect} from '@playwright/test';
import {Builder, Capabilities, error, Key as Keys} from 'selenium-webdriver';
import type {WebDriver, WebElement} from 'selenium-webdriver';

import {type Browser, WINDOWS} from './browser';
import {
  describe,
  expectUrl,
  expectMissed,
  expectSeen,
  lookAt,
  type Key,
  type Look,
  type Thing,
  type Visitor,
} from './visitor';

/** Finds things by role and accessible name, in the page. */
const FINDER = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/**
 * A browser that a WebDriver drives: WebKitGTK's MiniBrowser. Each visit is a session, and so a browser without any data.
 * @param server where the driver listens
 * @param capabilities what the driver needs to know of the browser
 */
export async function connectWebDriverBrowser(
  server: string,
  capabilities: object,
  origin: string,
): Promise<Browser> {
  const finder = await readFile(FINDER, 'utf8');
  return {
    async visit(device) {
      // Otherwise each command first waits for the end of loading, and some then never return (docs/testing.md). Visitors wait for what
      // they see, and `open` for the whole document.
      const wanted = new Capabilities({...capabilities, pageLoadStrategy: 'none'});
      const driver = await new Builder()
        .usingServer(server)
        .withCapabilities(wanted)
        .build();
      const window = await driver.getWindowHandle();
      await resize(driver, WINDOWS[device]);
      return {
        visitor: new WebDriverVisitor(driver, window, finder, origin),
        messages: () => [],
        picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
        end: () => driver.quit(),
      };
    },
    close: async () => {},
  };
}

/** Gives the page that size: a window is larger, by its toolbars. */
async function resize(
  driver: WebDriver,
  {width, height}: {width: number; height: number},
): Promise<void> {
  const frame = driver.manage().window();
  await frame.setRect({x: 0, y: 0, width, height});
  const outside = await driver.executeScript<number>(
    () => window.outerHeight - window.innerHeight,
  );
  await frame.setRect({x: 0, y: 0, width, height: height + outside});
}

class WebDriverVisitor implements Visitor {
  constructor(
    private readonly driver: WebDriver,
    private readonly window: string,
    private readonly finder: string,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.here();
    await this.run(markDocument);
    await this.driver.get(this.origin + path);
    const isThere = () => this.run<boolean>(isNewAndWhole);
    await expect.poll(isThere, `opens ${path}`).toBe(true);
  }

  async press(thing: Thing): Promise<void> {
    const watch = `(${watchPress})(arguments[0], () => (${findIn})(arguments[1]) ?? [])`;
    await this.act(thing, async (element) => {
      await this.run(watch, element, steps(thing));
      await element.click();
      const isHit = await this.run<boolean>(wasPressed);
      // An element that covers it there would cover it again.
      if (!isHit) await this.run(scrollToMiddle, element);
      return isHit;
    });
  }

  async fill(thing: Thing, text: string): Promise<void> {
    await this.act(thing, async (element) => {
      // The driver takes a field under a bar for one that cannot be typed into.
      await this.run(scrollToMiddle, element);
      await element.clear();
      await element.sendKeys(text);
      return true;
    });
  }

  async key(key: Key | {readonly text: string}): Promise<void> {
    await this.here();
    const pressed = typeof key === 'string' ? KEYS[key] : key.text;
    await this.driver.actions().sendKeys(pressed).perform();
  }

  sees(thing: Thing, look?: Partial<Look>): Promise<void> {
    return expectSeen(() => this.look(thing), thing, look);
  }

  misses(thing: Thing): Promise<void> {
    return expectMissed(() => this.look(thing), thing);
  }

  isAt(url: string | RegExp): Promise<void> {
    const read = async () => {
      await this.here();
      // The driver's own answer is the URL of a page that is still on its way.
      return this.run<string>(() => location.href);
    };
    return expectUrl(read, this.origin, url);
  }

  async back(): Promise<void> {
    await this.here();
    await this.driver.navigate().back();
  }

  async read<Value>(inPage: () => Value | Promise<Value>): Promise<Value> {
    await this.here();
    return this.driver.executeScript<Value>(inPage);
  }

  async secondTab(): Promise<Visitor> {
    await this.driver.switchTo().newWindow('window');
    const window = await this.driver.getWindowHandle();
    return new WebDriverVisitor(this.driver, window, this.finder, this.origin);
  }

  /** The driver speaks to one tab at a time. */
  private here(): Promise<void> {
    return this.driver.switchTo().window(this.window);
  }

  private async look(thing: Thing): Promise<Look[]> {
    const script = `const found = (${findIn})(arguments[0]); return found && (${lookAt})(found)`;
    return (await this.inPage<Look[]>(script, thing)) ?? [];
  }

  /** Does something to the first of what is found, until the driver could: it refuses what is covered, or gone. */
  private async act(
    thing: Thing,
    act: (element: WebElement) => Promise<boolean>,
  ): Promise<void> {
    const attempt = () =>
      this.whileThere(async () => {
        const [element] = await this.find(thing);
        if (!element) return 'it is not there';
        // A press would miss a moving element: the driver presses where it was.
        if (await this.run<boolean>(isMoving, element)) return 'it is moving';
        const isDone = await act(element).catch(async (problem: unknown) => {
          if (!(problem instanceof error.ElementClickInterceptedError)) throw problem;
          // The driver scrolls no further than to the edge, where a bar may cover the element.
          await this.run(scrollToMiddle, element);
          return act(element);
        });
        return isDone ? DONE : 'the press hit something else';
      });
    await expect.poll(attempt, `can press or fill ${describe(thing)}`).toBe(DONE);
  }

  private async find(thing: Thing): Promise<WebElement[]> {
    const script = `return (${findIn})(arguments[0])`;
    return (await this.inPage<WebElement[]>(script, thing)) ?? [];
  }

  /** Runs a script about a thing, which answers `null` where the page does not have the finder yet. */
  private async inPage<Answer>(script: string, thing: Thing): Promise<Answer | null> {
    await this.here();
    const ask = () => this.run<Answer | null>(script, steps(thing));
    const answer = await ask();
    if (answer) return answer;
    await this.run(this.finder);
    return ask();
  }

  /** Runs a script that may run twice: where its page went before it could answer, the next page is asked. */
  private async run<Answer>(
    script: string | ((...args: never[]) => Answer),
    ...args: unknown[]
  ): Promise<Answer> {
    try {
      return await this.driver.executeScript<Answer>(script, ...args);
    } catch (problem) {
      if (String(problem).includes('before the unload event'))
        return this.run(script, ...args);
      throw problem;
    }
  }

  /** The page may change between two commands: then what it had is not there, which is said, and the caller looks again. */
  private async whileThere(command: () => Promise<string>): Promise<string> {
    try {
      return await command();
    } catch (problem) {
      const isPassing = PASSING.some((kind) => problem instanceof kind);
      if (isPassing) return String(problem);
      throw problem;
    }
  }
}

/** An attempt that went well; another one says in words why it did not. */
const DONE = 'done';

const KEYS: Readonly<Record<Key, string>> = {
  ArrowDown: Keys.ARROW_DOWN,
  ArrowUp: Keys.ARROW_UP,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Space: Keys.SPACE,
  Tab: Keys.TAB,
};

const PASSING = [
  error.StaleElementReferenceError,
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
];

interface MarkedWindow {
  isLeft?: boolean;
}

/** Marks the document that is about to be left. It runs in the page. */
function markDocument(): void {
  (window as MarkedWindow).isLeft = true;
}

/** Whether another document than the marked one is there, whole: no mark is on the empty one of a new process either. It runs in the page. */
function isNewAndWhole(): boolean {
  const isNew = !(window as MarkedWindow).isLeft && location.href !== 'about:blank';
  return isNew && document.readyState !== 'loading';
}

/** Whether an element, or what it is in, is on its way somewhere. It runs in the page. */
function isMoving(element: Element): boolean {
  return document.getAnimations().some(({playState, effect}) => {
    if (!(effect instanceof KeyframeEffect) || playState !== 'running') return false;
    const isEndless = effect.getTiming().iterations === Infinity;
    return !isEndless && Boolean(effect.target?.contains(element));
  });
}

interface PressWindow {
  isPressMissed?: boolean;
}

/**
 * Notes whether the next press hits an element: the page may shift after the driver has looked where it is, or draw the element again.
 * It runs in the page.
 * @param findAgain what the element was found by finds now
 */
function watchPress(element: Element, findAgain: () => Element[]): void {
  const page = window as PressWindow;
  page.isPressMissed = true;
  const options = {capture: true, once: true};
  const note = (event: Event) => {
    const path = event.composedPath();
    const meant = element.isConnected ? [element] : findAgain();
    const hit = meant.find((one) => path.includes(one));
    if (!hit) return;
    addEventListener(
      'pointerup',
      (end) => {
        page.isPressMissed = !end.composedPath().includes(hit);
      },
      options,
    );
  };
  addEventListener('pointerdown', note, options);
}

/** Whether the press hit: where the page has gone, it did. It runs in the page. */
function wasPressed(): boolean {
  return !(window as PressWindow).isPressMissed;
}

function scrollToMiddle(element: Element): void {
  element.scrollIntoView({block: 'center', behavior: 'instant'});
}

/** A thing as its steps from the page inwards, in plain data. */
interface Step {
  role: string;
  name?: {exactly: string} | {pattern: string; flags: string};
  text?: string;
}

function steps({role, name, text, within}: Thing): Step[] {
  const step = {
    role,
    ...(typeof name === 'string' && {name: {exactly: name}}),
    ...(name instanceof RegExp && {name: {pattern: name.source, flags: name.flags}}),
    ...(text !== undefined && {text}),
  };
  return [...(within ? steps(within) : []), step];
}

/** The elements that these steps lead to, `null` where the finder is not in the page. It runs in the page. */
function findIn(path: readonly Step[]): Element[] | null {
  interface Finder {
    queryAllByRole(
      within: Element,
      role: string,
      options: {name?: string | RegExp},
    ): Element[];
  }
  const {TestingLibraryDom: finder} = window as {TestingLibraryDom?: Finder};
  if (!finder) return null;
  let found: Element[] = [document.body];
  for (const {role, name, text} of path) {
    const wanted =
      name && ('exactly' in name ? name.exactly : new RegExp(name.pattern, name.flags));
    const inner = found.flatMap((within) =>
      finder.queryAllByRole(within, role, {name: wanted}),
    );
    found = [...new Set(inner)].filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        (text === undefined ||
          (element.textContent ?? '').replace(/\s+/g, ' ').includes(text)),
    );
  }
  return found;
}
