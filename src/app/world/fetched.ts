/** Code that is fetched with the first wish for it. */
export type Fetched<T> = {
  /** Does something with it once it is there, in the order of the wishes; who can't have it is told, and it is tried anew. */
  readonly use: (act: (found: T) => void, lost?: () => void) => void;
  /** The same, if somebody wished for it before. */
  readonly useIfWished: (act: (found: T) => void) => void;
};

/** What is fetched when it is first used. */
export function fetched<T>(load: () => Promise<T>): Fetched<T> {
  let coming: Promise<T> | undefined;
  const then = (wished: Promise<T>, act: (found: T) => void, lost?: () => void): void => {
    wished.then(act).catch(() => {
      if (coming === wished) coming = undefined;
      lost?.();
    });
  };
  return {
    use(act, lost) {
      coming ??= load();
      then(coming, act, lost);
    },
    useIfWished: (act) => coming && then(coming, act),
  };
}
