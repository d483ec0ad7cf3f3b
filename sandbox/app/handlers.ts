import { agent } from '#sandbox/agent/handlers.ts';
import { contracts } from '#sandbox/contracts/handlers.ts';
import { downloads } from '#sandbox/downloads/handlers.ts';
import { games } from '#sandbox/games/handlers.ts';
import { playing } from '#sandbox/games/play-handlers.ts';
import { help } from '#sandbox/help/handlers.ts';
import { inbox } from '#sandbox/inbox/handlers.ts';
import { lotteries } from '#sandbox/lotteries/handlers.ts';
import { member } from '#sandbox/member/handlers.ts';
import { missions } from '#sandbox/missions/handlers.ts';
import { notices } from '#sandbox/notices/handlers.ts';
import { password } from '#sandbox/password/handlers.ts';
import { points } from '#sandbox/points/handlers.ts';
import { promotions } from '#sandbox/promotions/handlers.ts';
import { protection } from '#sandbox/protection/handlers.ts';
import { registration } from '#sandbox/registration/handlers.ts';
import { session } from '#sandbox/session/handlers.ts';
import { support } from '#sandbox/support/handlers.ts';
import { system } from '#sandbox/system/handlers.ts';
import { verification } from '#sandbox/verification/handlers.ts';
import { wallet } from '#sandbox/wallet/handlers.ts';
import type { Handlers } from '#sandbox/wire/handler.ts';

/** The handlers of all calls of the contract. */
export const handlers: Handlers = {
  ...system,
  ...session,
  ...verification,
  ...password,
  ...member,
  ...missions,
  ...promotions,
  ...points,
  ...downloads,
  ...wallet,
  ...games,
  ...notices,
  ...inbox,
  ...support,
  ...registration,
  ...help,
  ...lotteries,
  ...playing,
  ...agent,
  ...contracts,
  ...protection,
};
