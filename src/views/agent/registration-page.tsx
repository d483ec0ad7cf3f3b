import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { PersonKind } from '#contract/agent/registration.ts';
import type { RegisterRule } from '#contract/system.ts';
import { teamRegistrationMachine } from '#machines/agent/team-registration.machine.ts';
import {
  longestNickname,
  namesOf,
  type PersonField,
  type PersonTerms,
  personDraft,
  ruleFor,
} from '#machines/agent/team-registration.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { readingOf, useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead, useRead } from '#src/actors/reads.ts';
import { Code, Name } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { focusWrong } from '#src/ui/field-events.ts';
import { Note, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { Loaded, LoadFailed } from '#src/views/acts/loaded.tsx';
import { useRuleText } from '#src/views/acts/rule-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { KindField } from './kind-field.tsx';
import styles from './registration.module.css';
import { RegistrationLinks } from './registration-links.tsx';

/** The registration centre (spec 2): invitation links, and the form that registers a person, each at its own address. */
export function RegistrationPage() {
  const { t } = useTranslation(['agent', 'system']);
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'person' ? 'person' : 'links';
  const reading = useLatestReading(useMemberRead('agent.invitations', {}, { fresh: 0 }));
  const { data: links, failure } = reading;
  if (failure) return <LoadFailed reading={reading} level="h1" title={t('agent.registration.failed')} />;
  return (
    <Stack gap={5}>
      <header>
        <h1>{t('agent.registrationCenter')}</h1>
        <Note figures>{t('agent.registration.text')}</Note>
      </header>
      <LiveStatus text={links ? '' : t('agent.registration.loading')} />
      {!links && <Skeleton shape="block" />}
      {links && (
        <Tabs
          label={t('agent.registration.tabs.label')}
          value={tab}
          onValue={(next) => setParameters(next === 'person' ? { tab: next } : {}, { replace: true })}
          items={[
            {
              id: 'links',
              label: t('agent.registration.tabs.links'),
              content: <RegistrationLinks links={links} />,
            },
            {
              id: 'person',
              label: t('agent.registration.tabs.person'),
              content: <PersonCard registers={links.registers} />,
            },
          ]}
        />
      )}
    </Stack>
  );
}

/** Registering a person, step by step: the form, a last look, and how to hand over the temporary password. */
function PersonCard({ registers }: { registers: readonly PersonKind[] }) {
  const { t } = useTranslation(['agent', 'system']);
  const person = useMoneyActor(teamRegistrationMachine, 'agent.register');
  useDraft(person, personDraft);
  const act = useMoneyAct<typeof teamRegistrationMachine>(person);
  const { fields, kind, password, record } = useSelector(person, ({ context }) => context);
  const reading = readingOf(useRead('registration.settings', {}));
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
      {act.step === 'form' && (
        <Loaded
          small
          reading={reading}
          failed={t('agent.registration.person.failed')}
          loading={t('agent.registration.person.loading')}
          awaited={<Skeleton shape="block" />}
        >
          {({ rules }) => <PersonForm person={person} terms={{ rules, registers }} />}
        </Loaded>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('agent.registration.person.confirm')} />
      )}
    </Card>
  );
}

type Props = {
  person: ActorRefFrom<typeof teamRegistrationMachine>;
  terms: PersonTerms;
};

/** Member or agent, the account, the name to show, and the temporary password. */
function PersonForm({ person, terms }: Props) {
  const { t } = useTranslation(['agent', 'registration']);
  const ruleText = useRuleText();
  const { fields, kind, password, problems } = useSelector(person, ({ context }) => context);
  const type = (field: PersonField) => (value: string) =>
    person.send({ type: 'field.changed', field, value });
  const fault = (field: 'account' | 'password', rule: RegisterRule | undefined) => {
    const problem = problems[field];
    if (problem === undefined) return undefined;
    if (problem === 'required') return t(`agent.registration.person.required.${field}`);
    if (problem === 'taken') return t('agent.registration.person.taken');
    if (problem === 'pattern' && rule) return ruleText(rule);
    return t(`agent.registration.person.refused.${field}`);
  };
  const { nickname } = problems;
  const rules = { account: ruleFor(terms, 'username'), password: ruleFor(terms, 'password') };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    person.send({ type: 'submitted', terms });
    focusWrong(sent.currentTarget, person.getSnapshot().context.problems);
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <KindField
        label={t('agent.registration.person.kind')}
        registers={terms.registers}
        kind={kind}
        error={problems.kind && t('agent.registration.person.refused.kind')}
        onKind={(picked) => person.send({ type: 'kind.picked', kind: picked })}
      />
      <TextField
        name="account"
        label={t('agent.registration.person.account')}
        hint={rules.account && ruleText(rules.account)}
        value={fields.account}
        error={fault('account', rules.account)}
        required
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onValue={type('account')}
      />
      <TextField
        name="nickname"
        label={t('agent.registration.person.nickname')}
        hint={t('agent.registration.person.nicknameHint')}
        value={fields.nickname}
        error={
          nickname &&
          (nickname === 'length'
            ? t('agent.registration.person.length', { most: longestNickname })
            : t('agent.registration.person.refused.nickname'))
        }
        autoComplete="off"
        onValue={type('nickname')}
      />
      <PasswordField
        name="password"
        label={t('agent.registration.person.password')}
        hint={t('agent.registration.person.passwordHint')}
        showLabel={t('agent.registration.person.show')}
        hideLabel={t('agent.registration.person.hide')}
        value={password}
        error={fault('password', rules.password)}
        required
        autoComplete="new-password"
        onValue={(typed) => person.send({ type: 'secret.typed', typed })}
      />
      <Button className={styles.submit} type="submit" variant="primary" size="large">
        {t('agent.registration.person.submit')}
      </Button>
    </Stack>
  );
}
