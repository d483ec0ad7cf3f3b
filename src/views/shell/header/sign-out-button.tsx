import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResident } from '#src/actors/residents.ts';
import { IconButton } from '#src/ui/icon-button.tsx';

/** Asks to leave (spec 2): the question comes before anything happens. */
export function SignOutButton() {
  const { t } = useTranslation(['shell']);
  const session = useResident('session');
  return (
    <IconButton
      label={t('shell.header.signOut')}
      icon={<LogOut />}
      data-warms="signOut"
      onClick={() => session.send({ type: 'signOut.asked' })}
    />
  );
}
