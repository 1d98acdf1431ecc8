import {document, type Drawing} from '../brand';
import type {BannerScene} from '../description';
import {floodlights} from './floodlights';
import {harbourDawn} from './harbour-dawn';
import {lowTide} from './low-tide';
import {winterCrowd} from './winter-crowd';

const SCENES: Readonly<Record<Exclude<BannerScene, 'rail'>, () => string>> = {
  'harbour-dawn': harbourDawn,
  floodlights,
  tide: lowTide,
  'winter-crowd': winterCrowd,
};

/** A landscape banner, 2400 × 1200, quiet on its left where the type stands. */
export function landscape(scene: Exclude<BannerScene, 'rail'>): Drawing {
  const grain =
    '<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="8"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 .9 0 0 0 -.3"/></filter>' +
    '<rect width="2400" height="1200" filter="url(#grain)" opacity=".1"/>';
  return document(2400, 1200, 2400, 1200, SCENES[scene]() + grain);
}
