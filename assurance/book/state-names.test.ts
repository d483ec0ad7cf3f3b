import { describe, expect, it } from 'vitest';
import { findFacts } from './facts.ts';
import { readStateNames, stateName, stateNameFaults } from './state-names.ts';
import { languages } from './words.ts';

const all = await findFacts();
const names = readStateNames();

describe('the names of states', () => {
  it('are there for every state, in both languages, and no others are', () => {
    expect(stateNameFaults(all, names)).toEqual([]);
    for (const said of Object.values(names)) {
      expect(Object.keys(said).sort()).toEqual([...languages].sort());
      for (const language of languages) expect(said[language]).toMatch(/^[\p{Lu}\d].*[^.\s]$/u);
    }
  });

  it('a state without one is found, and one that nobody bears', () => {
    const { sure: _, ...less } = names;
    const faults = stateNameFaults(all, { ...less, neverThere: { es: 'x', en: 'x' } });
    expect(faults).toContain('withdraw/preparing.sure has no name');
    expect(faults).toContain('neverThere is a name that no state bears');
  });

  it('say something else where the same word means something else', () => {
    const nameOf = (machine: string, key: string) => {
      const nodes = all.find(({ id }) => id === machine)?.nodes ?? [];
      const node = nodes.find((one) => one.key === key);
      return node && stateName(machine, node, 'es');
    };
    expect([nameOf('signOut', 'leaving'), nameOf('session', 'leaving')]).toEqual([
      'Cerrando sesión',
      'Pregunta al salir',
    ]);
  });
});
