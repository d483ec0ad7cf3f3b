/** Screens that are on neither list or on both: every screen is either built or listed as unbuilt. */
export function unbuiltFaults(
  screens: readonly string[],
  built: readonly string[],
  unbuilt: readonly string[],
): string[] {
  const twice = unbuilt.filter((screen, at) => unbuilt.indexOf(screen) !== at || built.includes(screen));
  const unknown = [...built, ...unbuilt].filter((screen) => !screens.includes(screen));
  const lost = screens.filter((screen) => !built.includes(screen) && !unbuilt.includes(screen));
  return [
    ...twice.map((screen) => `${screen} is counted twice`),
    ...unknown.map((screen) => `${screen} is no screen`),
    ...lost.map((screen) => `${screen} is neither built nor counted as not built`),
  ];
}
