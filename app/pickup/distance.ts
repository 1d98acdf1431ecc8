export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** Mean radius of the earth, in kilometers. */
const RADIUS = 6371;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers between two points, in a straight line (haversine formula). */
export function distance(a: Coordinates, b: Coordinates): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) *
      Math.cos(radians(b.latitude)) *
      half(a.longitude, b.longitude);
  return 2 * RADIUS * Math.asin(Math.sqrt(Math.min(1, h)));
}

const KILOMETERS_PER_MILE = 1.609344;

/** A distance for people: in miles in the United States and the United Kingdom. */
export function distanceText(kilometers: number, tag: string): string {
  const isInMiles = /^en(-(US|GB))?$/.test(tag);
  const value = isInMiles ? kilometers / KILOMETERS_PER_MILE : kilometers;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isInMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
