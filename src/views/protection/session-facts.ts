import { useTranslation } from 'react-i18next';
import type { PlaySession } from '#contract/protection/play-session.ts';
import type { Seconds } from '#contract/units.ts';
import { playTime } from '#machines/protection/play-time.rules.ts';
import type { ActFact } from '#src/views/acts/act-facts.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { useSignedMoney } from './signed-money.ts';

/** The facts of a session of play: how long, what was bet and won, and the net position. Nothing else is said of them. */
export function useSessionFacts(session: PlaySession, elapsed: Seconds): readonly ActFact[] {
  const { t } = useTranslation(['protection']);
  const money = useMoney();
  const signed = useSignedMoney();
  return [
    { id: 'elapsed', label: t('protection.session.elapsed'), value: playTime(elapsed) },
    { id: 'staked', label: t('protection.session.staked'), value: money(session.staked) },
    { id: 'won', label: t('protection.session.won'), value: money(session.won) },
    { id: 'net', label: t('protection.session.net'), value: signed(session.net), strong: true },
  ];
}
