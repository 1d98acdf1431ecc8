import {expect, test} from 'vitest';

import {distance, distanceText} from './components/PickupLine';

test('the distance is that along the earth', () => {
  const london = {latitude: 51.5074, longitude: -0.1278};
  const paris = {latitude: 48.8566, longitude: 2.3522};
  expect(distance(london, paris)).toBeCloseTo(343.6, 0);
  expect(distance(paris, paris)).toBe(0);
  const here = {latitude: 0, longitude: 0};
  const opposite = {latitude: 0, longitude: 180};
  expect(distance(here, opposite)).toBeCloseTo(20_015, 0);
  const fiji = {latitude: -17, longitude: 179.9};
  expect(distance(fiji, {latitude: -17, longitude: -179.9})).toBeLessThan(25);
});

test('people read it in their own measure', () => {
  expect(distanceText(3.25, 'en')).toBe('2 mi');
  expect(distanceText(3.25, 'de-DE')).toBe('3,3 km');
  expect(distanceText(48.2, 'fr-FR')).toMatch(/^48\skm$/);
});
