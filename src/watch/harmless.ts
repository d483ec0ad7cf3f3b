/**
 * Wraps a function that XState calls about its actors: an error in it would stop the very actor it is about,
 * so the error ends here. The observer then sees less, and no player notices.
 */
export function harmless<T>(hear: (heard: T) => void): (heard: T) => void {
  return (heard) => {
    try {
      hear(heard);
    } catch {
      // Not reported: every event would report it again.
    }
  };
}
