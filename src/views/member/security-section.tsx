import type { ComponentProps, ReactNode } from 'react';
import type { SecuritySection as Section } from '#machines/centres.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { AvatarForm } from './avatar-form.tsx';
import type { BindingForm } from './binding-form.tsx';
import { BindingSection } from './binding-section.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SectionFrame } from './section-frame.tsx';
import { SignIns } from './sign-ins.tsx';
import { WithdrawPasswordForm } from './withdraw-password-form.tsx';

type Props = {
  section: Section;
  /** Parts from other areas: the password change, and the fields of a binding. */
  password: ReactNode;
  BindingFields: ComponentProps<typeof BindingForm>['Fields'];
};

/** One section of the security centre under its name. */
export function SecuritySection({ section, password, BindingFields }: Props) {
  const bodies: Readonly<Record<Section, () => ReactNode>> = {
    profile: () => <ProfileForm />,
    avatar: () => <AvatarForm />,
    password: () => password,
    withdrawPassword: () => <WithdrawPasswordForm />,
    mobile: () => <BindingSection kind="mobile" Fields={BindingFields} />,
    email: () => <BindingSection kind="email" Fields={BindingFields} />,
    authenticator: () => <AuthenticatorSection />,
    signIns: () => <SignIns />,
  };
  return (
    <SectionFrame key={section} section={section}>
      {bodies[section]()}
    </SectionFrame>
  );
}
