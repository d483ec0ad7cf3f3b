import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { contractKinds, type Terms } from '#contract/contracts/terms.ts';
import { callOf } from '#machines/contracts/contract.rules.ts';
import { offerComplete } from '#machines/contracts/offer.rules.ts';
import { type OfferDraft, offerLimits, termsTyped } from '#machines/contracts/offer-form.rules.ts';
import { contracts } from '#sandbox/db/contract-schema.ts';
import { members } from '#sandbox/db/schema.ts';
import { idOf } from '../../kit/members.ts';
import { type Asker, askerOf, askFor } from '../../kit/promotions.ts';
import { sandboxOfFile } from '../../kit/sandbox-of-file.ts';
import { someForm } from '../../machines/contracts/offered-forms.ts';
import { daily, dividend, hourly, realTime } from '../../machines/contracts/terms-of.ts';
import { decide, withoutContracts } from './contracts.ts';

/** agent2 is directly below agent1, agent41 below agent2, and agent42 in another line. */
const lines = { agent2: 'agent1', agent41: 'agent2' } as const;
const own = 3_000;
const ownTerms: readonly Terms[] = [
  dividend({ rate: own }),
  daily({ tiers: [{ dailyBet: '0.00', active: 0, rate: own }] }),
  hourly({ tiers: [{ hourlyBet: '0.00', rate: own }], payer: 'PLATFORM' }),
  realTime([{ singleBet: '0.00', profitRate: own, lossRate: own }]),
];

const box = sandboxOfFile();
let agent1: Asker;

beforeEach(async () => {
  await box.reset();
  await withoutContracts(box);
  for (const [account, upline] of Object.entries(lines)) {
    const uplineId = await idOf(box, upline);
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId }).where(eq(members.account, account)),
    );
  }
  await box.sandbox.db.write((tx) =>
    tx
      .update(members)
      .set({ type: 1 })
      .where(inArray(members.account, ['agent2', 'agent41', 'agent42'])),
  );
  for (const terms of ownTerms) await decide(box, { act: 'grant', account: 'agent1', terms });
  agent1 = await askerOf(box, 'agent1');
});

const offered = (terms: Terms, member: string, asker = agent1) =>
  askFor(asker, callOf[terms.kind], { act: 'OFFER', member, terms });
const ruleOf = ({ value }: { value: unknown }) => (value as { rule?: string } | undefined)?.rule ?? null;
const asked = async () =>
  (await box.sandbox.db.read.select().from(contracts)).filter(({ state }) => state === 'REQUESTED');

describe('an offer by HTTP', () => {
  it.each([
    ['a stranger', 'agent1', 'agent42'],
    ['somebody further down', 'agent1', 'agent41'],
    ['the upline', 'agent2', 'agent1'],
    ['oneself', 'agent1', 'agent1'],
  ])('CON-03 is not for %s', async (_, by, account) => {
    const asker = await askerOf(box, by);
    const came = await offered(dividend({ rate: 1, payer: 'UPLINE' }), await idOf(box, account), asker);
    expect([came.code, ruleOf(came)]).toEqual(['CONTRACT_RULE', 'NOT_DIRECT']);
    expect(await asked()).toEqual([]);
  });

  it.each([10_001, -1, 29.5, Number.NaN, 'NaN', '2900', null])('CON-03 has no rate of %o', async (rate) => {
    const terms = dividend({ payer: 'UPLINE' });
    const wrong = { ...terms, tiers: [{ ...terms.tiers[0], rate }] } as Terms;
    const came = await offered(wrong, await idOf(box, 'agent2'));
    expect(came.code).toBe('INPUT_INVALID');
    expect(await asked()).toEqual([]);
  });
});

const limitsOf = (kind: Terms['kind']) =>
  offerLimits(ownTerms.find((one) => one.kind === kind) as Terms, [0, 0], null);

