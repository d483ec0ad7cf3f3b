import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { bindingMachine } from '#machines/member/binding.machine.ts';
import { type BindingField, type BindingProblem, isEmailProblem } from '#machines/member/binding.rules.ts';
import { placeOf } from '#machines/verification/sms-code.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { focusField } from '#src/ui/field-events.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { EmailError } from '#src/views/acts/email-error.tsx';
import { CodeField } from '#src/views/verification/code-field.tsx';
import { MobileFields } from '#src/views/verification/mobile-fields.tsx';

type Props = { binding: ActorRefFrom<typeof bindingMachine> };

/** What the fields of a number know of its problems; the gateway refuses one without a reason. */
function numberProblem(problem: BindingProblem | undefined) {
  const named = problem === 'required' || problem === 'mobileSigns' || problem === 'mobileCountry';
  return named ? problem : problem && 'mobileDigits';
}

/** The number or address to be bound and the code sent to it: fields of verifying, within a form of the member’s. */
export function BindingFields({ binding }: Props) {
  const { t } = useTranslation(['member', 'verification', 'acts']);
  const sender = useResident('bindingCode');
  const { kind, fields, dialing, problems } = useSelector(binding, ({ context }) => context);
  const busy = useSelector(binding, (snapshot) => snapshot.hasTag('busy'));
  const change = (field: BindingField) => (value: string) =>
    binding.send({ type: 'field.changed', field, value });
  const target = kind === 'mobile' ? 'mobileNum' : 'email';

  function emailError(problem: BindingProblem | undefined) {
    if (problem === undefined) return undefined;
    if (problem === 'required') return t('member.binding.emailRequired');
    const format = t('member.binding.emailFormat');
    return isEmailProblem(problem) ? <EmailError {...{ format, problem }} /> : format;
  }

  function send(form: HTMLFormElement | null) {
    binding.send({ type: 'code.asked' });
    focusField(form, [binding.getSnapshot().context.problems.target ? target : 'code']);
  }

  if (kind === 'mobile')
    return (
      <MobileFields
        sender={sender}
        number={fields.target}
        code={fields.code}
        dialing={dialing}
        problems={{
          number: numberProblem(problems.target),
          code: problems.code && 'required',
        }}
        busy={busy}
        onNumber={change('target')}
        onCode={change('code')}
        onDialing={(picked) => binding.send({ type: 'country.picked', dialing: picked })}
        onSend={send}
      />
    );
  return (
    <>
      <TextField
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={t('member.binding.email')}
        value={fields.target}
        error={emailError(problems.target)}
        required
        readOnly={busy}
        onValue={change('target')}
      />
      <CodeField
        sender={sender}
        place={placeOf({ kind, target: fields.target, countryDialingCode: '' })}
        way="mail"
        code={fields.code}
        problem={problems.code && 'required'}
        busy={busy}
        onCode={change('code')}
        onSend={send}
      />
    </>
  );
}
