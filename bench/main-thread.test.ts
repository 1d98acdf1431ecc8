import {describe, expect, it} from 'vitest';

import {mainThreadWork, type TraceEvent} from './main-thread';

const MAIN = {pid: 1, tid: 1};

/** An event of the main thread; times in milliseconds. */
const event = (
  name: string,
  start: number,
  duration: number,
  args: TraceEvent['args'] = {},
): TraceEvent => ({
  ...MAIN,
  name,
  ph: 'X',
  ts: start * 1000,
  dur: duration * 1000,
  args,
});

const thread = (pid: number, name: string): TraceEvent => ({
  name: 'thread_name',
  ph: 'M',
  pid,
  tid: 1,
  ts: 0,
  args: {name},
});

const layout = (start: number, dirtyObjects: number) =>
  event('Layout', start, 2, {beginData: {dirtyObjects}});

describe('the work of a main thread', () => {
  it('counts each event without what others do within it', () => {
    const {ms} = mainThreadWork([
      thread(1, 'CrRendererMain'),
      event('RunTask', 0, 20),
      event('FunctionCall', 2, 15),
      event('v8.unknown', 3, 5),
      event('UpdateLayoutTree', 9, 3),
      layout(12, 5),
      event('RunTask', 30, 4),
      event('Paint', 31, 1),
    ]);
    expect(ms).toEqual({scripts: 10, style: 3, layout: 2, paint: 1, other: 8});
  });

  it('leaves out what is in no task, and the pages that work less', () => {
    const {ms} = mainThreadWork([
      thread(1, 'CrRendererMain'),
      thread(2, 'CrRendererMain'),
      thread(3, 'CrBrowserMain'),
      event('waiting', 0, 100),
      event('RunTask', 100, 10),
      {...event('RunTask', 0, 5), pid: 2},
      {...event('RunTask', 0, 900), pid: 3},
    ]);
    expect(ms).toEqual({scripts: 0, style: 0, layout: 0, paint: 0, other: 10});
  });

  it('counts the layouts of more than 100 objects', () => {
    const {largeLayouts} = mainThreadWork([
      thread(1, 'CrRendererMain'),
      event('RunTask', 0, 20),
      layout(0, 100),
      layout(5, 101),
    ]);
    expect(largeLayouts).toBe(1);
  });
});
