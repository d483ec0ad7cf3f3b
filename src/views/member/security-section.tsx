import type { ReactNode } from 'react';
import type { SecuritySection as Section } from '#machines/centres.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { AvatarForm } from './avatar-form.tsx';
import { BindingSection } from './binding-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SignIns } from './sign-ins.tsx';
import { WithdrawPasswordForm } from './withdraw-password-form.tsx';

type Props = {
  section: Section;
  /** The password change, which is another area's. */
  password: ReactNode;
};

/** One section of the security centre under its name. */
export function SecuritySection({ section, password }: Props) {
  const bodies: Readonly<Record<Section, () => ReactNode>> = {
    profile: () => <ProfileForm />,
    avatar: () => <AvatarForm />,
    password: () => password,
    withdrawPassword: () => <WithdrawPasswordForm />,
    mobile: () => <BindingSection kind="mobile" />,
    email: () => <BindingSection kind="email" />,
    authenticator: () => <AuthenticatorSection />,
    signIns: () => <SignIns />,
  };
  return (
    <SectionFrame key={section} section={section}>
      {bodies[section]()}
    </SectionFrame>
  );
}
