import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '#src/actors/reads.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { countryName } from '#src/i18n/countries.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

type Props = Omit<ComponentProps<typeof SelectField>, 'options'> & { readOnly: boolean };

/** The person's nationality, by country name in the reader's language. */
export function NationalityField({ readOnly, ...wiring }: Props) {
  const { t } = useTranslation(['registration']);
  const language = useLanguage();
  const { data, isError, refetch } = useRead('system.countries', {}, { fresh: Number.POSITIVE_INFINITY });
  if (isError) {
    const retry = (
      <Button size="small" onClick={() => void refetch()}>
        {t('registration.register.retry')}
      </Button>
    );
    return (
      <Alert tone="neutral" action={retry}>
        {t('registration.register.countriesFailed')}
      </Alert>
    );
  }
  const names = (data ?? []).map(({ countryCode }) => ({
    value: countryCode,
    label: countryName(countryCode, language),
  }));
  const none = { value: '', label: t('registration.register.noCountry') };
  return (
    <SelectField
      {...wiring}
      autoComplete="country"
      disabled={readOnly}
      options={[none, ...names.sort((a, b) => a.label.localeCompare(b.label, language))]}
    />
  );
}
