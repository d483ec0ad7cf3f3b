/** A tool whose code is loaded later. */
export type Fetched<T> = {
  /** The tool, fetched at the first request; if that fails, the next request tries again. */
  readonly get: () => Promise<T>;
  /** Uses it once it is loaded, in the order of the requests; `lost` is called when it can't be loaded. */
  readonly use: (act: (found: T) => void, lost?: () => void) => void;
  /** The same, if it was requested before. */
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
