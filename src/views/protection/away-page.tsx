import { useSelector } from '@xstate/react';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Absence } from '#contract/protection/absence.ts';
import type { Place } from '#machines/places.ts';
import { comeBackMachine } from '#machines/protection/come-back.machine.ts';
import { type ComeBackStep, comeBackDraft, shownStep } from '#machines/protection/come-back.rules.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { metaOf } from '#src/actors/meta.ts';
import { newKey, useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useLanguage, useResident } from '#src/actors/residents.ts';
import { formatDistance } from '#src/i18n/merchant-dates.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { AsIs } from '#src/ui/as-is.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Row } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { takeFocus, takeFocusUnmoved } from '#src/ui/take-focus.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { Deadline } from '#src/views/acts/deadline.tsx';
import { FailureAlert } from '#src/views/acts/failure-alert.tsx';
import { useInZone, useMoney } from '#src/views/acts/money-text.ts';
import styles from './absence.module.css';
import page from './protection.module.css';

const ways = {
  wallets: { screen: 'member', page: 'transferFund' },
  records: { screen: 'member', page: 'transactionHistory' },
  statement: { screen: 'member', page: 'protection', section: 'statement' },
  history: { screen: 'member', page: 'protection', section: 'history' },
  messages: { screen: 'member', page: 'messageV2' },
  help: { screen: 'helpmc' },
  safer: { screen: 'saferPlay' },
  longerWay: { screen: 'member', page: 'protection', section: 'exclusion' },
} as const satisfies Readonly<Record<string, Place>>;

/** The house of somebody on a break or excluded: until when, the money, what can be done, and the way back. */
export function AwayPage() {
  const { t } = useTranslation(['protection']);
  const money = useMoney();
  const session = useResident('session');
  const { data: balance } = useMemberRead('wallet.balance', {});
  const comeBack = useMoneyActor(comeBackMachine, 'protection.return');
  useDraft(comeBack, comeBackDraft);
  const kind = useSelector(comeBack, ({ context }) => context.absence?.kind);
  return (
    <div className={page.page}>
      <header>
        <h1 className={page.title} tabIndex={-1} ref={takeFocusUnmoved}>
          {t(kind ? `protection.away.titles.${kind}` : 'protection.away.title')}
        </h1>
      </header>
      <Card title={t('protection.away.money')}>
        <div className={styles.flow}>
          {balance && <AsIs as="p">{money(balance.sumBalance)}</AsIs>}
          <p>{t('protection.away.moneyText')}</p>
          <Row gap={3}>
            <ButtonLink
              as={PathLink}
              variant="primary"
              size="large"
              to={pathOf({ screen: 'member', page: 'withdraw' })}
            >
              {t('protection.away.withdraw')}
            </ButtonLink>
          </Row>
        </div>
      </Card>
      <ComeBack actor={comeBack} />
      <Card title={t('protection.away.can')}>
        <ul className={styles.can}>
          {(Object.keys(ways) as (keyof typeof ways)[]).map((way) => (
            <li key={way}>
              <ButtonLink as={PathLink} to={pathOf(ways[way])}>
                {t(`protection.away.${way}`)}
              </ButtonLink>
            </li>
          ))}
          <li>
            <Button onClick={() => session.send({ type: 'signOut.asked' })}>
              {t('protection.away.signOut')}
            </Button>
          </li>
        </ul>
      </Card>
    </div>
  );
}

/** Where the page can be looked at again. */
const lookable: readonly (ComeBackStep | undefined)[] = ['unread', 'early', 'deciding', 'cooling', 'message'];

