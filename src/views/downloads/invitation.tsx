import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { landingMachine } from '#machines/downloads/landing.machine.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useConfiguration, useSystem } from '#src/actors/system-context.tsx';
import { Code } from '#src/ui/as-is.tsx';
import { Button } from '#src/ui/button.tsx';
import styles from './join.module.css';
import { RegisterWays } from './register-ways.tsx';

const said = ['checking', 'invited', 'wrong', 'unchecked'] as const;

/** The invitation that a visitor came with, if there is one, and the way to an account. */
export function Invitation() {
  const { t } = useTranslation(['downloads']);
  const { invited } = useSystem();
  const { minimumAge } = useConfiguration().brand;
  const landing = usePageActor(landingMachine, { invited: invited() });
  const code = useSelector(landing, ({ context }) => context.code);
  const step = useSelector(landing, (snapshot) => said.find((one) => atStep(one)(snapshot)));
  const offered = useRegistrationOffered();
  return (
    <div className={styles.plate}>
      {code !== '' && (
        <section aria-label={t('downloads.join.invitation')} className={styles.invitation}>
          <h2>{t('downloads.join.invitation')}</h2>
          <p>
            {t('downloads.join.code')} <Code>{code}</Code>
          </p>
          <p role="status">{step && t(`downloads.join.${step}`)}</p>
          {step === 'unchecked' && (
            <Button size="small" onClick={() => landing.send({ type: 'check.asked' })}>
              {t('downloads.join.check')}
            </Button>
          )}
        </section>
      )}
      {offered ? (
        <RegisterWays code={code} wrong={step === 'wrong'} />
      ) : (
        <div role="status" className={styles.invitation}>
          <h2>{t('downloads.join.closed')}</h2>
          <p>{t('downloads.join.closedText')}</p>
        </div>
      )}
      <p className={styles.note}>{t('downloads.join.age', { age: minimumAge })}</p>
    </div>
  );
}
