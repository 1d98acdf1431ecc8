import {useCallback, useEffect, useId, useState} from 'react';
import {createPortal} from 'react-dom';

import {useCart, useSay} from '~/cart';
import {numberIn} from '~/lib/global-id';
import {hasLists} from '~/lib/json';
import {shopFetch, shopPath} from '~/market';
import {Button} from '~/ui/Button';
import {Dialog, DialogClose, openDialog} from '~/ui/Dialog';
import {usePageTag} from '~/ui/language';

import type {Coordinates, PickupPlace, PickupView} from '../index.server';

const pickupPath = shopPath('/api/pickup/:variant');

interface PickupLineProps {
  /** Global id of the chosen variant; none before one is chosen. */
  variant: string | null | undefined;
  /** Whether something is printed on it: without its days nothing is said. */
  isPrinted: boolean;
  /** Whether the days to make it count. */
  isMade: boolean;
}

/**
 * Where the chosen variant can be picked up, with a dialog of all places. A chunk of its own (hence
 * the default export).
 */
export default function PickupLine({variant, isPrinted, isMade}: PickupLineProps) {
  const chosen = useCart(({state}) => state.confirmed?.extras.said.pickup?.chosen ?? '');
  const say = useSay('pickup');
  const loaded = usePickupView(numberIn(variant));
  const view = isPrinted && !loaded?.making ? null : loaded;
  const making = (isMade && view?.making) || '';
  const id = `pickup${useId()}`;
  return (
    <div className="pickup-line" data-pickup>
      <p role="status">{view && `${view.line} ${making}`.trim()}</p>
      {view && view.places.length > 0 && (
        <>
          <button type="button" className="link" onClick={() => openDialog(id)}>
            {view.texts.open}
          </button>
          {createPortal(
            <PickupDialog
              {...{id, view, making, chosen}}
              onChoose={(pickup) => say(view.texts.title, {pickup})}
            />,
            document.body,
          )}
        </>
      )}
    </div>
  );
}

function usePickupView(variant: string): PickupView | null {
  const [known, setKnown] = useState<{variant: string; view: PickupView} | null>(null);
  useEffect(() => {
    if (!variant) return;
    const request = new AbortController();
    // The answer is the same for everybody.
    const init = {credentials: 'omit', signal: request.signal} as const;
    shopFetch(pickupPath(variant), init)
      .then((response) => response.json())
      .then((view: unknown) =>
        setKnown(hasLists<PickupView>(view, 'places') ? {variant, view} : null),
      )
      // There is no line then.
      .catch(() => undefined);
    return () => request.abort();
  }, [variant]);
  return known?.variant === variant ? known.view : null;
}

interface PickupDialogProps {
  id: string;
  view: PickupView;
  /** What is said of the days to make it; '' for nothing. */
  making: string;
  /** Number of the location where the cart is picked up; '' for delivery. */
  chosen: string;
  /** Chooses for the cart. Resolves to what came of it, for people; '' for no answer. */
  onChoose: (place: string) => Promise<string>;
}

/**
 * All places where a variant can be picked up, with the choice of one for the cart. Distances are
 * computed on the device, from a position that does not leave it.
 */
function PickupDialog({id, view, making, chosen, onChoose}: PickupDialogProps) {
  const {places, texts} = view;
  const tag = usePageTag();
  const [here, setHere] = useState<Coordinates | null>(null);
  const [outcome, setOutcome] = useState('');
  const {noPosition} = texts;
  const locate = useCallback(async () => {
    const found = await position();
    setHere(found);
    setOutcome(found ? '' : noPosition);
  }, [noPosition]);
  useEffect(() => {
    if (!takeRequest()) return;
    openDialog(id);
    void locate();
  }, [id, locate]);
  const choose = async (place: string) =>
    setOutcome((await onChoose(place)) || texts.failed);
  const away = ({at}: PickupPlace) => (here && at ? distance(here, at) : Infinity);
  const sorted = here ? [...places].sort((a, b) => away(a) - away(b)) : places;
  const hasPositions = places.some(({at}) => at !== null);
  const titleId = `${id}-title`;
  return (
    // It looks like the size guide, which is on the same page.
    <Dialog id={id} kind="sheet" labelledBy={titleId} className="size-guide">
      <div className="options-head">
        <h2 id={titleId}>{texts.title}</h2>
        <DialogClose id={id} />
      </div>
      <div className="size-guide-body">
        <div>
          <p className="note">{`${making} ${texts.hint}`.trim()}</p>
          <p role="status" className="strong">
            {outcome}
          </p>
        </div>
        <ul role="list" className="pickup-places">
          {sorted.map((place) => (
            <li key={place.id}>
              <h3 className="strong" dir="auto">
                {place.name}
              </h3>
              {here && place.at && <p>{distanceText(away(place), tag)}</p>}
              <p>{place.ready ?? texts.missing}</p>
              <p className="note" dir="auto">
                {[...place.address, place.phone].filter(Boolean).join(', ')}
              </p>
              {place.hours && (
                <p className="pickup-hours note" dir="auto">
                  {place.hours}
                </p>
              )}
              {place.id === chosen ? (
                <p className="strong">{texts.chosen}</p>
              ) : (
                place.ready !== null && (
                  <Button onClick={() => void choose(place.id)}>{texts.choose}</Button>
                )
              )}
            </li>
          ))}
        </ul>
        {hasPositions && !here && (
          <div>
            <Button onClick={() => (mayLocate() ? void locate() : locateInOwnDocument())}>
              {texts.distances}
            </Button>
            <p className="note">{texts.private}</p>
          </div>
        )}
        {chosen && <Button onClick={() => void choose('')}>{texts.deliver}</Button>}
      </div>
    </Dialog>
  );
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

/** The visitor's position; `null` where the visitor or the device does not tell it. */
function position(): Promise<Coordinates | null> {
  return new Promise((resolve) =>
    navigator.geolocation.getCurrentPosition(
      ({coords}) => resolve(coords),
      () => resolve(null),
      {timeout: 10_000, maximumAge: 300_000},
    ),
  );
}

/** Hash of the URL after a visitor has asked for distances. */
const REQUEST_HASH = '#pickup';

/** Whether the document was loaded by such a URL, which loses its hash. */
function takeRequest(): boolean {
  if (location.hash !== REQUEST_HASH) return false;
  history.replaceState(history.state, '', location.pathname + location.search);
  return true;
}

/** Chromium's own interface to the Permissions-Policy of a document. */
interface WithPolicy {
  featurePolicy?: {allowsFeature(name: string): boolean};
}

const mayLocate = () =>
  (document as Document & WithPolicy).featurePolicy?.allowsFeature('geolocation') !==
  false;

/**
 * Only the document of a product's page may locate: after a move within the shop it is loaded
 * again.
 */
function locateInOwnDocument() {
  history.replaceState(history.state, '', REQUEST_HASH);
  location.reload();
}
