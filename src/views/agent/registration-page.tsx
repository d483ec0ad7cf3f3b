import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useLatest } from '#src/actors/latest.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useFailureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { ErrorState } from '#src/ui/state-panel.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { PersonCard } from './person-card.tsx';
import styles from './registration.module.css';
import { RegistrationLinks } from './registration-links.tsx';

/** The registration centre (spec 2): invitation links, and the form that registers a person, each at its own address. */
export function RegistrationPage() {
  const { t } = useTranslation(['agent', 'system']);
  const textOf = useFailureText();
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'person' ? 'person' : 'links';
  const { data, error, isFetching, refetch } = useMemberRead('agent.invitations', {}, { fresh: 0 });
  const links = useLatest(data);
  if (error && !links)
    return (
      <ErrorState
        level="h1"
        icon={<CircleAlert />}
        title={t('agent.registration.failed')}
        text={textOf(error.failure)}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('agent.registration.retry')}
          </Button>
        }
      />
    );
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('agent.registrationCenter')}</h1>
        <p className={styles.note}>{t('agent.registration.text')}</p>
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
    </div>
  );
}
