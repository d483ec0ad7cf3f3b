/** The wallet that is played from, deposited to and withdrawn from. */
export const main = 'MAIN';

/** Money of withdrawals that are not paid out yet: the member's still, and no part of the balance. */
export const held = 'HELD';
