import { ArrowLeft, Maximize, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { playMachine } from '#machines/games/play.machine.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { useConfiguration } from '#src/actors/system-context.tsx';
import { formatMoney } from '#src/i18n/money.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import styles from './game-page.module.css';

/** The bar over a game: the exit, the balance, full screen, and reopening the game. */
export function GameBar({ play }: { play: ActorRefFrom<typeof playMachine> }) {
  const { t } = useTranslation(['games']);
  const language = useLanguage();
  const { currencySymbol } = useConfiguration().brand;
  const { data } = useMemberRead('wallet.balance', {});
  return (
    <header className={styles.bar}>
      <Button size="small" variant="quiet" onClick={() => play.send({ type: 'leave.clicked' })}>
        <ArrowLeft aria-hidden="true" /> {t('games.play.leave')}
      </Button>
      <p className={styles.balance} aria-live="polite">
        <span className={styles.label}>{t('games.play.balance')}</span>{' '}
        {data ? (
          <AsIs>{formatMoney(data.sumBalance, language, currencySymbol)}</AsIs>
        ) : (
          <span>{t('games.play.balanceComing')}</span>
        )}
      </p>
      <IconButton
        label={t('games.play.reload')}
        icon={<RotateCw />}
        onClick={() => play.send({ type: 'reload.clicked' })}
      />
      <IconButton
        label={t('games.play.fill')}
        icon={<Maximize />}
        onClick={() => play.send({ type: 'screen.filled' })}
      />
    </header>
  );
}
