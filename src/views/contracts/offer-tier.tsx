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
import { useConfiguration } from '#src/actors/system-context.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import styles from './offer.module.css';
import { useContractWords } from './use-contract-words.ts';

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
  const { currencySymbol } = useConfiguration().brand;
  const { rate } = useContractWords();
  const id = useId();
  const wrong = problems[tierPlace(tier.id)];

  function textOf(field: TierField): string | undefined {
    const fault = problems[placeOf(tier.id, field)];
    const { own, left } = rateLimit(field, limits);
    return fault && t(`contracts.offer.fault.${fault}`, { most: rate(fault === 'left' ? left : own) });
  }

  function edge(field: TierField) {
    if (isRate(field))
      return { suffix: '%', hint: t('contracts.offer.upTo', { most: rate(rateLimit(field, limits).most) }) };
    return field === 'active' ? {} : { prefix: currencySymbol };
  }

  return (
    <fieldset className={styles.tier} aria-describedby={wrong && id}>
      <legend>{t('contracts.offer.tier', { number })}</legend>
      <div className={styles.row}>
        <div className={styles.fields}>
          {tierFields[kind].map((field, at) => (
            <TextField
              key={field}
              ref={added && at === 0 ? takeFocus : undefined}
              name={placeOf(tier.id, field)}
              label={t(`contracts.condition.${field}`)}
              value={tier.typed[field] ?? ''}
              error={textOf(field)}
              inputMode={field === 'active' ? 'numeric' : 'decimal'}
              autoComplete="off"
              required
              onValue={(value) => onValue(field, value)}
              {...edge(field)}
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
          {t(`contracts.offer.fault.${wrong}`, { most: '' })}
        </p>
      )}
    </fieldset>
  );
}
