import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Place } from '#machines/places.ts';
import { comeBackMachine } from '#machines/protection/come-back.machine.ts';
import { comeBackDraft } from '#machines/protection/come-back.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyActor } from '#src/actors/money-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useResident } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { takeFocusUnmoved } from '#src/ui/take-focus.ts';
import { useMoney } from '#src/views/acts/money-text.ts';
import styles from './absence.module.css';
import { ComeBack } from './come-back.tsx';
import page from './protection.module.css';

const ways = {
  wallets: { screen: 'member', page: 'transferFund' },
  records: { screen: 'member', page: 'transactionHistory' },
  statement: { screen: 'member', page: 'protection', section: 'statement' },
  history: { screen: 'member', page: 'protection', section: 'history' },
  messages: { screen: 'member', page: 'messageV2' },
  help: { screen: 'helpmc' },
  safer: { screen: 'saferPlay' },
  longerWay: { screen: 'member', page: 'protection', section: 'exclusion' },
} as const satisfies Readonly<Record<string, Place>>;

/** The house of somebody on a break or excluded: until when, the money, what can be done, and the way back. */
export function AwayPage() {
  const { t } = useTranslation(['protection']);
  const money = useMoney();
  const session = useResident('session');
  const { data: balance } = useMemberRead('wallet.balance', {});
  const comeBack = useMoneyActor(comeBackMachine, 'protection.return');
  useDraft(comeBack, comeBackDraft);
  const kind = useSelector(comeBack, ({ context }) => context.absence?.kind);
  return (
    <div className={page.page}>
      <header>
        <h1 className={page.title} tabIndex={-1} ref={takeFocusUnmoved}>
          {t(kind ? `protection.away.titles.${kind}` : 'protection.away.title')}
        </h1>
      </header>
      <Card title={t('protection.away.money')}>
        <div className={styles.flow}>
          {balance && <AsIs as="p">{money(balance.sumBalance)}</AsIs>}
          <p>{t('protection.away.moneyText')}</p>
          <div className={styles.ways}>
            <ButtonLink
              as={PathLink}
              variant="primary"
              size="large"
              to={pathOf({ screen: 'member', page: 'withdraw' })}
            >
              {t('protection.away.withdraw')}
            </ButtonLink>
          </div>
        </div>
      </Card>
      <ComeBack actor={comeBack} />
      <Card title={t('protection.away.can')}>
        <ul className={styles.can}>
          {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
            <li key={way}>
              <ButtonLink as={PathLink} to={pathOf(ways[way])}>
                {t(`protection.away.${way}`)}
              </ButtonLink>
            </li>
          ))}
          <li>
            <Button onClick={() => session.send({ type: 'signOut.asked' })}>
              {t('protection.away.signOut')}
            </Button>
          </li>
        </ul>
      </Card>
    </div>
  );
}
