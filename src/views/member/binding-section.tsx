import type { BindingKind } from '#machines/member/binding.rules.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { BindingForm } from './binding-form.tsx';

/** The form of a binding, beside what is bound now. */
export function BindingSection({ kind }: { kind: BindingKind }) {
  const { data: profile } = useMemberRead('member.profile', {});
  return <BindingForm kind={kind} bound={profile?.[kind] ?? null} />;
}
