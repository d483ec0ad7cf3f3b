import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { PersonKind } from '#contract/agent/registration.ts';
import { teamRegistrationMachine } from '#machines/agent/team-registration.machine.ts';
import { namesOf, personDraft } from '#machines/agent/team-registration.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useRead } from '#src/actors/reads.ts';
import { Code, Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { PersonForm } from './person-form.tsx';
import styles from './registration.module.css';

/** Registering a person, step by step: the form, a last look, and how to hand over the temporary password. */
export function PersonCard({ registers }: { registers: readonly PersonKind[] }) {
  const { t } = useTranslation(['agent', 'system']);
  const person = useMoneyActor(teamRegistrationMachine, 'agent.register');
  useDraft(person, personDraft);
  const act = useMoneyAct<typeof teamRegistrationMachine>(person);
  const { fields, kind, password, record } = useSelector(person, ({ context }) => context);
  const { data: settings, error, isFetching, refetch } = useRead('registration.settings', {});
  const account = { id: 'account', label: t('agent.registration.person.account') };
  const secret = { id: 'password', label: t('agent.registration.person.password') };
  const handedOver = {
    ...secret,
    value: (
      <span className={styles.secret}>
        <Code>{password}</Code>
        <CopyButton
          text={password}
          label={t('agent.registration.person.copy')}
          copied={t('agent.registration.person.copied')}
          failed={t('agent.registration.person.copyFailed')}
        />
      </span>
    ),
    strong: true,
  };
  const done = {
    title: t('agent.registration.person.done'),
    text: t(password === '' ? 'agent.registration.person.unsure' : 'agent.registration.person.handOver'),
    facts: record
      ? [
          { ...account, value: <Name>{record.account}</Name>, strong: true },
          ...(password === '' ? [] : [handedOver]),
        ]
      : [],
    again: t('agent.registration.person.again'),
  };
  const { account: named, nickname } = namesOf(fields);
  const facts = [
    {
      id: 'kind',
      label: t('agent.registration.person.kind'),
      value: t(`agent.team.kind.${kind}`),
    },
    { ...account, value: <Name>{named}</Name>, strong: true },
    ...(nickname === ''
      ? []
      : [
          {
            id: 'nickname',
            label: t('agent.registration.person.nickname'),
            value: <Name>{nickname}</Name>,
          },
        ]),
    { ...secret, value: t('agent.registration.person.secret') },
  ];
  return (
    <Card title={t('agent.registration.person.title')}>
      <ActOutcome act={act} done={done} />
      <LiveStatus text={settings || error ? '' : t('agent.registration.person.loading')} />
      {act.step === 'form' && !settings && !error && <Skeleton shape="block" />}
      {act.step === 'form' && !settings && error && (
        <FailureAlert
          failure={error.failure}
          before={t('agent.registration.person.failed')}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('agent.registration.retry')}
            </Button>
          }
        />
      )}
      {act.step === 'form' && settings && (
        <PersonForm person={person} terms={{ rules: settings.rules, registers }} />
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('agent.registration.person.confirm')} />
      )}
    </Card>
  );
}
