import { describe, expect, it } from 'vitest';
import type { MemberInfo } from '#contract/member.ts';
import { openAt, type ServiceHours } from '#contract/support/hours.ts';
import { channelsOf, secondRoad } from '#machines/support/channels.rules.ts';
import { statusAnswer } from '../../kit/answers.ts';

const hours: ServiceHours = { zone: 'America/Lima', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' };
const night: ServiceHours = { ...hours, days: [5], from: '22:00', to: '02:00' };
const at = (text: string) => Date.parse(text);

describe('whether somebody answers', () => {
  it.each([
    ['Monday at nine in Lima', hours, '2026-11-30T14:00:00Z', true],
    ['a minute before', hours, '2026-11-30T13:59:59Z', false],
    ['Monday at six in the evening', hours, '2026-11-30T23:00:00Z', false],
    ['Sunday at noon', hours, '2026-11-29T17:00:00Z', false],
    ['Friday night', night, '2026-11-28T04:00:00Z', true],
    ['the small hours after it', night, '2026-11-28T06:59:00Z', true],
    ['two in the morning', night, '2026-11-28T07:00:00Z', false],
    ['Thursday night', night, '2026-11-27T04:00:00Z', false],
    ['a zone that nobody knows', { ...hours, zone: 'Nowhere/None' }, '2026-11-29T17:00:00Z', true],
    [
      'the hour that summer time skips',
      { ...hours, zone: 'Europe/Madrid', days: [7] },
      '2026-03-29T07:30:00Z',
      true,
    ],
  ])('%s', (_, when, moment, open) => {
    expect(openAt(when as ServiceHours, at(moment as string))).toBe(open);
  });
});

const withRank = (rankLevel: unknown) =>
  ({ clubLabel: { labelName: 'x', rankLevel } }) as unknown as MemberInfo;
const types = (member: MemberInfo | null, entries: readonly object[] = []) =>
  channelsOf(statusAnswer([], { info: { customerService: entries as never } }), member, 0).map(
    ({ csType }) => csType,
  );

describe('the ways to a person', () => {
  it('are the live chat at least, and Telegram where there is one', () => {
    expect(types(null)).toEqual(['LIVECHAT']);
    expect(types(null, [{ csType: 'TELEGRAM', path: 'x' }])).toEqual(['LIVECHAT', 'TELEGRAM']);
    expect(channelsOf(null, null, 0).map(({ csType }) => csType)).toEqual(['LIVECHAT']);
  });

  it.each([
    [4, false],
    [5, true],
    ['5', false],
    [null, false],
    [1e9, true],
  ])('CSV-04 VIP service is shown to rank %j: %j', (rank, shown) => {
    expect(types(withRank(rank)).includes('VIP')).toBe(shown);
  });

  it('stay where their hours or wait do not follow the contract', () => {
    const bad = [{ csType: 'LIVECHAT', path: 'x', hours: { from: '25:00' }, waitMinutes: -1 }];
    expect(channelsOf(statusAnswer([], { info: { customerService: bad as never } }), null, 0)).toEqual([
      { csType: 'LIVECHAT', hours: null, waitMinutes: null, open: true },
    ]);
  });
});

describe('the second road of a card', () => {
  const open = { hours: null, waitMinutes: null, open: true } as const;
  const chat = { ...open, csType: 'LIVECHAT' } as const;
  const telegram = { ...open, csType: 'TELEGRAM' } as const;
  const shut = { ...telegram, open: false };

  it.each([
    ['another channel that is open', [chat, telegram], true, 'TELEGRAM'],
    ['a comment where the other is closed', [chat, shut], true, 'FEEDBACK'],
    ['the closed one while the product is closed', [chat, shut], false, 'TELEGRAM'],
    ['a comment where there is no other', [chat], true, 'FEEDBACK'],
    ['none where there is nothing else', [chat], false, null],
  ] as const)('is %s', (_, channels, comments, road) => {
    expect(secondRoad(channels, 'LIVECHAT', comments)).toBe(road);
  });
});
