import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '#machines/member/profile.machine.ts';
import type { ProfileField as Field } from '#machines/member/profile.rules.ts';
import { DateField } from '#src/ui/date-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';

type Props = ComponentProps<typeof TextField> & {
  profile: ActorRefFrom<typeof profileMachine>;
  field: Field;
};

/** One field of the profile, with its message. */
export function ProfileField({ profile, field, readOnly = false, ...rest }: Props) {
  const { t } = useTranslation(['member']);
  const value = useSelector(profile, ({ context }) => context.fields[field]);
  const problem = useSelector(profile, ({ context }) => context.problems[field]);
  const age = useSelector(profile, ({ context }) => context.minimumAge);
  const busy = useSelector(profile, (snapshot) => snapshot.hasTag('busy'));
  const Control = field === 'birthday' ? DateField : TextField;
  return (
    <Control
      {...rest}
      name={field}
      value={value}
      error={problem && t(`member.profile.problem.${problem}`, { age })}
      readOnly={readOnly || busy}
      onValue={(typed) => profile.send({ type: 'field.changed', field, value: typed })}
    />
  );
}
