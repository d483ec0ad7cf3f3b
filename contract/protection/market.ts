import * as z from 'zod/mini';
import { Amount } from '../wallet/money.ts';

/** What a member can limit. `deposit` counts all that is paid in, `loss` bets less wins, `stake` bets, `time` the minutes of play. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Over which time: the merchant's day, week from Monday, month, or four weeks. */
export const limitPeriods = ['day', 'week', 'month', 'fourWeeks'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** What only the operator knows: left empty, the pages leave it out. Links are https. */
const Known = z.string().check(z.maxLength(200));
const Link = z.string().check(z.maxLength(500), z.regex(/^(https:\/\/\S+)?$/));
const Body = z.strictObject({ name: Known, link: Link });

const count = z.int().check(z.nonnegative(), z.maximum(100_000));
/** A share, above 0 and at most 1. */
const share = z.number().check(z.positive(), z.maximum(1));
/** The most that may be paid in, by period; a period that is missing has no ceiling. */
const Ceilings = z.partialRecord(z.enum(limitPeriods), Amount);

/**
 * What protects members, as one market asks for it: the block `protection` of the configuration. The gateway enforces it;
 * the product explains it. Every leaf can be set by the operator on top of the market's own.
 */
export const Protection = z.strictObject({
  limits: z
    .strictObject({
      kinds: z.array(z.enum(limitKinds)),
      periods: z.array(z.enum(limitPeriods)),
      /** When a member is asked for limits: never, once at the first chance, or before any game is played. */
      asked: z.enum(['never', 'prompt', 'beforePlay']),
      /** Registering asks for a first limit of deposits and one of play, and how often a session is told of, where it is not declared. */
      atRegistration: z.boolean(),
      /** The periods whose deposit limits must all be set to answer that; empty where one of any period is enough. */
      required: z.array(z.enum(limitPeriods)),
      /** The operator's own ceilings of what is paid in; null for none. */
      ceilings: z.nullable(Ceilings),
      /** A register of several operators is asked before each deposit; its ceilings, for the text, where they are known. */
      joint: z.nullable(z.strictObject({ ceilings: z.nullable(Ceilings) })),
      raise: z.strictObject({
        /** Hours from the request until a higher limit can be in force, and working days; the later counts. */
        waitHours: count,
        workingDays: count,
        /** It never begins before the running period of that limit ends. */
        notBeforePeriodEnd: z.boolean(),
        /** After the wait it must be confirmed again, within so many hours; so must a wish to come back. */
        reconfirm: z.boolean(),
        confirmHours: count,
        /** The first raise asks for the self-test. */
        test: z.boolean(),
        /** Days that must lie between two raises of the same limit. */
        gapDays: count,
        /** A monthly deposit limit above this asks for a talk with a person; null for none. */
        contactAbove: z.nullable(Amount),
      }),
      /** After how many months without a change the member is asked whether the limits still fit; null: never. */
      reviewMonths: z.nullable(count),
      /** From which shares of a limit the member is told. */
      warnAt: z.array(share),
    })
    .check(
      z.refine(({ required, periods }) => required.every((period) => periods.includes(period)), {
        path: ['required'],
        error: 'names a period that is not one of limits.periods',
      }),
    ),
  session: z.strictObject({
    /** Before each session of play the member says how long and how much at most. */
    declare: z.boolean(),
    /** A new session within so many minutes of the last one begins with a message; 0 for none. */
    noticeWithinMinutes: count,
    /**
     * How often the member can choose to be told of the session, in minutes; `atMost` is the longest, and what holds
     * without a choice. Where it is null, only those who choose checks have them. Null instead of both: no checks.
     */
    check: z.nullable(z.strictObject({ choices: z.array(count), atMost: z.nullable(count) })),
    /** Elapsed time and net position stand beside the game. */
    beside: z.boolean(),
    warnAt: z.array(share),
  }),
  /** Besides the lengths that are offered, any number of whole days up to `daysUpTo`; null: none. */
  break: z.strictObject({ hours: z.array(count), months: z.array(count), daysUpTo: z.nullable(count) }),
  exclusion: z.strictObject({
    months: z.array(count),
    indefinite: z.boolean(),
    /** After how many months a longer exclusion may be ended early; null: never. */
    revocableAfterMonths: z.nullable(count),
    /** After how many months one without an end may be ended, where nothing else is said of an early end. */
    endlessMonths: count,
    /** Whoever wants to come back says why, and a person decides within so many days; 0: nobody decides. */
    decideDays: count,
    /** Hours between the wish to come back, or that decision, and coming back: from one with an end, and from one without. */
    returnCoolingHours: count,
    endlessCoolingHours: count,
    /** Whoever is excluded may sign in, to take their money out; else not before coming back may be asked for. */
    signIn: z.boolean(),
    /** People in a state's own register are excluded too. */
    register: z.boolean(),
  }),
  care: z.strictObject({
    /** Hours to answer a message that must be answered; after that, play is suspended. */
    answerHours: count,
    /** Up to this age nothing is promoted, and VIP service is closed; 0 for no such age. */
    youngUpTo: count,
    /** Credit cards are closed to whom the gateway calls intensive or at risk. */
    cardsByCare: z.boolean(),
    /** VIP service only for whom the gateway has assessed. */
    vipAssessed: z.boolean(),
  }),
  money: z.strictObject({
    cancelWithdrawal: z.boolean(),
    transfersInLine: z.boolean(),
    /** Amounts are offered as buttons where money is paid in. */
    presets: z.boolean(),
  }),
  promotions: z.strictObject({
    /** The most times a bonus may have to be bet; null for no such rule. */
    wagerAtMost: z.nullable(count),
    oneProduct: z.boolean(),
    welcomeOnce: z.boolean(),
  }),
  freePlay: z.boolean(),
  saferPlay: z.strictObject({
    /** A section "Juego autorizado" with the licences and the regulator. */
    authorised: z.boolean(),
    /** A break of one day by one press from every page. */
    breakButton: z.boolean(),
    /** The body that helps people who play too much, with its free phone. */
    help: z.strictObject({ name: Known, phone: Known, link: Link }),
    /** The state's register of people who do not want to play. */
    register: Body,
    /** Where public health says more. */
    publicHealth: Body,
    studies: z.array(Body),
    regulator: Body,
    licences: z.array(z.strictObject({ number: Known, name: Known, link: Link })),
  }),
});
export type Protection = z.infer<typeof Protection>;

type DeepPartial<T> = T extends readonly unknown[]
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: DeepPartial<T[K]> | undefined }
    : T;

/** What an operator configures: a market's name, and the leaves that differ from it. */
export type ProtectionChoice = { readonly market: string } & DeepPartial<Protection>;
