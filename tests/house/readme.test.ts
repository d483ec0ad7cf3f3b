import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { articlesIn } from '#catalogue/articles/articles.ts';
import { people, seedPassword } from '#sandbox/db/people.ts';
import { figuresOf } from '#sandbox/help/figures.ts';
import { sentinels } from '#sandbox/kit/sentinels.ts';
import { createSettings } from '#sandbox/kit/settings.ts';
import { brands } from '#sandbox/session/identity/brands.ts';

const readme = readFileSync('README.md', 'utf8');
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The cells of the rows of every table, without their padding. */
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) =>
    line
      .slice(1, -1)
      .split(' | ')
      .map((cell) => cell.trim()),
  );

/** The inline code of the text: `npm start`, `src/paths.ts`. */
const written = [...readme.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text);

describe('the README', () => {
  it('lists the people of the seed, and nobody else', () => {
    expect(readme).toContain(seedPassword);
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

  it('says how many articles the help has', () => {
    const articles = articlesIn('ES', figuresOf(createSettings().current(), 'ES'));
    expect(readme).toContain(`: ${articles.length} articles,`);
  });

  it('names only commands that exist', () => {
    const commands = readme.matchAll(/npm run ([\w:-]+)/g);
    for (const [, command = ''] of commands) expect(scripts).toHaveProperty(command);
  });

  it('names only files that exist', () => {
    const made = /^(dist|\.shots|\.sandbox|docs\/api)\b/;
    const files = written.filter((text) => /^\.?[\w-]+\/[\w./-]*$/.test(text) && !made.test(text));
    expect(files.length).toBeGreaterThan(10);
    for (const file of files) expect(existsSync(file), file).toBe(true);
  });
});
