import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanIcons } from '../../scripts/lean-icons.ts';
import { leanLibraries } from '../../scripts/lean-libraries.ts';

const context = {
  parse: parseAst,
  error: (text: string) => {
    throw new Error(text);
  },
};

function transformed({ transform }: { transform?: unknown }, code: string): string {
  const { handler } = transform as { handler: (code: string) => { code: string } | null };
  return handler.call(context, code)?.code ?? code;
}

describe('a library in the build', () => {
  it('fails as it did, and says less', () => {
    const code =
      'invariant(a > 0, `You should ${b}`);\nif (a) warning(false, "Mind this");\nthis.logger.warn("x");';
    expect(transformed(leanLibraries(), code).replace(/\s+/g, ' ')).toBe('invariant(a > 0); if (a) ; ;');
  });

  it('keeps what it does with an error', () => {
    const code = 'this.logger.error("x"); const said = warning(false, "x");';
    expect(transformed(leanLibraries(), code)).toBe(code);
  });

  it('lets go of what nobody uses', () => {
    const code = 'var A = React3.createContext(null);\nA.displayName = "A";';
    expect(transformed(leanLibraries(), code).trim()).toBe(
      'var A = /* @__PURE__ */ React3.createContext(null);\n;',
    );
  });
});

describe('an icon in the build', () => {
  const written = (rest = '') =>
    `const __iconData = { name: "x", node: [["path", { d: "M1 2", key: "1b" }]]${rest}};\n__iconData.node;\nconst X = createLucideIcon(__iconData);`;

  it.each(['', ',\n  aliases: ["y"]'])('is its strokes%s', (rest) => {
    expect(transformed(leanIcons(), written(rest))).toContain(
      'drawIcon({ node: [["path", { d: "M1 2" }]] })',
    );
  });

  it('is not guessed at', () => {
    expect(() => transformed(leanIcons(), 'createLucideIcon(other)')).toThrow('not written as it was');
    expect(transformed(leanIcons(), "export { default } from './y.mjs';")).toContain('./y.mjs');
  });
});
