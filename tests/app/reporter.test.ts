import { describe, expect, it } from 'vitest';
import {
  type ClientReport,
  ClientReports,
  mostCounted,
  mostTogether,
} from '#contract/system/client-reports.ts';
import { createReporter, gather, mostBatches } from '#src/app/reporting/reporter.ts';

const about = { release: 'index-B1EsU2Le', visit: '0'.repeat(32), language: 'es' };

/** The report of an error in a line of the script. */
function failure(line: number, at = 100): ClientReport {
  const place = `start-T91rmAlL.js:${line}:1`;
  return { kind: 'error', at, count: 1, screen: 'home', name: 'TypeError', place };
}

/** A reporter whose time passes by hand, over a collector that takes batches as `taken` says. */
function reporting(taken: () => Promise<boolean> = async () => true) {
  const sent: ClientReports[] = [];
  const waiting: { work: () => void; milliseconds: number }[] = [];
  const { tell, hurry } = createReporter({
    about: () => about,
    send: (batch) => {
      sent.push(batch);
      return taken();
    },
    later: (work, milliseconds) => {
      const one = { work, milliseconds };
      waiting.push(one);
      return () => void waiting.splice(waiting.indexOf(one), waiting.includes(one) ? 1 : 0);
    },
  });
  /** Lets the time pass until the next batch is due, and its answer come. */
  async function pass(): Promise<void> {
    waiting.shift()?.work();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { tell, hurry, sent, pass, waits: () => waiting.map(({ milliseconds }) => milliseconds) };
}

describe('reports', () => {
  it('gather for a while and are sent together, in the agreed shape', async () => {
    const { tell, sent, pass, waits } = reporting();
    tell(failure(1));
    tell(failure(2));
    expect([sent.length, waits()]).toEqual([0, [gather]]);
    await pass();
    expect(sent).toEqual([{ ...about, reports: [failure(1), failure(2)] }]);
    expect(ClientReports.safeParse(sent[0]).success).toBe(true);
    expect(waits()).toEqual([]);
  });

  it('that are the same are one, with their count and the time of the first', async () => {
    const { tell, sent, pass } = reporting();
    for (const at of [100, 200, 300]) tell(failure(1, at));
    await pass();
    expect(sent[0]?.reports).toEqual([{ ...failure(1, 100), count: 3 }]);
  });

  it('that were told are not sent again: they are counted, and told with the next new one', async () => {
    const { tell, sent, pass, waits } = reporting();
    tell(failure(1));
    await pass();
    tell(failure(1));
    tell(failure(1));
    expect(waits()).toEqual([]);
    tell(failure(2));
    await pass();
    expect(sent[1]?.reports).toEqual([{ ...failure(1), count: 2 }, failure(2)]);
  });

  it('are sent at once when the page may be about to go, and not a second time', async () => {
    const { tell, hurry, sent, waits } = reporting();
    tell(failure(1));
    hurry();
    hurry();
    expect([sent.length, waits()]).toEqual([1, []]);
  });

  it('of one page are so many at most, however much fails in it', async () => {
    const { tell, hurry, sent, pass } = reporting();
    for (let line = 1; line <= 500; line += 1) tell(failure(line));
    for (let times = 0; times < 2_000; times += 1) tell(failure(1));
    await pass();
    expect(sent[0]?.reports).toHaveLength(mostTogether);
    expect(sent[0]?.reports[0]?.count).toBe(mostCounted);
    expect(JSON.stringify(sent[0]).length).toBeLessThan(16 * 1_024);
    for (let times = 0; times < 50; times += 1) {
      tell(failure(1));
      hurry();
    }
    expect(sent).toHaveLength(mostBatches);
  });

  it('that do not have the agreed shape are not sent', async () => {
    const { tell, hurry, sent } = reporting();
    tell({ ...failure(1), name: 'member1 lost 250,00' } as ClientReport);
    tell(Object.assign(failure(2), { message: 'Clave-2026!' }));
    hurry();
    expect(sent).toEqual([]);
  });

  it.each([
    ['is refused', async () => false],
    ['can’t be sent', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('end with the first batch that %s', async (_, taken) => {
    const { tell, hurry, sent, pass, waits } = reporting(taken);
    tell(failure(1));
    await pass();
    tell(failure(2));
    hurry();
    expect([sent.length, waits()]).toEqual([1, []]);
  });
});
