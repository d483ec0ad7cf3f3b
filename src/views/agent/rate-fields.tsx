import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { KindRate } from '#contract/agent/registration.ts';
import type { inviteMachine } from '#machines/agent/invite.machine.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { rateTyped } from '#machines/contracts/rate.rules.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatRate } from '#src/i18n/money.ts';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './registration.module.css';

type Props = {
  invite: ActorRefFrom<typeof inviteMachine>;
  /** The most that may be offered, kind by kind. */
  ownRates: readonly KindRate[];
  busy: boolean;
};

/** What a link for agents offers: a rate for each contract that the agent has. The names in the form are the kinds. */
export function RateFields({ invite, ownRates, busy }: Props) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const { typedRates, rateFaults } = useSelector(invite, ({ context }) => context);
  if (ownRates.length === 0) return <p className={styles.note}>{t('agent.registration.rates.none')}</p>;
  return (
    <fieldset className={styles.rates}>
      <legend>{t('agent.registration.rates.title')}</legend>
      <p className={styles.note}>{t('agent.registration.rates.text')}</p>
      {ownRates.map(({ kind, rate }) => {
        const fault = rateFaults[kind];
        const own = { own: formatRate(rate, language) };
        return (
          <TextField
            key={kind}
            name={kind}
            label={t(`agent.${contractPages[kind]}`)}
            hint={t('agent.registration.rates.most', own)}
            error={fault && t(`agent.registration.rates.fault.${fault}`, own)}
            inputMode="decimal"
            autoComplete="off"
            suffix="%"
            value={typedRates[kind]?.text ?? ''}
            readOnly={busy}
            onValue={(typed) => invite.send({ type: 'rate.typed', contract: kind, ...rateTyped(typed) })}
          />
        );
      })}
    </fieldset>
  );
}
