import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import type { Dialing, MobileProblem } from '#contract/mobile-numbers.ts';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { countryTyped, dialingTyped, placeOfNumber } from '#machines/verification/sms-code.rules.ts';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { RetryButton } from '#src/views/acts/retry-button.tsx';
import { CodeField, type CodeProblem } from './code-field.tsx';
import { type Country, countryLabel, countryOf, digitsText } from './countries.ts';
import { useWhenDue } from './when-due.ts';

type NumberProblem = MobileProblem | CodeProblem | undefined;

type Props = {
  /** The resident that sends the codes of this purpose; null where the number is taken without one. */
  sender: ActorRefFrom<typeof smsCodeMachine> | null;
  number: string;
  code: string;
  dialing: Dialing;
  problems: { readonly number: NumberProblem; readonly code: CodeProblem | undefined };
  busy: boolean;
  onNumber: (value: string) => void;
  onCode: (value: string) => void;
  onDialing: (dialing: Dialing) => void;
  onSend: (form: HTMLFormElement | null) => void;
};

/** A mobile number with its country, and the code that is sent to it (spec 2, 5). */
export function MobileFields({ number, dialing, problems, busy, onNumber, onDialing, ...rest }: Props) {
  const { t } = useTranslation(['verification', 'system']);
  const { data, error, refetch } = useRead('system.countries', {}, { fresh: Number.POSITIVE_INFINITY });
  const here = useSelector(useResident('status'), ({ context }) => context.result?.location?.country);
  // A number with a country's code is of that country, whatever was picked.
  const written = countryTyped(number, data);
  const country = written ?? countryOf(data, dialing.code, here);
  const pick = ({ countryDialingCode: code, digits }: Country) => onDialing({ code, digits });
  // The country that is shown without having been chosen counts from the moment the number is used.
  const settle = () => {
    if (country && country.countryDialingCode !== dialing.code) pick(country);
  };
  // Also for a number that was typed before the countries came.
  useWhenDue(
    number !== '' && country !== undefined && (dialing.code === '' || written !== undefined),
    settle,
  );
  const or = (first: string, last: string) => t('verification.sms.or', { first, last });
  const said = (problem: NonNullable<NumberProblem>) => {
    switch (problem) {
      case 'required':
        return t('verification.sms.mobileRequired');
      case 'mobileSigns':
      case 'mobileCountry':
        return t(`verification.sms.${problem}`);
      case 'mobileDigits':
        return dialing.digits.length > 0
          ? t('verification.sms.mobileDigits', { digits: digitsText(dialing.digits, or) })
          : t('verification.sms.mobileInvalid');
      default:
        return t(`system.errors.${problem}`);
    }
  };
  return (
    <>
      {error?.failure.absent || data?.length === 0 ? (
        <DialingField code={dialing.code} busy={busy} onDialing={onDialing} />
      ) : (
        <CountryField
          countries={data}
          country={country}
          failed={error !== null}
          onRetry={() => void refetch()}
          onCountry={pick}
        />
      )}
      <TextField
        name="mobileNum"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        label={t('verification.sms.mobile')}
        prefix={country && `+${country.countryDialingCode}`}
        value={number}
        error={problems.number && said(problems.number)}
        required
        readOnly={busy}
        onValue={(value) => {
          settle();
          onNumber(value);
        }}
      />
      {rest.sender && (
        <CodeField
          sender={rest.sender}
          place={placeOfNumber(number, dialing)}
          code={rest.code}
          problem={problems.code}
          busy={busy}
          onCode={rest.onCode}
          onSend={(form) => {
            settle();
            rest.onSend(form);
          }}
        />
      )}
    </>
  );
}

type DialingFieldProps = Pick<Props, 'busy' | 'onDialing'> & { code: string };

/** The dialing code, typed where the gateway has no list of countries; how long its numbers are, nobody knows then. */
function DialingField({ code, busy, onDialing }: DialingFieldProps) {
  const { t } = useTranslation(['verification']);
  return (
    <TextField
      name="countryDialingCode"
      type="tel"
      inputMode="tel"
      autoComplete="tel-country-code"
      label={t('verification.sms.dialing')}
      prefix="+"
      value={code}
      required
      readOnly={busy}
      onValue={(typed) => onDialing({ code: dialingTyped(typed), digits: [] })}
    />
  );
}

type CountryFieldProps = {
  countries: CallOutput<'system.countries'> | undefined;
  /** The one in force; undefined before the list is here. */
  country: Country | undefined;
  failed: boolean;
  onRetry: () => void;
  onCountry: (country: Country) => void;
};

/** The country of a mobile number: flag, name in the reader's language, dialing code (spec 2). */
function CountryField({ countries, country, failed, onRetry, onCountry }: CountryFieldProps) {
  const { t } = useTranslation(['verification']);
  const language = useLanguage();
  // Two countries may share a dialing code; only this list needs to know which one was picked.
  const [picked, setPicked] = useState<Country>();
  if (failed) {
    const retry = <RetryButton size="small" onClick={onRetry} />;
    return (
      <Alert tone="neutral" action={retry}>
        {t('verification.sms.countriesFailed')}
      </Alert>
    );
  }
  const shown = (picked?.countryDialingCode === country?.countryDialingCode ? picked : country) ?? country;
  const code = shown?.countryCode ?? '';
  return (
    <SelectField
      name="country"
      label={t('verification.sms.country')}
      value={code}
      prefix={<Flag country={code} />}
      placeholder={countries ? undefined : t('verification.sms.countryLoading')}
      autoComplete="tel-country-code"
      options={(countries ?? []).map((each) => ({
        value: each.countryCode,
        label: countryLabel(each, language),
      }))}
      onValue={(chosen) => {
        const found = countries?.find(({ countryCode }) => countryCode === chosen);
        if (!found) return;
        setPicked(found);
        onCountry(found);
      }}
    />
  );
}
