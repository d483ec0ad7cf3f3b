/**
 * What XState may be given to be told of its actors: an error in it would stop the very actor that it is told of, so it
 * ends here. Whoever watches sees less from then on, and nobody who plays notices.
 */
export function harmless<T>(hear: (told: T) => void): (told: T) => void {
  return (told) => {
    try {
      hear(told);
    } catch {
      // Said to nobody: it would be said with every event.
    }
  };
}
