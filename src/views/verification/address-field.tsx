import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { AddressWay } from '#contract/verification.ts';
import type { addressMachine } from '#machines/verification/address.machine.ts';
import { placeOf } from '#machines/verification/sms-code.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { focusField } from '#src/ui/field-events.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { CodeField } from './code-field.tsx';

type Props = { address: ActorRefFrom<typeof addressMachine>; way: AddressWay };

/** The one field of a way: a code that is sent, a code that an app shows, or a name. */
export function AddressField({ address, way }: Props) {
  const { t } = useTranslation(['verification']);
  const sender = useResident('addressCode');
  const answer = useSelector(address, ({ context }) => context.answer);
  const missing = useSelector(address, ({ context }) => context.missing);
  const busy = useSelector(address, (snapshot) => snapshot.hasTag('busy'));
  const keep = (value: string) => address.send({ type: 'answer.changed', value });

  function send(form: HTMLFormElement | null) {
    address.send({ type: 'code.asked' });
    focusField(form, ['code']);
  }

  if (way === 'mobile' || way === 'email') {
    const by = way === 'mobile' ? 'sms' : 'mail';
    const problem = missing ? 'required' : undefined;
    const place = placeOf({ way });
    return (
      <CodeField {...{ sender, place, problem, busy }} way={by} code={answer} onCode={keep} onSend={send} />
    );
  }
  const field = { value: answer, required: true, readOnly: busy, onValue: keep } as const;
  return way === 'bank' ? (
    <TextField
      {...field}
      name="payee"
      autoComplete="name"
      label={t('verification.address.payee')}
      hint={t('verification.address.payeeHint')}
      error={missing && t('verification.address.payeeRequired')}
    />
  ) : (
    <TextField
      {...field}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      label={t('verification.address.code')}
      error={missing && t('verification.address.codeRequired')}
    />
  );
}
