const lost = new Set<string>();

/** Asks for a picture that is shown later: the browser has it at hand then. */
export function askAhead(address: string, picture = new Image()): void {
  picture.onerror = () => lost.add(address);
  picture.src = address;
}

/** How many attempts at a picture failed before it was shown; counted once, for the first element that shows it. */
export function takeLost(address: string): number {
  return lost.delete(address) ? 1 : 0;
}
