import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { withFault } from '../faults.ts';
import type { Fault } from '../model.ts';
import { parcelModel } from '../parcel.model.ts';
import { transitionsOf } from '../transitions.ts';
import { changeLog, compare } from './changes.ts';
import { chartsIn } from './charts-in.ts';
import { factsOf } from './facts.ts';

const rules = { addressGood: 'function addressGood() { return true; }' };
const parcel = factsOf(parcelModel.machine, rules);

function logOf(fault: Fault, rulesAfter: Record<string, string> = rules): string {
  const after = factsOf(withFault(parcelModel, fault).machine, rulesAfter);
  return changeLog(compare({ parcel }, { parcel: after }));
}

describe('the change log of the flows', () => {
  it('says that nothing changed when nothing did', () => {
    expect(logOf({})).toBe('The flows are the same.');
  });

  it.each<[string, Fault, string]>([
    ['an added transition', { 'states/editing/on/cancelled': 'sent' }, '+ transition editing · cancelled'],
    ['a removed transition', { 'states/editing/on/typed': undefined }, '- transition editing · typed'],
    ['another target', { 'states/sending/invoke/onError/target': 'sent' }, 'is  leads to sent'],
    ['an added state', { 'states/sending/after': undefined, 'states/late': {} }, '+ state late'],
    ['other tags', { 'states/refused/tags': 'refused' }, '~ state refused'],
  ])('reports %s', (_, fault, message) => {
    expect(logOf(fault)).toContain(message);
  });

  it('reports another rule behind a guard of the same name', () => {
    const other = { addressGood: 'function addressGood() { return false; }' };
    expect(logOf({}, other)).toContain('~ rule addressGood');
  });

  it('counts the parts of an added or removed machine, and lists it in full as data', () => {
    const came = compare({}, { parcel });
    expect(changeLog(came)).toBe('parcel: added, with 5 states and 6 transitions');
    expect(changeLog(compare({ parcel }, {}))).toContain('parcel: removed');
    expect(came[0]?.changes.filter(({ what }) => what === 'transition')).toHaveLength(6);
  });

  it('reads every machine under the sources, with every transition it has', async () => {
    const charts = await chartsIn('.');
    expect(Object.keys(charts).length).toBeGreaterThan(45);
    const { loginMachine } = await import('#machines/session/login.machine.ts');
    expect(Object.keys(charts.login?.transitions ?? {})).toHaveLength(transitionsOf(loginMachine).length);
    expect(charts.login?.rules).toHaveProperty('loginProblems');
  });

  it('refuses an unknown version', () => {
    const run = () =>
      execFileSync('node', ['--import', 'tsx', 'tests/flows/diff/diff.ts', 'no-such-version'], {
        stdio: 'pipe',
      });
    expect(run).toThrow(/no-such-version is no version/);
  });
});