/** Until when a break or an exclusion lasts, and the way back from it, step by step, as the gateway says. */
function ComeBack({ actor }: { actor: ActorRefFrom<typeof comeBackMachine> }) {
  const { t } = useTranslation(['protection', 'acts', 'system']);
  const act = useMoneyAct(actor);
  const { absence, now, failure } = useSelector(actor, ({ context }) => context);
  const at = useSelector(actor, (snapshot) => metaOf(snapshot).step as ComeBackStep | undefined);
  // A look that nobody asked for changes nothing of the page.
  const step = at === 'looking' ? shownStep({ absence, now }) : at;
  const look = (
    <Button size="large" busy={step === 'asking'} onClick={() => actor.send({ type: 'look.asked' })}>
      {t('protection.comeBack.look')}
    </Button>
  );
  const asking = step === 'asking';
  return (
    <Card title={t('protection.comeBack.title')}>
      <div className={styles.flow}>
        <LiveStatus text={asking ? t('protection.comeBack.asking') : ''} />
        {absence && <UntilWhen absence={absence} now={now} />}
        {asking && !absence && <p>{t('protection.comeBack.asking')}</p>}
        {(step === undefined || step === 'waiting') && <ActOutcome act={act} />}
        {step === undefined && act.step === 'sending' && (
          <p role="status" tabIndex={-1} ref={takeFocus}>
            <Spinner /> {t('acts.sending')}
          </p>
        )}
        {step === 'unread' && <Alert tone="neutral">{t('protection.comeBack.unread')}</Alert>}
        {step === 'refused' && failure && (
          <>
            <FailureAlert failure={failure} before={`${t('protection.comeBack.refused')}.`} />
            <Button size="large" onClick={() => actor.send({ type: 'edited' })}>
              {t('protection.comeBack.close')}
            </Button>
          </>
        )}
        {step === 'may' && (
          <>
            {absence?.return?.state === 'REFUSED' && <p>{t('protection.comeBack.refusedBefore')}</p>}
            <p>{t('protection.comeBack.may')}</p>
            <Row gap={3}>
              <Button size="large" onClick={() => actor.send({ type: 'return.wanted' })}>
                {t('protection.comeBack.want')}
              </Button>
            </Row>
          </>
        )}
        {step === 'form' && <ReturnForm actor={actor} />}
        {absence?.return && step !== undefined && (
          <ReturnSteps
            step={step}
            wish={absence.return}
            zone={absence.zone}
            now={now}
            onDrop={() => actor.send({ type: 'chosen', key: newKey(), act: 'DROP' })}
            onConfirm={() => actor.send({ type: 'chosen', key: newKey(), act: 'CONFIRM' })}
          />
        )}
        {(lookable.includes(step) || (asking && absence)) && look}
      </div>
    </Card>
  );
}

/** How long a break or an exclusion lasts, and how it ends, on the merchant's clock; `now` is the gateway's. */
function UntilWhen({ absence, now }: { absence: Absence; now: number }) {
  const { t } = useTranslation(['protection']);
  const language = useLanguage();
  const { kind, until, zone, returnFrom } = absence;
  if (kind === 'BREAK') {
    return until === null ? null : (
      <Deadline label={t('protection.comeBack.breakUntil')} at={until} zone={zone} now={now} />
    );
  }
  if (kind === 'REGISTER') {
    return <p>{t(returnFrom === null ? 'protection.comeBack.register' : 'protection.comeBack.released')}</p>;
  }
  return (
    <>
      {until === null && <p>{t('protection.comeBack.endless')}</p>}
      {until !== null && until > now && (
        <p>
          {t('protection.comeBack.lasts')} <Moment at={until} zone={zone} />
          <span>{`, ${formatDistance(until, now, language)}`}</span>
        </p>
      )}
      {until !== null && until <= now && (
        <p>
          {t('protection.comeBack.passed')} <Moment at={until} zone={zone} />
        </p>
      )}
      <p>{t('protection.comeBack.staysOn')}</p>
      {returnFrom !== null && returnFrom > now && (
        <p>
          {t('protection.comeBack.from')} <Moment at={returnFrom} zone={zone} />
          <span>{`, ${formatDistance(returnFrom, now, language)}`}</span>
        </p>
      )}
    </>
  );
}

/** A moment on the merchant's clock, on one line. */
function Moment({ at, zone }: { at: number; zone: string }) {
  const inZone = useInZone();
  return (
    <time className={styles.moment} dateTime={new Date(at).toISOString()}>
      {inZone(at, zone)}
    </time>
  );
}

