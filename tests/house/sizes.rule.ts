import { filesOf, type Tree } from './tree.ts';

const counted = /\.(tsx?|mjs|css)$/;

/** Files that a tool writes, which nobody reads from top to bottom. */
const generated = /^sandbox\/db\/migrations\//;

/** The longest a file may be, in lines: the first that fits. */
const limits: readonly [RegExp, number][] = [
  // One file proves a flow; the largest flows have their examples and properties beside it.
  [/\.proof\.ts$/, 460],
  [/^tests\//, 400],
  [/^src\/views\/.*\.tsx$/, 150],
  [/\.machine\.ts$/, 260],
  [/./, 300],
];

/**
 * Where half of the files, and 95 of a hundred, should end. Style sheets and proofs don't count: nobody reads
 * the former like code, and a proof is one file however long.
 */
const typical = { median: 70, p95: 200 };

/** Lines of a text; the newline at its end begins none. */
export function linesOf(text: string): number {
  return text.replace(/\n$/, '').split('\n').length;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Files past their limit, and the shares of all files that are too long. */
export function sizeFaults(tree: Tree): string[] {
  const files = filesOf(tree, counted)
    .filter(([path]) => !generated.test(path))
    .map(([path, text]) => ({ path, lines: linesOf(text) }));
  const long = files.flatMap(({ path, lines }) => {
    const limit = limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
    return lines > limit ? [`${path} has ${lines} lines, ${limit} at most`] : [];
  });
  const sorted = files
    .filter(({ path }) => !/\.(css|proof\.ts)$/.test(path))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const median = at(sorted, 0.5);
  const p95 = at(sorted, 0.95);
  return [
    ...long,
    ...(median > typical.median ? [`the median file has ${median} lines, ${typical.median} at most`] : []),
    ...(p95 > typical.p95 ? [`the 95th percentile is ${p95} lines, ${typical.p95} at most`] : []),
  ];
}
