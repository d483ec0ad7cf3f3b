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
