import { describe, expect, it } from 'vitest';
import { findFacts } from './facts.ts';
import { ordinaryFaults, readOrdinary } from './ordinary.ts';

const all = await findFacts();
const given = readOrdinary();
const changed = (change: object) => ordinaryFaults(all, { ...given, ...change });

describe('the ordinary way', () => {
  it('is given for every machine, from where it begins, transition by transition, to where it ends or lasts', () => {
    expect(ordinaryFaults(all, given)).toEqual([]);
  });

  it('is missed for a machine that has none', () => {
    const { withdraw: _, ...others } = given;
    expect(ordinaryFaults(all, others)).toEqual(['withdraw has no ordinary way']);
    expect(changed({ codes: { es: 'Porque sí.', en: '' } })).toEqual([
      'codes does not say in each language why it has no ordinary way',
    ]);
  });

  it('is refused through a state that is not there, or of a single one', () => {
    expect(changed({ bill: ['idle', 'fetched', 'saved'] })).toEqual(['bill: there is no state fetched']);
    expect(changed({ bill: ['idle'] })).toEqual(['bill: a way has two states or more']);
    expect(changed({ bill: [] })).toEqual(['bill: a way has two states or more']);
  });

  it('is refused where nothing leads from one state to the next', () => {
    expect(changed({ bill: ['idle', 'saved'] })).toEqual(['bill: nothing leads from idle to saved']);
    // What begins elsewhere is not entered by its parent.
    expect(changed({ profile: ['loading', 'form.saved'] })).toEqual([
      'profile: nothing leads from loading to form.saved',
    ]);
    // Side by side go parts of a state, not the states of a part.
    expect(changed({ status: ['watch.asking', 'watch.resting'] })).toEqual([
      'status: nothing leads from watch.asking to watch.resting',
    ]);
  });

  it('is refused where it begins in the middle, or stops where nothing lasts', () => {
    expect(changed({ bill: ['fetching', 'saved'] })).toEqual(['bill does not begin in fetching']);
    expect(changed({ bill: ['idle', 'fetching'] })).toEqual(['bill neither ends nor lasts in fetching']);
  });
});
