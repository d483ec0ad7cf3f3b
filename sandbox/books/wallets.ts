/** The wallet for playing, deposits and withdrawals. */
export const main = 'MAIN';

/** Money of unpaid withdrawals: it still belongs to the member, but is not part of the balance. */
export const held = 'HELD';
