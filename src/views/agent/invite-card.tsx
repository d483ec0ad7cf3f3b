import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { KindRate, PersonKind } from '#contract/agent/registration.ts';
import { inviteMachine } from '#machines/agent/invite.machine.ts';
import { countedName, inviteDraft, longestName } from '#machines/agent/invite.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Code, Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { KindField } from './kind-field.tsx';
import { RateFields } from './rate-fields.tsx';
import { useRatesText } from './rates-text.ts';
import styles from './registration.module.css';

type Props = {
  registers: readonly PersonKind[];
  /** The most that a link for agents may offer. */
  ownRates: readonly KindRate[];
  most: number;
  /** As many are open as may be. */
  full: boolean;
};

/** A new invitation: its name, whom it invites and what it offers, and how its making went. */
export function InviteCard({ registers, ownRates, most, full }: Props) {
  const { t } = useTranslation(['agent', 'acts']);
  const invite = useMoneyActor(inviteMachine, 'agent.invite');
  useDraft(invite, inviteDraft);
  const act = useMoneyAct<typeof inviteMachine>(invite);
  const ratesText = useRatesText();
  const { name, characters, kind, fault, record } = useSelector(invite, ({ context }) => context);
  const sending = act.step === 'sending';
  const limits = { most: longestName, characters };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    invite.send({ type: 'submitted', ownRates });
    const { context } = invite.getSnapshot();
    const wrong = Object.entries(context.rateFaults).flatMap(([field, found]) => (found ? [field] : []));
    focusField(sent.currentTarget, context.fault ? ['name'] : wrong);
  }

  return (
    <Card title={t('agent.registration.make.title')}>
      <ActOutcome
        act={act}
        changeable
        done={{
          title: t('agent.registration.make.done'),
          text: t('agent.registration.make.doneText'),
          facts: record
            ? [
                { id: 'name', label: t('agent.registration.make.name'), value: <Name>{record.name}</Name> },
                { id: 'code', label: t('agent.registration.link.code'), value: <Code>{record.code}</Code> },
                ...(record.rates.length > 0
                  ? [
                      {
                        id: 'rates',
                        label: t('agent.registration.list.rates'),
                        value: ratesText(record.rates),
                      },
                    ]
                  : []),
              ]
            : [],
          again: t('agent.registration.make.again'),
        }}
      />
      <LiveStatus text={sending ? t('acts.sending') : ''} />
      {act.step === 'form' && full && (
        <Alert tone="neutral">{t('agent.registration.make.full', { count: most })}</Alert>
      )}
      {((act.step === 'form' && !full) || sending) && (
        <form className={styles.form} noValidate onSubmit={submit}>
          <TextField
            name="name"
            label={t('agent.registration.make.name')}
            hint={t('agent.registration.make.nameHint')}
            aside={<span className={styles.note}>{t('agent.registration.make.count', limits)}</span>}
            value={name}
            error={fault && t(`agent.registration.make.fault.${fault}`, limits)}
            required
            readOnly={sending}
            autoComplete="off"
            onValue={(typed) => invite.send({ type: 'name.typed', ...countedName(typed) })}
          />
          <KindField
            label={t('agent.registration.make.kind')}
            registers={registers}
            kind={kind}
            busy={sending}
            onKind={(picked) => invite.send({ type: 'kind.picked', kind: picked })}
          />
          {kind === 'agent' && <RateFields invite={invite} ownRates={ownRates} busy={sending} />}
          <Button className={styles.submit} type="submit" variant="primary" size="large" busy={sending}>
            {t('agent.registration.make.submit')}
          </Button>
        </form>
      )}
    </Card>
  );
}
