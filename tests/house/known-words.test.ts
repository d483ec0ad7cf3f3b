import { expect, it } from 'vitest';
import { knownWords } from '../../scripts/known-words.ts';
import { names, version, words } from '../../scripts/vocabulary.ts';

it('a browser knows the same words and names that Node reads from the source', async () => {
  const { load } = knownWords() as unknown as { load: { handler: () => string } };
  const built = await import(`data:text/javascript,${encodeURIComponent(load.handler())}`);
  expect({ ...built }).toEqual({ names, version, words });
  expect(words).toContain('form.editing');
});
