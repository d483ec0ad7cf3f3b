import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallOutput } from '#contract/calls.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Flag } from '#src/ui/flag.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { type Country, countryLabel } from './countries.ts';

type Props = {
  countries: CallOutput<'system.countries'> | undefined;
  /** The one in force; undefined before the list is here. */
  country: Country | undefined;
  failed: boolean;
  onRetry: () => void;
  onCountry: (country: Country) => void;
};

/** The country of a mobile number: flag, name in the reader's language, dialing code (spec 2). */
export function CountryField({ countries, country, failed, onRetry, onCountry }: Props) {
  const { t } = useTranslation(['verification']);
  const language = useLanguage();
  // Two countries may share a dialing code; only this list needs to know which one was picked.
  const [picked, setPicked] = useState<Country>();
  if (failed) {
    const retry = (
      <Button size="small" onClick={onRetry}>
        {t('verification.sms.retry')}
      </Button>
    );
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
