/** An element that an engine knows, and the frame that it stands in, by the frame's title. */
export type Handle = { readonly id: string; readonly frame: string | undefined };

/** One visit with an engine: its window, and what a person does in it. */
export type Visit = {
  /** The engine's own version. */
  readonly version: string;
  open(address: string): Promise<void>;
  /**
   * Calls a function, given as text, with values that JSON has, in the page or in a frame of it; resolves with what it
   * gives, or a promise of it gives: a value that JSON has, or an element's handle.
   */
  ask(code: string, given: readonly unknown[], frame?: string): Promise<unknown>;
  /** Presses an element with the engine's own pointer, once. */
  press(handle: Handle): Promise<void>;
  /** Types a text into a field with the engine's own keys. */
  type(handle: Handle, text: string): Promise<void>;
  /** What went wrong so far, as the engine tells it: errors on its console, refused policies, and unasked dialogs. */
  faults(): readonly string[];
  /** Ends the visit and every program that it started. */
  close(): Promise<void>;
};

/** An engine that may be on this machine. */
export type Engine = {
  readonly name: string;
  /** The Debian packages that it needs and that are not here. */
  missing(): readonly string[];
  /** Begins a visit in Spanish with a profile of its own. */
  visit(): Promise<Visit>;
};

/** Milliseconds that only what never comes takes, on a machine that has much else to do. */
export const patience = 90_000;

/** The frame of a title in the page, as a function in text. */
export const frameCalled =
  '(title) => [...document.querySelectorAll("iframe")].find((frame) => frame.title === title)';
