import {
  AtSign,
  CircleUserRound,
  History,
  KeyRound,
  LockKeyhole,
  ScanQrCode,
  Smartphone,
  UserPen,
} from 'lucide-react';
import type { SecuritySection } from '#machines/centres.ts';

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
