/**
 * Wraps a function that XState calls about its actors: an error in it would stop the very actor it is about,
 * so the error ends here. The observer then sees less, and no player notices.
 */
export function harmless<T>(hear: (told: T) => void): (told: T) => void {
  return (told) => {
    try {
      hear(told);
    } catch {
      // Not reported: every event would report it again.
    }
  };
}
