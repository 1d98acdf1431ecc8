import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';

import {Clock} from './clock';

const SERVER = Date.UTC(2025, 0, 10, 12);
const DAY = 86_400_000;

describe('Clock', () => {
  beforeEach(() => vi.useFakeTimers({now: SERVER + DAY}));
  afterEach(() => vi.useRealTimers());

  test('stands at the instant of the document until it is started', () => {
    const clock = new Clock(SERVER);
    const stop = clock.subscribe(() => undefined);
    expect(clock.read()).toBe(SERVER);
    stop();
  });

  test("returns the server's time on a device whose clock is a day off", () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    const stop = clock.subscribe(() => undefined);
    vi.advanceTimersByTime(5000);
    expect(clock.read()).toBe(SERVER + 5000);
    stop();
  });

  test('ticks every 1000 ms (§9), and only while it has listeners', () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    const heard = vi.fn();
    const stop = clock.subscribe(heard);
    vi.advanceTimersByTime(3000);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is right again after a sleep without ticks', () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    const stop = clock.subscribe(() => undefined);
    vi.setSystemTime(SERVER + DAY + 7_200_000);
    vi.advanceTimersByTime(1000);
    expect(clock.read()).toBe(SERVER + 7_201_000);
    stop();
  });

  test('adopts a newer instant of the server', () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    clock.correct(SERVER + 60_000);
    expect(clock.read()).toBe(SERVER + 60_000);
  });

  test('keeps a better estimate when an answer was long on its way', () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    vi.advanceTimersByTime(4000);
    // Made by the server as it was asked for, four seconds ago.
    clock.correct(SERVER);
    expect(clock.read()).toBe(SERVER + 4000);
    // An answer that was asked for just now knows better.
    clock.correct(SERVER, Date.now(), Date.now());
    expect(clock.read()).toBe(SERVER);
  });

  test("takes an instant that the device's clock jumped away from", () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    vi.setSystemTime(SERVER + DAY + 5 * 60_000);
    clock.correct(SERVER + 1000);
    expect(clock.read()).toBe(SERVER + 1000);
  });

  test('tells a listener of an instant at that instant, between two ticks', () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    const seen: number[] = [];
    const stop = clock.subscribeTo(SERVER + 1400, () => seen.push(clock.read() - SERVER));
    vi.advanceTimersByTime(2000);
    expect(seen).toEqual([1000, 1400, 2000]);
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is up to date for a listener that starts after a pause', () => {
    const clock = new Clock(SERVER);
    clock.correct(SERVER);
    vi.advanceTimersByTime(30_000);
    const stop = clock.subscribe(() => undefined);
    expect(clock.read()).toBe(SERVER + 30_000);
    stop();
  });
});
