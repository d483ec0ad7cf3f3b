import { describe, expect, it } from 'vitest';
import { chartOf } from './chart.ts';
import { parcelModel } from './parcel.model.ts';
import { asRecorded, gapFaults, playedOnly, type Recording } from './recording.ts';
import { faultsOf, type Known, rowOf } from './report-rows.ts';

const chart = chartOf(parcelModel);
const [first = '', ...others] = chart.transitions;
const whole: Recording = { taken: chart.transitions, gaps: {} };
const reasoned: Recording = { taken: others, gaps: { [first]: 'no gateway sends this' } };

const known = (seen: Partial<Known['seen']> = {}): Known => ({
  chart,
  seen: { chart: whole, wire: reasoned, browser: whole, ...seen },
});

describe('the report', () => {
  it('counts states, transitions and what each level takes, and names what is missing with its reason', () => {
    expect(rowOf(known())).toEqual({
      id: 'parcel',
      states: 4,
      transitions: 6,
      chart: 6,
      wire: 5,
      browser: 6,
      missing: [{ level: 'wire', transition: first, reason: 'no gateway sends this' }],
      leftOut: [],
    });
    expect(faultsOf(known())).toEqual([]);
  });

  it('says plainly that a level was not tested', () => {
    const unseen = known({ browser: undefined });
    expect(rowOf(unseen).browser).toBe(0);
    expect(rowOf(unseen).missing.filter(({ level }) => level === 'browser')).toHaveLength(6);
    expect(faultsOf(unseen)).toEqual(['parcel, browser: the tests of this level have not run']);
  });

  it('counts nothing, as taken or as missing, at a level whose tours the run left out', () => {
    const partly = known({ browser: 'left out' });
    expect(rowOf(partly)).toMatchObject({ chart: 6, wire: 5, browser: 0, leftOut: ['browser'] });
    expect(rowOf(partly).missing.map(({ level }) => level)).toEqual(['wire']);
    expect(faultsOf(partly)).toEqual([]);
  });

  it('counts tours that were left out as a recorded run saw them, and fails where none still shows them', () => {
    const carried = known({ browser: asRecorded(chart.transitions, { [first]: 'no person does this' }) });
    expect(rowOf(carried)).toMatchObject({ browser: 5, leftOut: [] });
    expect(faultsOf(carried)).toEqual([]);
    const old = known({ browser: 'too old' });
    expect(rowOf(old)).toMatchObject({ browser: 0, leftOut: ['browser'] });
    expect(faultsOf(old)).toEqual([
      'parcel, browser: its tours were left out, and no recorded run still shows them: npm test -- --record',
    ]);
  });

  it('takes the tours of the machines that a run says it played, and all of a level of which it says nothing', () => {
    const isPlayed = playedOnly(['browser=login,withdraw', 'wire=']);
    expect([isPlayed('browser', 'login'), isPlayed('browser', 'transfer')]).toEqual([true, false]);
    expect(isPlayed('wire', 'login')).toBe(false);
    expect(playedOnly([])('browser', 'login')).toBe(true);
    expect(() => playedOnly(['login'])).toThrow('“login” names no level');
  });

  it('a transition that is lost without a reason fails by name', () => {
    const lost = known({ browser: { taken: others, gaps: {} } });
    expect(faultsOf(lost)).toContain(`parcel, browser: not taken, and no gap is listed: ${first}`);
    expect(rowOf(lost).missing.map(({ reason }) => reason)).toContain('nobody says why');
  });

  it('ignores transitions of a recording that no longer exist', () => {
    const stale = { taken: ['gone · submitted -> sent', ...others], gaps: reasoned.gaps };
    expect(rowOf(known({ wire: stale })).wire).toBe(5);
  });
});

describe('a list of gaps', () => {
  it.each<[string, Recording, string]>([
    ['that leaves one out', { taken: others, gaps: {} }, `not taken, and no gap is listed: ${first}`],
    [
      'that names one that is taken',
      { ...whole, gaps: { [first]: 'why' } },
      `listed as a gap, but taken: ${first}`,
    ],
    ['that names no transition', { ...whole, gaps: { gone: 'why' } }, 'listed, but no transition: gone'],
    ['that gives no reason', { taken: others, gaps: { [first]: ' ' } }, `listed without a reason: ${first}`],
  ])('%s is refused', (_, recording, fault) => {
    expect(gapFaults(chart.transitions, recording)).toEqual([fault]);
  });
});
