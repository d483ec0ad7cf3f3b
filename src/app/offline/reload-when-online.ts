/** What the page without a connection knows of its window, and what it does to it. */
export interface OfflineWindow {
  onLine: boolean;
  /** Hears when the connection is back. */
  whenOnline: (hear: () => void) => void;
  /** Asks for the address at which the page stands, past every cache; rejects where it can't be reached. */
  reach: () => Promise<unknown>;
  /** Loads that address again. */
  reload: () => void;
}

/** Goes on where the person wanted to be, as soon as that can be reached. */
export async function goOnWhenReached({ onLine, whenOnline, reach, reload }: OfflineWindow): Promise<void> {
  whenOnline(reload);
  // The connection may have come back before this page could hear it: nothing would tell it any more.
  if (onLine) await reach().then(reload, () => undefined);
}
