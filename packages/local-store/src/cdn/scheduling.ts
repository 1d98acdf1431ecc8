/**
 * Runs at most `limit` tasks at once, in the order they came, so that image work does not starve the shop on the same
 * machine.
 */
export function createQueue(limit: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Gives callers who ask for the same key at the same time one run of the task and its one result. */
export function createCoalescer<T>(): (
  key: string,
  task: () => Promise<T>,
) => Promise<T> {
  const inFlight = new Map<string, Promise<T>>();

  return (key, task) => {
    const running = inFlight.get(key);
    if (running) return running;
    const started = task().finally(() => inFlight.delete(key));
    inFlight.set(key, started);
    return started;
  };
}
