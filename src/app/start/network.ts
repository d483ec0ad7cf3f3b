import type { StatusContext } from '#machines/system/status.rules.ts';

type NetworkWord = { readonly type: 'network.lost' } | { readonly type: 'network.back' };

/** Tells when the device loses its network and when it is back; returns the way to stop. */
export function watchNetwork(
  tell: (word: NetworkWord) => void,
  signals: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const lost = () => tell({ type: 'network.lost' });
  const back = () => tell({ type: 'network.back' });
  signals.addEventListener('offline', lost);
  signals.addEventListener('online', back);
  return () => {
    signals.removeEventListener('offline', lost);
    signals.removeEventListener('online', back);
  };
}

type Status = {
  readonly subscribe: (
    hear: (snapshot: { readonly context: Pick<StatusContext, 'result' | 'failures'> }) => void,
  ) => unknown;
};

/**
 * Tells when the gateway answers again after it could not be asked: a device often says that its network is back before it
 * is, so that what was asked at once has failed.
 */
export function watchReach(status: Status, reached: () => void): void {
  let before: Pick<StatusContext, 'result' | 'failures'> = { result: null, failures: 0 };
  status.subscribe(({ context: { result, failures } }) => {
    const again = before.failures > 0 && result !== before.result;
    before = { result, failures };
    if (again) reached();
  });
}
