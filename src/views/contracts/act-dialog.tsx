import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { isPreviewed } from '#machines/contracts/contract.rules.ts';
import type { useContractActor } from '#src/actors/contract-act.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { ActRefused } from './act-refused.tsx';
import { ActSure } from './act-sure.tsx';
import styles from './acts.module.css';
import { EndingList } from './ending-list.tsx';

type Props = {
  actor: ReturnType<typeof useContractActor>;
  /** Closed while the outcome is unknown, which may take long: it comes back when that is known. */
  away: boolean;
  onAway: () => void;
};

/** The dialog of an act on a contract, from what it would mean to what became of it. */
export function ActDialog({ actor, away, onAway }: Props) {
  const { t } = useTranslation(['contracts', 'acts']);
  const act = useMoneyAct(actor);
  const looking = useSelector(actor, atStep('looking'));
  const unseen = useSelector(actor, atStep('unseen'));
  const refused = useSelector(actor, atStep('refused'));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { act: verb, contract, preview, failure } = context;
  const asked = looking || unseen || act.step === 'sure';
  const ended = refused || act.step === 'done';
  const sending = act.step === 'sending';
  const unknown = act.step === 'checking' || act.step === 'waiting';
  const close = asked ? act.edit : ended ? act.again : unknown ? onAway : undefined;
  if (verb === null) return null;
  const endings = isPreviewed(context) && verb !== 'TERMINATE' ? (preview?.endings ?? []) : [];
  return (
    <Dialog
      open={act.step !== 'form' && !(unknown && away)}
      title={t(`contracts.desk.title.${verb}`)}
      onClose={close}
      closeLabel={t('contracts.desk.close')}
    >
      <div className={styles.desk}>
        <LiveStatus text={looking ? t('contracts.desk.looking') : ''} />
        {looking && <Skeleton shape="block" />}
        {unseen && failure && (
          <FailureAlert
            failure={failure}
            before={t('contracts.desk.unseen')}
            action={
              <Button onClick={() => actor.send({ type: 'retry.clicked' })}>
                {t('contracts.desk.retry')}
              </Button>
            }
          />
        )}
        {(act.step === 'sure' || sending) && contract && (
          <ActSure act={act} verb={verb} contract={contract} context={context} />
        )}
        {refused && failure && <ActRefused failure={failure} onSeen={act.again} />}
        {!asked && !refused && (
          <ActOutcome
            act={act}
            done={{
              title: t(`contracts.desk.done.${verb}`),
              text: t(`contracts.desk.doneText.${verb}`),
              facts: [],
              again: t('contracts.desk.seen'),
            }}
          />
        )}
        {act.step === 'done' && endings.length > 0 && (
          <EndingList title={t('contracts.desk.ended')} endings={endings} />
        )}
      </div>
    </Dialog>
  );
}
