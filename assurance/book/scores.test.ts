import { describe, expect, it } from 'vitest';
import { mutantsOf } from '../mutants/mutants.ts';
import { type Facts, findFacts } from './facts.ts';
import { scoreLine, scoresPageOf } from './scores.ts';

const all = await findFacts();
const login = all.find(({ id }) => id === 'login') as Facts;
const mutants = mutantsOf(login.model.machine).length;
const score = {
  id: 'login',
  mutants,
  killed: mutants - 3,
  equivalent: 1,
  survivors: ['form: stays', 'form: left'],
};
const scores = { at: '2026-11-27', machines: [score] };

describe('the planted faults in the book', () => {
  it('are counted in the chapter, and those that live are named on their page', () => {
    expect(scoreLine(login, scores, 'es')).toBe(
      `[Defectos plantados, y quién los nota](mutants.md): defectos: ${mutants}; notados: ${mutants - 3}; argumentados: 1; sobreviven: 2.`,
    );
    const page = scoresPageOf([login], scores, 'en');
    expect(page).toContain(`| [Signing in](login.md) | ${mutants} | ${mutants - 3} | 1 | 2 |`);
    expect(page).toContain('`form: stays`');
  });

  it('are not told as measured where the chart has changed since', () => {
    const before = { at: '2026-11-27', machines: [{ ...score, mutants: mutants - 1 }] };
    expect(scoreLine(login, before, 'es')).toContain('sin medir desde que el diagrama cambió');
    expect(scoresPageOf([login], before, 'en')).toContain('not measured since the chart changed');
  });
});
