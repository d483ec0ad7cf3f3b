/** A tool whose code comes later. */
export type Fetched<T> = {
  /** The tool, fetched with the first wish for it; when it can't be had, the next wish tries anew. */
  readonly get: () => Promise<T>;
  /** Does something with it once it is there, in the order of the wishes; who can't have it is told. */
  readonly use: (act: (found: T) => void, lost?: () => void) => void;
  /** The same, if somebody wished for it before. */
  readonly useIfWished: (act: (found: T) => void) => void;
};

/**
 * A tool of the world that is fetched when it is first used, and made once. Use it for whatever keeps something between
 * two uses; a mere function is imported where it is called.
 */
export function fetched<T>(load: () => Promise<T>): Fetched<T> {
  let coming: Promise<T> | undefined;
  function get(): Promise<T> {
    const wished = coming ?? load();
    coming = wished;
    wished.catch(() => {
      if (coming === wished) coming = undefined;
    });
    return wished;
  }
  const use: Fetched<T>['use'] = (act, lost) =>
    void get()
      .then(act)
      .catch(() => lost?.());
  return { get, use, useIfWished: (act) => coming && use(act) };
}
