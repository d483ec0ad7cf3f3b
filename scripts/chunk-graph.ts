import type { Rolldown } from 'vite';

export type Chunk = Rolldown.OutputChunk;
type Output = Chunk | Rolldown.OutputAsset;

function add(chunk: Chunk, of: ReadonlyMap<string, Chunk>, found: Set<Chunk>): void {
  if (found.has(chunk)) return;
  found.add(chunk);
  for (const file of chunk.imports) {
    const imported = of.get(file);
    if (imported) add(imported, of, found);
  }
}

/** The chunks of a build that hold one of these modules, named by the ends of their paths, and all that those import at once. */
export function chunksWith(
  modules: readonly string[],
  bundle: Readonly<Record<string, Output>>,
): ReadonlySet<Chunk> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const found = new Set<Chunk>();
  for (const chunk of chunks) {
    const holds = modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module)));
    if (holds) add(chunk, named, found);
  }
  return found;
}
