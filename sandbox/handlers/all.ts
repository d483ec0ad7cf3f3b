import type { Handlers } from '../handler.ts';
import { playing } from '../play-handlers.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { lotteries } from './lotteries.ts';
import { member } from './member.ts';
import { missions } from './missions.ts';
import { notices } from './notices.ts';
import { password } from './password.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { support } from './support.ts';
import { system } from './system.ts';
import { verification } from './verification.ts';
import { wallet } from './wallet.ts';

/** How the sandbox answers every call of the contract. */
export const handlers: Handlers = {
  ...system,
  ...session,
  ...verification,
  ...password,
  ...member,
  ...missions,
  ...wallet,
  ...games,
  ...notices,
  ...support,
  ...registration,
  ...help,
  ...lotteries,
  ...playing,
};
