import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { RegisterRule } from '#contract/system.ts';
import type { teamRegistrationMachine } from '#machines/agent/team-registration.machine.ts';
import {
  longestNickname,
  type PersonField,
  type PersonTerms,
  ruleFor,
} from '#machines/agent/team-registration.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useRuleText } from '#src/views/acts/rule-text.ts';
import { KindField } from './kind-field.tsx';
import styles from './registration.module.css';

type Props = {
  person: ActorRefFrom<typeof teamRegistrationMachine>;
  terms: PersonTerms;
};

/** Member or agent, the account, the name to show, and the temporary password. */
export function PersonForm({ person, terms }: Props) {
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
    const wrong = Object.entries(person.getSnapshot().context.problems);
    focusField(
      sent.currentTarget,
      wrong.filter(([, problem]) => problem !== undefined).map(([field]) => field),
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
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
    </form>
  );
}
