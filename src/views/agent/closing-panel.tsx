import { useTranslation } from 'react-i18next';
import { closeInvitationMachine } from '#machines/agent/close-invitation.act.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import styles from './registration.module.css';

type Props = {
  id: string;
  name: string;
  /** The gateway says that it is closed by now. */
  closed: boolean;
};

/** Closing an invitation: asked for, confirmed with what it means, and how it went. */
export function ClosingPanel({ id, name, closed }: Props) {
  const { t } = useTranslation(['agent']);
  const closing = useActForm(closeInvitationMachine, { id });
  const act = useMoneyAct(closing);
  const done = {
    title: t('agent.registration.close.done'),
    text: t('agent.registration.close.doneText'),
    facts: [],
    again: t('agent.registration.close.seen'),
  };
  return (
    <>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && !closed && (
        <Button
          className={styles.close}
          size="small"
          aria-label={t('agent.registration.close.askName', { name })}
          onClick={() => closing.send({ type: 'submitted', terms: null })}
        >
          {t('agent.registration.close.ask')}
        </Button>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel
          act={act}
          facts={[{ id: 'name', label: t('agent.registration.close.name'), value: <Name>{name}</Name> }]}
          confirm={t('agent.registration.close.confirm')}
        >
          <p>{t('agent.registration.close.text')}</p>
        </SurePanel>
      )}
    </>
  );
}
