import type { Control } from './walk-page.ts';

/** A page, or a dialog over any page, and what can be pressed there. */
export type Place = { readonly name: string; readonly here: ReadonlyMap<string, Control> };

/** Leaving ends the walk, so it is pressed when nothing else is left. */
const leaving = / \| (Cerrar sesión|Log out)$/;

/** The known ways between places, and the controls left to press at each. */
export class WalkChart {
  /** Whether leaving is due. */
  atLast = false;
  private readonly pressed = new Set<string>();
  private readonly seen = new Map<string, Set<string>>();
  private readonly ways = new Map<string, string>();

  get places(): readonly string[] {
    return [...this.seen.keys()];
  }

  note({ name, here }: Place): void {
    this.seen.set(name, new Set([...(this.seen.get(name) ?? []), ...here.keys()]));
  }

  /** A control that was at a place before and is gone now can't be pressed. */
  forgetGone({ name, here }: Place): void {
    this.seen.set(name, new Set(here.keys()));
  }

  led(key: string, to: string): void {
    this.ways.set(key, to);
  }

  /** Places where something is left. */
  left(): readonly string[] {
    return this.places.filter((place) => this.isLeft(place));
  }

  press(key: string): void {
    this.pressed.add(key);
  }

  /** A control that was not there for a moment is pressed later. */
  release(key: string): void {
    this.pressed.delete(key);
  }

  isFresh(key: string): boolean {
    return !this.pressed.has(key) && (this.atLast || !leaving.test(key));
  }

  private isLeft(place: string): boolean {
    return [...(this.seen.get(place) ?? [])].some((key) => this.isFresh(key));
  }

  /** The first press on the shortest known way to a place with controls left. */
  wayOn({ name, here }: Place): string | undefined {
    const queue = [...here.keys()].map((first) => ({ first, to: this.ways.get(first) ?? name }));
    const been = new Set([name]);
    for (const { first, to } of queue) {
      if (been.has(to)) continue;
      been.add(to);
      if (this.isLeft(to)) return first;
      for (const key of this.seen.get(to) ?? []) {
        const next = this.ways.get(key);
        if (next !== undefined) queue.push({ first, to: next });
      }
    }
    return undefined;
  }
}
