import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { Board, boards } from './missions/boards.ts';
import { Mission } from './missions/mission.ts';
import { CountedRows, countedInput } from './wallet/counted.ts';
import { Key, Page, Reference } from './wallet/money.ts';

const Id = z.string().check(z.minLength(1), z.maxLength(64));
const Language = z.string().check(z.maxLength(8));

export const missions = {
  /**
   * spec 7 [T]: the missions of the member. `count` is the badge in the member centre's menu: how many are joined or can be claimed. The
   * list comes only when a language is given: at most five open ones, then the locked, claimed and missed.
   */
  'missions.summary': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionSummaryDetails',
    token: true,
    quiet: true,
    realAccount: true,
    input: z.object({ language: z.optional(Language) }),
    output: z.object({
      count: z.number(),
      missions: z.optional(z.array(Mission)),
      /** The merchant's time zone, an IANA name: days and weeks begin in it. */
      zone: z.optional(z.string()),
    }),
    sections: [['missions']],
  }),
  /**
   * Joins a mission: its clock starts now. Refusals: MISSION_RULE (`value.rule`: LOCKED, OVER, FULL), NOT_FOUND, KEY_REUSED,
   * KEY_BUSY. Joining again answers the first joining.
   */
  'missions.join': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_joinMission',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ key: Key, id: Id, language: Language }),
    output: Mission,
    row: true,
  }),
  /**
   * Claims one completion of a mission, by its completion id. Refusals: ALREADY_CLAIMED (`value`: the mission),
   * CLAIM_EXPIRED, CLAIM_EARLY, NOT_FOUND, KEY_REUSED, KEY_BUSY.
   */
  'missions.claim': defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_claimMission',
    token: true,
    keyed: true,
    assumed: true,
    realAccount: true,
    input: z.object({ key: Key, id: Reference, language: Language }),
    output: Mission,
    row: true,
  }),
  /** The bets behind the progress of one run of a mission. Refusal: NOT_FOUND. */
  'missions.rows': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionDetails',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({ id: Reference, ...countedInput }),
    output: CountedRows,
    row: true,
  }),
  /**
   * spec 7 [T]: a leaderboard, 100 rows a page; the running period unless an earlier one is named. Refusal: NOT_FOUND for
   * a period that is not kept.
   */
  'missions.leaderboard': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getMissionLeaderboard',
    token: true,
    quiet: true,
    realAccount: true,
    input: z.object({
      board: z.enum(boards),
      period: z.optional(z.string().check(z.maxLength(16))),
      page: Page,
      language: Language,
    }),
    output: Board,
  }),
  /** The bets behind the member's own score on a board. Refusal: NOT_FOUND. */
  'missions.boardRows': defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getLeaderboardDetails',
    token: true,
    assumed: true,
    realAccount: true,
    input: z.object({
      board: z.enum(boards),
      period: z.string().check(z.maxLength(16)),
      ...countedInput,
    }),
    output: CountedRows,
  }),
};
