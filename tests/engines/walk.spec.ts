import { expect } from '@playwright/test';
import { inEachEngine } from '../kit/engines/engine-test.ts';
import { walkAsMember } from '../kit/engines/walk.ts';

inEachEngine(
  'a member signs in, plays a round, withdraws, confirms the receipt and signs out',
  async (visit, sandbox) => {
    await walkAsMember(visit, sandbox);
    expect(visit.faults()).toEqual([]);
  },
);
