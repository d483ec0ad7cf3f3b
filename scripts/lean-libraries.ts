import type { Plugin } from 'vite';

type Written = { type: string; start: number; end: number; [part: string]: unknown };
type Cut = readonly [start: number, end: number, instead: string];

const libraries = /node_modules\/(react-router|i18next|react-i18next)\/.+\.m?js$/;

/** Calls that only speak to developers: a production build runs without them. */
const spoken = /^(warning|warningOnce|warnOnce)$|(^|\.)(logger|baseLogger)\.(log|warn|deprecate)$/;
const noSelectors = 'virtual:no-selectors';

/** Calls that make a thing and change nothing else. */
const making = /^React\d*\.(createContext|forwardRef|memo)$/;

function called(code: string, node: Written): string {
  const { start, end } = node.callee as Written;
  return code.slice(start, end);
}

/** What a call that fails would say is left out; that it fails is not. */
function cutsOfCall(code: string, node: Written): Cut[] {
  const name = called(code, node);
  const [first, second] = node.arguments as Written[];
  if (making.test(name)) return [[node.start, node.start, '/* @__PURE__ */ ']];
  if (/^invariant2?$/.test(name) && first && second) return [[first.end, second.end, '']];
  return [];
}

function cutsOfStatement(code: string, { start, end, expression }: Written): Cut[] {
  const { type, left } = expression as Written;
  if (type === 'CallExpression' && spoken.test(called(code, expression as Written)))
    return [[start, end, ';']];
  const target =
    type === 'AssignmentExpression' ? code.slice((left as Written).start, (left as Written).end) : '';
  return target.endsWith('.displayName') ? [[start, end, ';']] : [];
}

function cutsIn(code: string, node: unknown): Cut[] {
  if (typeof node !== 'object' || node === null) return [];
  const written = node as Written;
  const own =
    written.type === 'ExpressionStatement'
      ? cutsOfStatement(code, written)
      : written.type === 'CallExpression'
        ? cutsOfCall(code, written)
        : [];
  if (own.length > 0 && written.type === 'ExpressionStatement') return own;
  return [...own, ...Object.values(written).flatMap((part) => cutsIn(code, part))];
}

/**
 * Takes from libraries what only developers see: words of warning, names for inspection, and what can't be left out
 * of a build because nothing says that making it has no effect.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(react-router|i18next|use-sync-external-store\/shim(\/with-selector)?)$/ },
      async handler(id, importer) {
        // The package itself names its development build for every bundler.
        if (id === 'react-router') {
          const found = await this.resolve(id, importer, { skipSelf: true });
          return found?.id.replace('/dist/development/', '/dist/production/');
        }
        // All of i18next for a kind of key that nobody here writes, and not before a view speaks.
        if (id === 'i18next') return importer?.includes('/react-i18next/') ? noSelectors : null;
        // React has had this of its own since 18.
        return this.resolve(id.replace('/shim', ''), importer, { skipSelf: true });
      },
    },
    load: {
      filter: { id: new RegExp(noSelectors) },
      handler: () => "export const keyFromSelector = () => { throw new Error('Keys are texts here'); };",
    },
    transform: {
      filter: { id: libraries },
      handler(code) {
        const cuts = cutsIn(code, this.parse(code)).sort(([a], [b]) => b - a);
        const lean = cuts.reduce(
          (rest, [start, end, instead]) => rest.slice(0, start) + instead + rest.slice(end),
          code,
        );
        return { code: lean, map: null };
      },
    },
  };
}
