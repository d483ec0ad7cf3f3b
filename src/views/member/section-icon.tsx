import AtSign from 'lucide-react/icons/at-sign';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import History from 'lucide-react/icons/history';
import KeyRound from 'lucide-react/icons/key-round';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import ScanQrCode from 'lucide-react/icons/scan-qr-code';
import Smartphone from 'lucide-react/icons/smartphone';
import UserPen from 'lucide-react/icons/user-pen';
import type { SecuritySection } from '#machines/places.ts';

const icons = {
  profile: UserPen,
  avatar: CircleUserRound,
  password: KeyRound,
  withdrawPassword: LockKeyhole,
  mobile: Smartphone,
  email: AtSign,
  authenticator: ScanQrCode,
  signIns: History,
} as const;

/** The icon of a section of the security centre; decorative beside its name. */
export function SectionIcon({ section }: { section: SecuritySection }) {
  const Icon = icons[section];
  return <Icon aria-hidden="true" />;
}
