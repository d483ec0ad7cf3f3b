const lost = new Set<string>();

/** Asks for a picture that is shown later: the browser has it at hand then. */
export function askAhead(address: string, picture = new Image()): void {
  picture.onerror = () => lost.add(address);
  picture.src = address;
}

/** How often a picture has been asked for in vain before it is shown; it counts for whoever shows it first. */
export function takeLost(address: string): number {
  return lost.delete(address) ? 1 : 0;
}