/** What the gateway says of everything that a form lets through; each offer is withdrawn again. */
async function refused(complete: (draft: OfferDraft) => boolean): Promise<ReadonlySet<string>> {
  const member = await idOf(box, 'agent2');
  const drafts = fc.sample(someForm, { numRuns: 400, seed: 7 }).filter(complete);
  const said = new Set<string>();
  const kinds = new Set<string>();
  for (const draft of drafts.slice(0, 60)) {
    const terms = termsTyped(draft) as Terms;
    const came = await offered(terms, member);
    if (came.code) said.add(`${came.code} ${ruleOf(came) ?? ''}`.trim());
    else {
      kinds.add(terms.kind);
      await decide(box, { act: 'WITHDRAW', by: 'agent1', contract: (came.value as { id: string }).id });
    }
  }
  expect([...kinds].sort()).toEqual([...contractKinds].sort());
  return said;
}

describe('CON-03 whatever the form of an offer lets through', () => {
  it('the gateway takes, where nothing changed meanwhile', async () => {
    const passes = (draft: OfferDraft) => offerComplete({ draft, problems: {} }, limitsOf(draft.kind));
    expect(await refused(passes)).toEqual(new Set());
  });

  it('a form that forgets the own rate is found', async () => {
    const careless = (draft: OfferDraft) =>
      offerComplete({ draft, problems: {} }, { own: [10_000, 10_000], left: [10_000, 10_000] });
    expect(await refused(careless)).toEqual(new Set(['CONTRACT_RULE OWN_RATE']));
  });

  it('it refuses what a form can’t know: two offers at once, and somebody who left', async () => {
    const member = await idOf(box, 'agent2');
    const terms = dividend({ rate: 1_000, payer: 'UPLINE' });
    const both = await Promise.all([offered(terms, member), offered(terms, member)]);
    expect(both.map(ruleOf).sort()).toEqual(['PENDING', null]);
    await box.sandbox.db.write((tx) =>
      tx.update(members).set({ uplineId: null }).where(eq(members.account, 'agent2')),
    );
    expect(ruleOf(await offered(daily({ payer: 'UPLINE' }), member))).toBe('NOT_DIRECT');
  });
});

describe('the contracts of a team', () => {
  const peopleOf = async (member: string, of = 'DIRECT') =>
    (await askFor(agent1, 'contracts.team', { kind: 'DIVIDEND', of, member, page: 1 })).value.people.map(
      ({ agent }) => agent.account,
    );

  it('one of its agents can be asked for alone, each in their own part', async () => {
    const [direct, stranger] = [await idOf(box, 'agent2'), await idOf(box, 'agent42')];
    expect(await peopleOf(direct)).toEqual(['agent2']);
    expect(await peopleOf(direct, 'DEEPER')).toEqual([]);
    expect(await peopleOf(stranger)).toEqual([]);
  });

  it('says to the one who offered that the last offer was declined, until another is made', async () => {
    const terms = dividend({ rate: 1_000, payer: 'UPLINE' });
    const offerNow = () => decide(box, { act: 'offer', by: 'agent1', account: 'agent2', terms });
    const declined = async (asker: typeof agent1) =>
      (await askFor(asker, 'contracts.team', { kind: 'DIVIDEND', of: 'DIRECT', page: 1 })).value.people.map(
        (one) => one.declined?.id ?? null,
      );
    const id = await offerNow();
    expect(await declined(agent1)).toEqual([null]);
    await decide(box, { act: 'REJECT', by: 'agent2', contract: id });
    expect(await declined(agent1)).toEqual([id]);
    await box.sandbox.clock.move(1_000);
    const next = await offerNow();
    expect(await declined(agent1)).toEqual([null]);
    await decide(box, { act: 'WITHDRAW', by: 'agent1', contract: next });
    expect(await declined(agent1)).toEqual([null]);
  });

  it.each([{ disabled: true }, { type: 42 }])(
    'with %o one with a contract is still shown, and one without is not',
    async (change) => {
      const member = await idOf(box, 'agent2');
      const id = await decide(box, {
        act: 'offer',
        by: 'agent1',
        account: 'agent2',
        terms: dividend({ rate: 1_000, payer: 'UPLINE' }),
      });
      await decide(box, { act: 'ACCEPT', by: 'agent2', contract: id });
      await box.sandbox.db.write((tx) => tx.update(members).set(change).where(eq(members.id, member)));
      expect(await peopleOf(member)).toEqual(['agent2']);
      await decide(box, { act: 'TERMINATE', by: 'agent1', contract: id });
      await decide(box, { act: 'AGREE', by: 'agent2', contract: id });
      expect(await peopleOf(member)).toEqual([]);
    },
  );
});
