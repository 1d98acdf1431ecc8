/** A clock on which everything of a script happens: nothing waits for real time. */

interface Task {
  at: number;
  order: number;
  run: () => void;
}

export class Clock {
  now = 0;
  private tasks: Task[] = [];
  private orders = 0;
  /** Server functions that run on real promises, and wait for nothing on this clock. */
  private running = 0;

  at(time: number, run: () => void): Task {
    const task = {at: Math.max(time, this.now), order: this.orders++, run};
    let index = this.tasks.length;
    while (index > 0 && isAfter(this.tasks[index - 1], task)) index -= 1;
    this.tasks.splice(index, 0, task);
    return task;
  }

  cancel(task: unknown) {
    this.tasks = this.tasks.filter((other) => other !== task);
  }

  /** Resolves `milliseconds` later, inside a server function. */
  async pause(milliseconds: number): Promise<void> {
    this.running -= 1;
    await new Promise<void>((resolve) => {
      this.at(this.now + milliseconds, () => {
        this.running += 1;
        resolve();
      });
    });
  }

  /** Runs a server function, which the clock waits for. */
  async serve<Value>(work: () => Promise<Value>): Promise<Value> {
    this.running += 1;
    try {
      return await work();
    } finally {
      this.running -= 1;
    }
  }

  async runUntil(end: number): Promise<void> {
    for (let steps = 0; ; steps += 1) {
      if (steps > 60_000) throw new Error('The cart never comes to rest.');
      do await new Promise<void>((resolve) => setImmediate(resolve));
      while (this.running > 0);
      const [next] = this.tasks;
      if (!next || next.at > end) break;
      this.tasks.shift();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }
}

const isAfter = (one: Task | undefined, other: Task) =>
  one !== undefined &&
  (one.at > other.at || (one.at === other.at && one.order > other.order));
