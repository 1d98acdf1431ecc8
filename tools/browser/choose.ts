import type {Locator, Page} from '@playwright/test';

type Within = Page | Locator;

const exactly = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The radio of an option's value, whether or not it can be bought beside the other choices. */
export function radioOf(within: Within, option: string, value: string): Locator {
  return within.getByRole('radiogroup', {name: option, exact: true}).getByRole('radio', {
    name: new RegExp(`^${exactly(value)}(, sold out|, not made)?$`),
  });
}

/** Chooses in a page or dialog, by each option's name its value. */
export async function choose(
  within: Within,
  choice: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [option, value] of Object.entries(choice)) {
    await radioOf(within, option, value).check();
  }
}
