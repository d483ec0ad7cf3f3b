type Timer = { readonly at: number; readonly id: number; readonly work: () => void };

/** Whether a timer is due before another; of two that are due together, the older. */
const before = (one: Timer, other: Timer) => one.at < other.at || (one.at === other.at && one.id < other.id);

/**
 * A clock for millions of timers (a binary heap). XState's own simulated clock looks through all of them for each
 * that is due.
 */
export class VirtualClock {
  readonly #heap: Timer[] = [];
  readonly #live = new Set<number>();
  #now = 0;
  #last = 0;

  now(): number {
    return this.#now;
  }

  setTimeout(work: () => void, milliseconds: number): number {
    this.#last += 1;
    const timer = { at: this.#now + Math.max(0, milliseconds), id: this.#last, work };
    this.#live.add(timer.id);
    this.#put(timer);
    return timer.id;
  }

  clearTimeout(id: number): void {
    this.#live.delete(id);
  }

  /** Runs everything that is due until a moment; after each moment, what was promised meanwhile is kept first. */
  async runUntil(end: number): Promise<void> {
    for (let next = this.#heap[0]; next && next.at <= end; next = this.#heap[0]) {
      this.#now = next.at;
      for (let due: Timer | undefined = next; due && due.at === this.#now; due = this.#heap[0]) {
        this.#take();
        if (this.#live.delete(due.id)) due.work();
      }
      await new Promise(setImmediate);
    }
    this.#now = end;
  }

  #put(timer: Timer): void {
    const heap = this.#heap;
    let at = heap.push(timer) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = heap[parent] as Timer;
      if (before(above, timer)) break;
      heap[at] = above;
      at = parent;
    }
    heap[at] = timer;
  }

  #take(): void {
    const heap = this.#heap;
    const moved = heap.pop() as Timer;
    if (heap.length === 0) return;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      const right = heap[child + 1];
      if (right && before(right, heap[child] as Timer)) child += 1;
      const below = heap[child] as Timer;
      if (before(moved, below)) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = moved;
  }
}
