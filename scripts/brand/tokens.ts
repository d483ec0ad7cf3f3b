import { type Colour, colourOf, mixed } from './colour.ts';

export type Theme = 'light' | 'dark';

/** What a style sheet says of its tokens: the text of each, by its name with the two dashes. */
export type Tokens = ReadonlyMap<string, string>;

/** The tokens of a style sheet; where one stands twice, the first counts. */
export function tokensOf(css: string): Tokens {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return new Map(
    [...plain.matchAll(/(--[\w-]+):\s*([^;}]+)[;}]/g)]
      .map(([, name = '', value = '']) => [name, value.trim()] as const)
      .reverse(),
  );
}

/** The parts of `light-dark(a, b)`, which may hold commas and brackets of their own. */
function partsOf(list: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

function resolved(value: string, theme: Theme, tokens: Tokens): Colour {
  const [, name, inside = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === 'var') return colourOfToken(inside, theme, tokens);
  if (name === 'light-dark') {
    return resolved(partsOf(inside)[theme === 'light' ? 0 : 1] ?? '', theme, tokens);
  }
  if (name !== 'color-mix') return colourOf(value);
  const [, first = '', other = ''] = partsOf(inside);
  const [, colour = '', share = ''] = /^(.*) (\d+)%$/.exec(first) ?? [];
  return mixed(resolved(colour, theme, tokens), Number(share) / 100, resolved(other, theme, tokens));
}

/** The colour of a token in a theme; throws where the style sheet has none of that name. */
export function colourOfToken(name: string, theme: Theme, tokens: Tokens): Colour {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`there is no ${name}`);
  return resolved(value, theme, tokens);
}
