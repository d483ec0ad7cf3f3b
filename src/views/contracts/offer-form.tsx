import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { offerMachine } from '#machines/contracts/offer.machine.ts';
import {
  commonFields,
  mostTiers,
  type OfferLimits,
  placeOf,
  tierFields,
  tierPlace,
} from '#machines/contracts/offer-form.rules.ts';
import { Button } from '#src/ui/button.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './offer.module.css';
import { OfferCommon } from './offer-common.tsx';
import { OfferTier } from './offer-tier.tsx';

type Props = {
  offering: ActorRefFrom<typeof offerMachine>;
  /** What may be offered, as it is known now. */
  limits: OfferLimits;
};

/** The terms of an offer, as they are typed: what they say at once, and tier by tier. */
export function OfferForm({ offering, limits }: Props) {
  const { t } = useTranslation(['contracts']);
  const { draft, problems } = useSelector(offering, ({ context }) => context);
  const { kind, tiers } = draft;
  const heading = useRef<HTMLHeadingElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const counted = { tiers: tiers.length, most: mostTiers };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    offering.send({ type: 'submitted', limits });
    const { problems: found, draft: typed } = offering.getSnapshot().context;
    const wrong = Object.keys(found).filter((place) => found[place] !== undefined);
    // A tier that is wrong as a whole is mended from its first field.
    const [first] = tierFields[kind];
    const whole = typed.tiers.filter(({ id }) => wrong.includes(tierPlace(id)));
    focusField(sent.currentTarget, [...wrong, ...whole.map(({ id }) => placeOf(id, first))]);
  }

  function add() {
    offering.send({ type: 'tier.added' });
    setAdded(offering.getSnapshot().context.draft.tiers.at(-1)?.id ?? null);
  }

  function remove(tier: number) {
    offering.send({ type: 'tier.removed', tier });
    heading.current?.focus();
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.note} tabIndex={-1} ref={takeFocus}>
        {t('contracts.offer.text')}
      </p>
      {commonFields[kind].map((field) => (
        <OfferCommon
          key={field}
          field={field}
          value={draft.fields[field]}
          fault={problems[field]}
          onValue={(value) => offering.send({ type: 'field.changed', field, value })}
        />
      ))}
      <h3 className={styles.heading} tabIndex={-1} ref={heading}>
        {t('contracts.offer.tiers', counted)}
      </h3>
      <ol className={styles.tiers}>
        {tiers.map((tier, at) => (
          <li key={tier.id}>
            <OfferTier
              kind={kind}
              tier={tier}
              number={at + 1}
              problems={problems}
              limits={limits}
              alone={tiers.length === 1}
              added={tier.id === added}
              onValue={(field, value) => offering.send({ type: 'tier.changed', tier: tier.id, field, value })}
              onRemove={() => remove(tier.id)}
            />
          </li>
        ))}
      </ol>
      <Button
        className={styles.add}
        icon={<Plus aria-hidden="true" />}
        disabled={tiers.length >= mostTiers}
        onClick={add}
      >
        {t('contracts.offer.add')}
      </Button>
      <p className={styles.note}>{t('contracts.offer.payer')}</p>
      <Button className={styles.submit} type="submit" variant="primary" size="large">
        {t('contracts.offer.submit')}
      </Button>
    </form>
  );
}
