import type {Page} from '@playwright/test';

/** Makes the clock of a page's device wrong by `error` milliseconds. `pass` lets time go by of which no script hears. */
export async function setDeviceClockOff(page: Page, error: number) {
  await page.addInitScript((start) => {
    const now = Date.now.bind(Date);
    const device = {error: start};
    Object.assign(window, {device});
    Date.now = () => now() + device.error;
    const origin = performance.timeOrigin + start;
    Object.defineProperty(performance, 'timeOrigin', {get: () => origin});
  }, error);
  return {
    pass: (milliseconds: number) =>
      page.evaluate((time) => {
        (window as unknown as {device: {error: number}}).device.error += time;
      }, milliseconds),
  };
}
