import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/errors.ts';
import { becameOf, ruleOf } from '#machines/contracts/contract.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import styles from './acts.module.css';

/** Why an act on a contract was refused: what became of it meanwhile, the rule that it breaks, or that it is not there any more. */
export function ActRefused({ failure, onSeen }: { failure: Failure; onSeen: () => void }) {
  const { t } = useTranslation(['contracts']);
  const became = becameOf(failure);
  const rule = ruleOf(failure);
  const gone = failure.code === 'NOT_FOUND' ? t('contracts.desk.gone') : undefined;
  return (
    <div className={styles.desk}>
      <FailureAlert
        // The gateway tells a broken rule to the one who offers; here it may be the other side that reads it.
        failure={rule ? { ...failure, message: t(`contracts.rule.${rule}`) } : failure}
        before={became ? t(`contracts.desk.became.${became}`) : gone}
      />
      <Button variant="primary" onClick={onSeen}>
        {t('contracts.desk.seen')}
      </Button>
    </div>
  );
}
