import { useTranslation } from 'react-i18next';
import type { OfferFault } from '#machines/contracts/offer-form.rules.ts';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import { useNumberFault } from '#src/views/acts/number-text.ts';

/** What is wrong at a place of an offer, as a text; `most` is the most that may be offered there. */
export function useOfferFault(): (fault: OfferFault, most: string) => string {
  const { t } = useTranslation(['contracts']);
  const written = useNumberFault();
  return (fault, most) =>
    isReadingProblem(fault) ? written(fault) : t(`contracts.offer.fault.${fault}`, { most });
}
