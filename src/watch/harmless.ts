/**
 * What XState may be given to be told of its actors: an error in it would stop the actor that it is told of, so it ends
 * here. Whoever watches sees less from then on; nobody who plays sees anything.
 */
export function harmless<T>(hear: (told: T) => void, tell: (error: unknown) => void = () => undefined) {
  return (told: T): void => {
    try {
      hear(told);
    } catch (error) {
      tell(error);
    }
  };
}
