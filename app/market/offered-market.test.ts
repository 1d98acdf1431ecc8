import {expect, it} from 'vitest';

import type {MarketChoice} from './market';
import {offeredMarket} from './components/MarketLinks';

const choice = (prefix: string, tag: string, countryCode: string) =>
  ({prefix, tag, countryCode}) as MarketChoice;
const choices = [
  choice('', 'en', 'US'),
  choice('/de-de', 'de-DE', 'DE'),
  choice('/de-ch', 'de-CH', 'CH'),
  choice('/fr-ch', 'fr-CH', 'CH'),
];

it.each([
  ['from a country with a market', '', 'DE', ['en'], '/de-de'],
  ['from a country with several, in theirs', '', 'CH', ['fr-FR', 'de'], '/fr-ch'],
  ['from a country with several, none of them theirs', '', 'CH', ['it'], '/de-ch'],
  ['from the country of the page', '/de-de', 'DE', ['de'], null],
  ['abroad, at home here', '/de-de', 'US', ['en-US'], ''],
  ['from a country without a market, by language', '', 'AT', ['de-AT'], '/de-de'],
  ['from such a country, reading the page', '', 'CA', ['en-CA'], null],
  ['from such a country, whose language nobody sells in', '', 'BR', ['pt'], null],
])('a visitor %s', (_, prefix, country, languages, offered) =>
  expect(offeredMarket(choices, prefix, country, languages)?.prefix ?? null).toBe(
    offered,
  ),
);
