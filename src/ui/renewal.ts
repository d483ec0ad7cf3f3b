/** The app's way to a newer release; this folder reads and stores nothing itself. */
export interface Renewal {
  /** Whether the served page is newer than the running one. */
  newerServed: () => Promise<boolean>;
  /** When the page was last reloaded for this reason, in milliseconds since 1970; nothing if never in this tab. */
  renewedAt: () => number | undefined;
  /** Keeps `now` as that moment and reloads the page. */
  renew: (now: number) => void;
}

/** A second reload within this time would not help either, and might never end. */
const ONCE_IN_MS = 10 * 60_000;

/**
 * A part of the page could not be fetched: reloads the page if a newer release replaced it, at most once in
 * ten minutes (decision: pictures, parts and CDNs). Returns whether it is reloading.
 */
export async function renewOnce(renewal: Renewal, now = Date.now()): Promise<boolean> {
  const last = renewal.renewedAt();
  if (last !== undefined && Math.abs(now - last) < ONCE_IN_MS) return false;
  const newer = await renewal.newerServed().catch(() => false);
  if (newer) renewal.renew(now);
  return newer;
}
