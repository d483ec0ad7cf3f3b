import fc from 'fast-check';
import { carryRules, contractKinds, contractPeriods, type Terms, whole } from '#contract/contracts/terms.ts';
import { asMinor } from '#contract/units.ts';
import { amountOf } from '#contract/wallet/minor-units.ts';
import {
  type CommonField,
  commonFields,
  mostMembers,
  type OfferDraft,
  type TierField,
  tierFields,
} from '#machines/contracts/offer-form.rules.ts';

const amount = fc.nat({ max: 99_999_999_999_999 }).map((cents) => amountOf(asMinor(cents)));
const rate = fc.nat({ max: whole });
const members = fc.nat({ max: mostMembers });

const parts = {
  period: fc.constantFrom(...contractPeriods),
  carry: fc.constantFrom(...carryRules),
  feeRate: rate,
  activeFrom: amount,
  validBet: amount,
  loss: amount,
  dailyBet: amount,
  hourlyBet: amount,
  singleBet: amount,
  active: members,
  rate,
  profitRate: rate,
  lossRate: rate,
} satisfies Record<CommonField | TierField, fc.Arbitrary<unknown>>;

type Part = keyof typeof parts;
const those = (names: readonly Part[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, parts[name]])));

/** Terms of any kind, paid by the upline, as the wire has them: whether or not anybody can offer them. */
export const someTerms: fc.Arbitrary<Terms> = fc
  .constantFrom(...contractKinds)
  .chain((kind) =>
    fc
      .tuple(those(commonFields[kind]), fc.array(those(tierFields[kind]), { minLength: 1, maxLength: 10 }))
      .map(([common, tiers]) => ({ kind, payer: 'UPLINE', ...common, tiers }) as unknown as Terms),
  );

/** Texts that people type, right, nearly right and wrong. */
const typed = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 120 }).map(String) },
  { weight: 2, arbitrary: fc.nat({ max: 10_100 }).map((cents) => amountOf(asMinor(cents))) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '0',
      '0,5',
      '1,000',
      '29 %',
      '-1',
      'NaN',
      '1e2',
      '0.125',
      '１',
      '<b>',
    ),
  },
);

/** Few values, so that many of these forms can be offered: each tier is a step above the one before. */
const rising = (kind: OfferDraft['kind']) =>
  fc.integer({ min: 1, max: 4 }).chain((count) =>
    fc.tuple(...Array.from({ length: count }, () => fc.nat({ max: 30 }))).map((steps) => {
      let at = 0;
      return steps.map((step) => {
        at += step;
        const text = String(at);
        return Object.fromEntries(tierFields[kind].map((field) => [field, text]));
      });
    }),
  );

const wild = (kind: OfferDraft['kind']) =>
  fc.array(fc.record(Object.fromEntries(tierFields[kind].map((field) => [field, typed]))), {
    minLength: 1,
    maxLength: 4,
  });

/** Forms as they might be filled in. */
export const someForm: fc.Arbitrary<OfferDraft> = fc.constantFrom(...contractKinds).chain((kind) =>
  fc
    .tuple(
      parts.period,
      parts.carry,
      fc.oneof(fc.constant('3'), typed),
      fc.oneof(fc.constant('10'), typed),
      fc.oneof({ weight: 3, arbitrary: rising(kind) }, { weight: 1, arbitrary: wild(kind) }),
    )
    .map(([period, carry, feeRate, activeFrom, tiers]) => ({
      kind,
      fields: { period, carry, feeRate, activeFrom },
      tiers: tiers.map((one, at) => ({ id: at + 1, typed: one })),
    })),
);
