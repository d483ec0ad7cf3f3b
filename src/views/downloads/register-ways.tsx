import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { instead } from '#src/ui/opens-elsewhere.ts';
import { PathLink } from '#src/ui/path-link.tsx';
import styles from './join.module.css';

/**
 * The way to an account, and to signing in. The dialog opens here, and the page still holds the code; another tab is given
 * it by the address.
 */
export function RegisterWays({ code, wrong }: { code: string; wrong: boolean }) {
  const { t } = useTranslation(['downloads']);
  const session = useResident('session');
  const sent = code !== '' && !wrong;
  const to = { screen: 'register', ...(sent && { query: { referralCode: code } }) } as const;
  return (
    <div className={styles.ways}>
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
    </div>
  );
}
