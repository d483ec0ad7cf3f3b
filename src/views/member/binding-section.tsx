import type { ComponentProps } from 'react';
import { useMemberRead } from '#src/actors/reads.ts';
import { BindingForm } from './binding-form.tsx';

/** The form of a binding, beside what is bound now. */
export function BindingSection({ kind, Fields }: Omit<ComponentProps<typeof BindingForm>, 'bound'>) {
  const { data: profile } = useMemberRead('member.profile', {});
  return <BindingForm kind={kind} bound={profile?.[kind] ?? null} Fields={Fields} />;
}
