import { useTranslation } from 'react-i18next';
import type { PayoutTerms } from '#machines/wallet/withdraw.rules.ts';
import { pathOf } from '#src/paths.ts';
import { ButtonLink } from '#src/ui/button.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './withdraw-needs.module.css';

const places = {
  password: pathOf({ screen: 'member', page: 'securityCenter', section: 'withdrawPassword' }),
  name: pathOf({ screen: 'member', page: 'securityCenter', section: 'profile' }),
} as const;

/** What must be there before money can be taken out, and the way to each. */
export function WithdrawNeeds({ terms }: { terms: PayoutTerms }) {
  const { t } = useTranslation(['wallet']);
  const { withdrawPasswordSet, payeeName, accounts } = terms;
  return (
    <div>
      <p className={styles.intro}>{t('wallet.withdraw.needs')}</p>
      <ul className={styles.needs}>
        {!withdrawPasswordSet && (
          <li>
            <span>{t('wallet.withdraw.needsPassword')}</span>
            <ButtonLink as={PathLink} to={places.password} variant="primary" size="small">
              {t('wallet.withdraw.setPassword')}
            </ButtonLink>
          </li>
        )}
        {payeeName === null && (
          <li>
            <span>{t('wallet.withdraw.needsName')}</span>
            <ButtonLink as={PathLink} to={places.name} variant="primary" size="small">
              {t('wallet.withdraw.setName')}
            </ButtonLink>
          </li>
        )}
        {accounts.length === 0 && <li>{t('wallet.withdraw.needsAccount')}</li>}
      </ul>
    </div>
  );
}