/** The wish to come back, with a reason where a person decides. Staying is as large as asking. */
function ReturnForm({ actor }: { actor: ActorRefFrom<typeof comeBackMachine> }) {
  const { t } = useTranslation(['protection']);
  const { note, reasonAsked, missing } = useSelector(actor, ({ context }) => context);

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    actor.send({ type: 'submitted', key: newKey(), act: 'ASK' });
    if (actor.getSnapshot().context.missing) focusField(sent.currentTarget, ['reason']);
  }

  return (
    <form className={styles.flow} noValidate onSubmit={submit}>
      <h3 tabIndex={-1} ref={takeFocus}>
        {t('protection.comeBack.formTitle')}
      </h3>
      <p>{t(reasonAsked ? 'protection.comeBack.formDecided' : 'protection.comeBack.formPlain')}</p>
      {reasonAsked && (
        <TextField
          name="reason"
          label={t('protection.comeBack.reason')}
          value={note}
          error={missing && t('protection.comeBack.reasonMissing')}
          required
          onValue={(typed) => actor.send({ type: 'field.changed', text: typed })}
        />
      )}
      <div className={styles.even}>
        <Button type="submit" size="large">
          {t('protection.comeBack.send')}
        </Button>
        <Button size="large" onClick={() => actor.send({ type: 'edited' })}>
          {t('protection.comeBack.stay')}
        </Button>
      </div>
    </form>
  );
}

type Props = {
  step: ComeBackStep;
  wish: NonNullable<Absence['return']>;
  zone: string;
  /** The gateway's clock. */
  now: number;
  onDrop: () => void;
  onConfirm: () => void;
};

/** A wish to come back on its way: decided about, cooling off, its message, the last yes. It can be taken back in each. */
function ReturnSteps({ step, wish, zone, now, onDrop, onConfirm }: Props) {
  const { t } = useTranslation(['protection']);
  const { decideBy, coolUntil, confirmBy, toRead } = wish;
  const until = confirmBy != null && (
    <Deadline label={t('protection.comeBack.confirmBy')} at={confirmBy} zone={zone} now={now} />
  );
  const shown: Partial<Record<ComeBackStep, { title: string; text: ReactNode; way?: ReactNode }>> = {
    deciding: {
      title: t('protection.comeBack.deciding'),
      text:
        decideBy !== null &&
        (decideBy <= now ? (
          <p>{t('protection.comeBack.decidingLate')}</p>
        ) : (
          <Deadline label={t('protection.comeBack.decidingBy')} at={decideBy} zone={zone} now={now} />
        )),
    },
    cooling: {
      title: t('protection.comeBack.cooling'),
      text: coolUntil !== null && (
        <Deadline label={t('protection.comeBack.coolingText')} at={coolUntil} zone={zone} now={now} />
      ),
    },
    message: {
      title: t('protection.comeBack.message'),
      text: (
        <>
          <p>{t('protection.comeBack.messageText')}</p>
          {until}
        </>
      ),
      way: toRead !== null && (
        <ButtonLink
          as={PathLink}
          size="large"
          to={pathOf({ screen: 'member', page: 'messageV2', section: toRead })}
        >
          {t('protection.comeBack.messageOpen')}
        </ButtonLink>
      ),
    },
    confirming: {
      title: t('protection.comeBack.confirming'),
      text: (
        <>
          <p>{t('protection.comeBack.confirmingText')}</p>
          {until}
        </>
      ),
      way: (
        <Button size="large" onClick={onConfirm}>
          {t('protection.comeBack.confirm')}
        </Button>
      ),
    },
  };
  const here = shown[step];
  if (!here) return null;
  return (
    <>
      <h3>{here.title}</h3>
      {here.text}
      <div className={styles.even}>
        {here.way}
        <Button size="large" onClick={onDrop}>
          {t('protection.comeBack.drop')}
        </Button>
      </div>
    </>
  );
}
