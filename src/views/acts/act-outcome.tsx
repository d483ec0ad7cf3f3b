import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MoneyAct } from '#src/actors/money-act.ts';
import { useSupportContact } from '#src/actors/support-contact.ts';
import { pathOf } from '#src/paths.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Row } from '#src/ui/layout.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { takeFocus } from '#src/ui/take-focus.ts';
import styles from './act.module.css';
import { type ActFact, ActFacts } from './act-facts.tsx';
import { FailureAlert } from './failure-alert.tsx';

type Props = {
  act: MoneyAct;
  /** An act that did not happen may also be changed; without this, sending it again goes straight to the last look. */
  changeable?: boolean;
  /** How it looks when it is done, where nothing else shows that. */
  done?: {
    readonly title: string;
    readonly text?: string;
    /** As the gateway keeps it; none where it says that it was done, and not what. */
    readonly facts: readonly ActFact[];
    /** The label of the button that starts another one. */
    readonly again: string;
  };
};

const icons = {
  checking: Spinner,
  waiting: Clock,
  notDone: CircleAlert,
  untold: CircleAlert,
  done: CircleCheck,
};

/** A machine whose form is one of several may stand at a step of its own, where nothing has ended. */
const isOutcome = (step: string): step is keyof typeof icons => Object.hasOwn(icons, step);

/** How an act of money ended: refused, above its form; being asked after; not done; untold; done. Otherwise nothing. */
export function ActOutcome({ act, changeable = false, done }: Props) {
  const { t } = useTranslation(['acts', 'system']);
  const { step, failure, differs } = act;
  if (step === 'form') return failure ? <FailureAlert key={failure.code} failure={failure} /> : null;
  if (!isOutcome(step)) return null;
  const Icon = icons[step];
  const over = step === 'done';
  if (over && !done) return null;
  const unsaid = done?.facts.length === 0 ? t('acts.unsaidText') : null;
  const said = differs ? t('acts.differsText') : (done?.text ?? unsaid);
  const text = over ? said : t(`acts.outcome.${step}Text`);
  return (
    <div key={step} className={styles.outcome} data-step={step} role="status" tabIndex={-1} ref={takeFocus}>
      <Icon aria-hidden="true" />
      <p className={styles.title}>{over ? done?.title : t(`acts.outcome.${step}`)}</p>
      {text && (
        <p className={styles.text} data-differs={over && differs}>
          {text}
        </p>
      )}
      {over && done && <ActFacts facts={done.facts} />}
      {step === 'waiting' && <Button onClick={act.check}>{t('acts.check')}</Button>}
      {(step === 'waiting' || step === 'untold') && <ActWayOn />}
      {step === 'untold' && <Button onClick={act.looked}>{t('acts.looked')}</Button>}
      {step === 'notDone' && (
        <Row gap={2} align="center">
          <Button variant="primary" onClick={act.resend}>
            {t('acts.resend')}
          </Button>
          {changeable && <Button onClick={act.edit}>{t('acts.edit')}</Button>}
        </Row>
      )}
      {over && <Button onClick={act.again}>{done?.again}</Button>}
    </div>
  );
}

const movements = pathOf({ screen: 'member', page: 'transactionHistory' });

/** Where to go from an act with an unknown outcome: the movements so far, and customer service. */
function ActWayOn() {
  const { t } = useTranslation(['acts']);
  const support = useSupportContact();
  return (
    <Row gap={2} align="center">
      <p className={styles.text}>{t('acts.wayOnText')}</p>
      <ButtonLink as={PathLink} to={movements} variant="quiet">
        {t('acts.movements')}
      </ButtonLink>
      <Button variant="quiet" busy={support.busy} onClick={support.open}>
        {t('acts.contact')}
      </Button>
    </Row>
  );
}
