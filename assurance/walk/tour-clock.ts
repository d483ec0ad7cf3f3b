import { SimulatedClock } from 'xstate';

/** A simulated clock whose timers, when they are due, wait to be let off one by one. */
export class TourClock extends SimulatedClock {
  readonly #due = new Map<number, () => void>();

  override setTimeout(fn: () => void, timeout: number): number {
    const id = super.setTimeout(() => this.#due.set(id, fn), timeout);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#due.delete(id);
    super.clearTimeout(id);
  }

  /** Lets off the first timer that is due. Throws when none is. */
  fire(): void {
    const [first] = this.#due;
    if (!first) throw new Error(`no timer is due after ${this.now()} ms`);
    this.#due.delete(first[0]);
    first[1]();
  }
}
