import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const page = 'docs/how-we-write.md';
const examples = [...readFileSync(page, 'utf8').matchAll(/\[`([^`]+)`\]\(([^)#]+)#L(\d+)\)/g)];

it('has an example of each kind, each on the line that it names', () => {
  expect(examples.length).toBeGreaterThan(10);
  for (const [, name = '', file = '', line] of examples) {
    const text = readFileSync(path.join('docs', file), 'utf8').split('\n')[Number(line) - 1];
    expect(text, `${file}:${line}`).toContain(name);
  }
});
