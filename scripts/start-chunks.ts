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
  // Parts of a library that is there already are smaller beside it.
  if (comesWith('/src/app/start.tsx', id, graph))
    return id.includes('/@tanstack/query-core/') ? 'core' : 'home';
  // What a hall asks for before its code is here.
  return comesWith('/src/app/first-hall.ts', id, graph) ? 'first-hall' : null;
}

const block = /\/src\/(ui|i18n|actors)\/|\/lucide-react\//;

/** Libraries that every visit has, and icons. */
const present =
  /node_modules\/(react|react-dom|scheduler|react-i18next|@tanstack\/[rq]|@?xstate|zod|lucide-react)\b/;

/** Whether a module brings no library that the start has not brought. */
function light(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (id.includes('/node_modules/')) return present.test(id);
  if (seen.has(id)) return true;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importedIds ?? []).every((imported) => light(imported, graph, seen));
}

/** Blocks that several parts are made of: in one script, since each small one would wait for its turn. */
export function blocksChunk(id: string, graph: Graph): string | null {
  return block.test(id) && light(id, graph) ? 'blocks' : null;
}
