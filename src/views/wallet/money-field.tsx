import { useTranslation } from 'react-i18next';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import { type AmountFault, type AmountTerms, mostOf, typedFrom } from '#machines/wallet/amount.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
import styles from './money-field.module.css';

type Props = {
  name: string;
  label: string;
  /** As it was typed. */
  value: string;
  fault: AmountFault | null | undefined;
  /** What is wrong with it for another reason than its terms, as a text. */
  other?: string | false;
  /** The limits, and the money available; undefined while they are not known. */
  terms: AmountTerms | undefined;
  busy?: boolean;
  /** Amounts as on the wire that one press fills in. */
  quick?: readonly string[];
  onValue: (typed: string) => void;
};

/** An amount, typed in the language's own format; never rounded, never guessed. */
export function MoneyField({
  name,
  label,
  value,
  fault,
  other = false,
  terms,
  busy = false,
  quick = [],
  onValue,
}: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const written = useNumberFault();
  const { available } = terms ?? {};
  const words = terms && {
    min: money(terms.min),
    max: money(terms.max),
    available: money(available ?? terms.max),
  };
  function faultText(): string | null | undefined {
    if (fault && isReadingProblem(fault)) return written(fault);
    return fault && words && t(`wallet.amount.${fault}`, words);
  }
  return (
    <div className={styles.money} data-calm={other !== false}>
      <NumberField
        unit="money"
        name={name}
        label={label}
        value={value}
        hint={words && t('wallet.amount.limits', words)}
        error={other || faultText()}
        required
        readOnly={busy}
        onValue={onValue}
      />
      {(quick.length > 0 || available !== undefined) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row in every browser
        <div className={styles.quick} role="group" aria-label={t('wallet.amount.quick')}>
          {quick.map((amount) => (
            <Button key={amount} size="small" disabled={busy} onClick={() => onValue(typedFrom(amount))}>
              {money(amount)}
            </Button>
          ))}
          {terms && available !== undefined && (
            <Button size="small" disabled={busy} onClick={() => onValue(typedFrom(mostOf(terms)))}>
              {t('wallet.amount.all')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
