import { useSelector } from '@xstate/react';
import { Gift, Headset, LayoutGrid, LineChart, Medal, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { landingMachine } from '#machines/downloads/landing.machine.ts';
import { home } from '#machines/places.ts';
import { offersTelegram } from '#machines/system/resources.rules.ts';
import { atStep } from '#src/actors/meta.ts';
import { usePageActor } from '#src/actors/page-actor.ts';
import { useRegistrationOffered } from '#src/actors/registration-offered.ts';
import { useAccount, useResident } from '#src/actors/residents.ts';
import { useSignedIn } from '#src/actors/signed-in.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { useConfiguration, useSystem } from '#src/actors/system-context.tsx';
import { pathOf } from '#src/paths.ts';
import { Code } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Row, Stack } from '#src/ui/layout.tsx';
import { instead } from '#src/ui/opens-elsewhere.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './join.module.css';

const benefits = [
  ['downloads.join.benefit.games', LayoutGrid],
  ['downloads.join.benefit.rewards', Gift],
  ['downloads.join.benefit.points', Medal],
  ['downloads.join.benefit.limits', LineChart],
] as const;

/** The join page (spec 2, /join): what an account brings, the way to one with an invitation, and how one becomes an agent. */
export default function JoinPage() {
  const { t } = useTranslation(['downloads', 'system']);
  const { name: brand } = useConfiguration().brand;
  const account = useAccount();
  const signedIn = useSignedIn();
  const has = account !== null || signedIn;
  return (
    <Stack gap={5} breaks>
      <header className={styles.hero}>
        <h1>{t('downloads.join.title', { brand })}</h1>
        <p>{t('downloads.join.text')}</p>
        {has ? <HaveAccount /> : <Invitation />}
      </header>
      <Card title={t('downloads.join.benefits')}>
        <ul className={styles.benefits}>
          {benefits.map(([text, Icon]) => (
            <li key={text}>
              <Icon aria-hidden="true" />
              <p>{t(text)}</p>
            </li>
          ))}
        </ul>
      </Card>
      <AgentSteps />
    </Stack>
  );
}

/** What the join page says to a member: there is nothing left to do here. */
function HaveAccount() {
  const { t } = useTranslation(['downloads']);
  return (
    <div className={styles.plate}>
      <h2>{t('downloads.join.member')}</h2>
      <p>{t('downloads.join.memberText')}</p>
      <Row gap={3}>
        <ButtonLink as={PathLink} to={pathOf(home)} variant="primary">
          {t('downloads.join.home')}
        </ButtonLink>
      </Row>
    </div>
  );
}

const said = ['checking', 'invited', 'wrong', 'unchecked'] as const;

/** The invitation that a visitor came with, if there is one, and the way to an account. */
function Invitation() {
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

/**
 * The way to an account, and to signing in. The dialog opens here, and the page still holds the code; another tab is given
 * it by the address.
 */
function RegisterWays({ code, wrong }: { code: string; wrong: boolean }) {
  const { t } = useTranslation(['downloads']);
  const session = useResident('session');
  const sent = code !== '' && !wrong;
  const to = { screen: 'register', ...(sent && { query: { referralCode: code } }) } as const;
  return (
    <Row gap={3}>
      <ButtonLink
        as={PathLink}
        to={pathOf(to)}
        variant="primary"
        size="large"
        data-warms="registration"
        onClick={instead(() => session.send({ type: 'entry.wanted', way: 'register' }))}
      >
        {t(wrong ? 'downloads.join.registerFree' : 'downloads.join.register')}
      </ButtonLink>
      <Button
        size="large"
        data-warms="login"
        onClick={() => session.send({ type: 'entry.wanted', way: 'login' })}
      >
        {t('downloads.join.login')}
      </Button>
    </Row>
  );
}

const steps = ['account', 'ask', 'review', 'code'] as const;

/** How one becomes an agent, and the people to ask. */
function AgentSteps() {
  const { t } = useTranslation(['downloads']);
  const support = useSupportContact();
  const telegram = useSelector(useResident('status'), ({ context }) => offersTelegram(context.result));
  return (
    <Card title={t('downloads.join.agent.title')}>
      <p>{t('downloads.join.agent.text')}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{t(`downloads.join.agent.${step}`)}</li>
        ))}
      </ol>
      <Row gap={3}>
        <Button busy={support.busy} icon={<Headset aria-hidden="true" />} onClick={support.open}>
          {t('downloads.join.agent.contact')}
        </Button>
        {telegram && (
          <Button icon={<Send aria-hidden="true" />} onClick={() => support.openTo('TELEGRAM')}>
            {t('downloads.join.agent.telegram')}
          </Button>
        )}
      </Row>
    </Card>
  );
}
