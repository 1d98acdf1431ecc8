/** An event of Chromium's trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args: {
    readonly name?: string;
    readonly beginData?: {readonly dirtyObjects?: number};
  };
}

export const workKinds = ['scripts', 'style', 'layout', 'paint', 'other'] as const;
type WorkKind = (typeof workKinds)[number];

/** The work of a page's main thread. */
export interface MainThreadWork {
  /** Milliseconds. */
  readonly ms: Readonly<Record<WorkKind, number>>;
  /** Layouts of more than `MANY_OBJECTS` objects. */
  readonly largeLayouts: number;
}

export const MANY_OBJECTS = 100;
/** The categories of the trace in which the events below appear. */
export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'v8'];

/** The kind of each event that has one of its own; what it contains counts as the same, unless it has another. */
const KINDS = new Map<string, WorkKind>([
  ['RunTask', 'other'],
  ['ThreadControllerImpl::RunTask', 'other'],
  ['ParseHTML', 'other'],
  ['EvaluateScript', 'scripts'],
  ['EventDispatch', 'scripts'],
  ['FireAnimationFrame', 'scripts'],
  ['FireIdleCallback', 'scripts'],
  ['FunctionCall', 'scripts'],
  ['MajorGC', 'scripts'],
  ['MinorGC', 'scripts'],
  ['RunMicrotasks', 'scripts'],
  ['TimerFire', 'scripts'],
  ['v8.compile', 'scripts'],
  ['v8.compileModule', 'scripts'],
  ['v8.evaluateModule', 'scripts'],
  ['v8.run', 'scripts'],
  ['UpdateLayoutTree', 'style'],
  ['ParseAuthorStyleSheet', 'style'],
  ['Layout', 'layout'],
  ['Commit', 'paint'],
  ['Layerize', 'paint'],
  ['Paint', 'paint'],
  ['PrePaint', 'paint'],
]);

/**
 * Adds up what the main thread did by kind, from a trace. Events contain others: each counts for the time in which none of
 * another kind runs within it.
 */
export function mainThreadWork(events: readonly TraceEvent[]): MainThreadWork {
  const own = eventsOfBusiestPage(events);
  const ms: Record<WorkKind, number> = {
    scripts: 0,
    style: 0,
    layout: 0,
    paint: 0,
    other: 0,
  };
  const open: {end: number; kind: WorkKind}[] = [];
  for (const {name, ts, dur = 0} of own) {
    while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
    const parent = open.at(-1);
    // Outside of a task there is nothing but idle time and events that measure waiting.
    const kind = KINDS.get(name) ?? parent?.kind;
    if (!kind) continue;
    const end = Math.min(ts + dur, parent?.end ?? Infinity);
    ms[kind] += (end - ts) / 1000;
    if (parent) ms[parent.kind] -= (end - ts) / 1000;
    open.push({end, kind});
  }
  const layouts = own.filter(
    ({name, args}) =>
      name === 'Layout' && (args.beginData?.dirtyObjects ?? 0) > MANY_OBJECTS,
  );
  return {ms, largeLayouts: layouts.length};
}

/** The complete events of the main thread that worked most, outer ones first: other pages of the browser are idle. */
function eventsOfBusiestPage(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = new Map<string, {events: TraceEvent[]; busy: number}>();
  for (const {ph, name, args, pid, tid} of events) {
    if (ph === 'M' && name === 'thread_name' && args.name === 'CrRendererMain')
      threads.set(`${pid} ${tid}`, {events: [], busy: 0});
  }
  for (const event of events) {
    const thread = threads.get(`${event.pid} ${event.tid}`);
    if (!thread || event.ph !== 'X') continue;
    thread.events.push(event);
    thread.busy += event.dur ?? 0;
  }
  const [busiest] = [...threads.values()].sort((a, b) => b.busy - a.busy);
  if (!busiest) throw new Error('The trace has no main thread of a page.');
  return busiest.events.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
}
