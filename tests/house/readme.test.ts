import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { articlesIn } from '#sandbox/catalogue/articles/articles.ts';
import { people, seedPassword } from '#sandbox/db/people.ts';
import { figuresOf } from '#sandbox/help/figures.ts';
import { sentinels } from '#sandbox/kit/sentinels.ts';
import { createSettings } from '#sandbox/kit/settings-store.ts';
import { brands } from '#sandbox/session/identity/brands.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const pages = [
  'README.md',
  'tests/README.md',
  'sandbox/README.md',
  'docs/README.md',
  ...['commands', 'control', 'features', 'flows', 'markets', 'people', 'sandbox', 'starting'].map(
    (name) => `docs/${name}.md`,
  ),
];

/** The cells of the rows of every table, without their padding. */
const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, -1)
        .split(' | ')
        .map((cell) => cell.trim()),
    );

describe('the page of people', () => {
  const text = read('docs/people.md');
  const rows = rowsOf(text);

  it('lists the people of the seed, and nobody else', () => {
    expect(text).toContain(seedPassword);
    const listed = rows.filter(([name]) => people.some(({ account }) => name === `\`${account}\``));
    expect(listed).toEqual(people.map(({ account, about }) => [`\`${account}\``, about[0]]));
  });

  it('lists the identities of the sandbox’s providers, and their accounts', () => {
    for (const { name, identities } of brands) {
      for (const { email, about } of identities) expect(rows).toContainEqual([name, `\`${email}\``, about]);
    }
  });

  it('lists the sentinels with what they show', () => {
    for (const { name, number, shows } of sentinels) {
      expect(rows).toContainEqual([`\`${name}\``, `\`${number}\``, shows[0]]);
    }
  });
});

it('the page of features says how many articles the help has', () => {
  const articles = articlesIn('ES', figuresOf(createSettings().current(), 'ES'));
  expect(read('docs/features.md')).toContain(`: ${articles.length} articles,`);
});

it('the README names people of the seed, with their password', () => {
  const named = rowsOf(read('README.md')).flatMap(([name = '']) => /^`(\w+\d)`$/.exec(name)?.[1] ?? []);
  expect(named.length).toBeGreaterThan(3);
  expect(read('README.md')).toContain(seedPassword);
  for (const name of named) expect(people.map(({ account }) => account)).toContain(name);
});

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('names only commands that exist', () => {
    for (const [, command = ''] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts).toHaveProperty(command);
  });

  it('names and links only files that exist', () => {
    const made = /^(dist|\.shots|\.sandbox|\.cache|docs\/api|edges|api)\b/;
    const written = [...text.matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one);
    const named = written.filter((one) => /^[a-z][\w-]*\/[\w./-]*\.\w+$/.test(one) && !made.test(one));
    const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link = '']) =>
      path.join(path.dirname(page), link),
    );
    for (const file of [...named, ...links]) expect(existsSync(file), file).toBe(true);
  });
});
