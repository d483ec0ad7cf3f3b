import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ServiceHours } from '#contract/support/hours.ts';
import { serviceLabel } from '#machines/session/account.rules.ts';
import type { ContactType } from '#machines/support/contact.rules.ts';
import { useResident } from '#src/actors/residents.ts';
import { weekdayName } from '#src/i18n/weekdays.ts';

/** Days of the week in words: "lun–vie", or one by one where they do not follow each other. */
function daysText(days: readonly number[], language: string): string {
  const sorted = [...new Set(days)].sort((one, other) => one - other);
  const [first = 1] = sorted;
  const last = sorted.at(-1) ?? first;
  const name = (day: number) => weekdayName(day, language);
  const follow = sorted.length > 2 && last - first === sorted.length - 1;
  return follow ? `${name(first)}–${name(last)}` : sorted.map(name).join(', ');
}

/** The city of an IANA zone: "America/Lima" is Lima. */
function cityOf(zone: string): string {
  return (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
}

/** How the ways to a person are called; VIP service bears the member's label (ruling 32). */
export function useChannelWords() {
  const { t, i18n } = useTranslation(['support']);
  const label = useSelector(useResident('session'), ({ context }) => serviceLabel(context.member));
  return {
    name: (csType: ContactType): string =>
      csType === 'VIP' && label ? label : t(`support.channels.${csType}.name`),
    hours: ({ days, from, to, zone }: ServiceHours): string =>
      t('support.channels.hours', {
        days: daysText(days, i18n.language),
        from,
        to,
        city: cityOf(zone),
      }),
  };
}
