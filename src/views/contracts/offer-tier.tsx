import { CircleAlert, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#contract/contracts/terms.ts';
import {
  isRate,
  type OfferLimits,
  type OfferProblems,
  placeOf,
  rateLimit,
  type TierDraft,
  type TierField,
  tierFields,
  tierPlace,
} from '#machines/contracts/offer-form.rules.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import type { NumberUnit } from '#src/views/acts/number-text.ts';
import styles from './offer.module.css';
import { useContractWords } from './use-contract-words.ts';
import { useOfferFault } from './use-offer-fault.ts';

type Props = {
  kind: ContractKind;
  tier: TierDraft;
  /** Its place among the tiers, from 1. */
  number: number;
  problems: OfferProblems;
  limits: OfferLimits;
  /** It is the only one: terms keep one. */
  alone: boolean;
  /** It was just added, and takes the focus. */
  added: boolean;
  onValue: (field: TierField, value: string) => void;
  onRemove: () => void;
};

/** One tier of an offer: what it asks for and what it pays, as it is typed. */
export function OfferTier({ kind, tier, number, problems, limits, alone, added, onValue, onRemove }: Props) {
  const { t } = useTranslation(['contracts']);
  const { rate } = useContractWords();
  const faultText = useOfferFault();
  const id = useId();
  const wrong = problems[tierPlace(tier.id)];

  function textOf(field: TierField): string | undefined {
    const fault = problems[placeOf(tier.id, field)];
    const { own, left } = rateLimit(field, limits);
    return fault && faultText(fault, rate(fault === 'left' ? left : own));
  }

  function unitOf(field: TierField): NumberUnit {
    if (isRate(field)) return 'rate';
    return field === 'active' ? 'count' : 'money';
  }

  return (
    <fieldset className={styles.tier} aria-describedby={wrong && id}>
      <legend>{t('contracts.offer.tier', { number })}</legend>
      <div className={styles.row}>
        <div className={styles.fields}>
          {tierFields[kind].map((field, at) => (
            <NumberField
              key={field}
              ref={added && at === 0 ? takeFocus : undefined}
              unit={unitOf(field)}
              name={placeOf(tier.id, field)}
              label={t(`contracts.condition.${field}`)}
              value={tier.typed[field] ?? ''}
              error={textOf(field)}
              hint={isRate(field) && t('contracts.offer.upTo', { most: rate(rateLimit(field, limits).most) })}
              required
              onValue={(value) => onValue(field, value)}
            />
          ))}
        </div>
        <IconButton
          size="small"
          label={t('contracts.offer.remove', { number })}
          icon={<Trash2 />}
          disabled={alone}
          onClick={onRemove}
        />
      </div>
      {wrong && (
        <p id={id} className={styles.fault}>
          <CircleAlert aria-hidden="true" />
          <span>{faultText(wrong, '')}</span>
        </p>
      )}
    </fieldset>
  );
}
