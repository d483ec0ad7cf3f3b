import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

const react = /node_modules\/(react|react-dom|scheduler)\//;

/** Whether a module is loaded with a stage: it is that, or imported by what is, and not on demand. */
function comesWith(stage: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.endsWith(stage)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some((by) => comesWith(stage, by, graph, seen));
}

/** Whether a module of a library stands on React. */
function draws(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (react.test(id)) return true;
  if (seen.has(id) || !id.includes('/node_modules/')) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => draws(imported, graph, seen));
}

/**
 * The scripts that a visit begins with, one for each stage of the start (src/app/main.tsx): many small ones weigh
 * more, and each waits for its turn. Null for what is fetched on demand.
 */
export function startChunk(id: string, graph: Graph): string | null {
  // React apart from the rest: it outlives most releases in caches.
  if (react.test(id)) return 'react';
  // A library's index names what draws and what does not: the first stage takes only the latter.
  if (!draws(id, graph) && comesWith('/src/app/main.tsx', id, graph)) return 'core';
  return comesWith('/src/app/start.tsx', id, graph) ? 'home' : null;
}
