import { useSelector } from '@xstate/react';
import { Link, QrCode } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Invitation, KindRate, PersonKind } from '#contract/agent/registration.ts';
import type { CallOutput } from '#contract/calls.ts';
import { closeInvitationMachine } from '#machines/agent/close-invitation.act.ts';
import { inviteMachine } from '#machines/agent/invite.machine.ts';
import { countedName, inviteDraft, longestName } from '#machines/agent/invite.rules.ts';
import { linkAddress, openLinks } from '#machines/agent/links.rules.ts';
import { contractPages } from '#machines/contracts/kinds.rules.ts';
import { rateTyped } from '#machines/contracts/rate.rules.ts';
import { isReadingProblem } from '#machines/kit/number.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { formatCount, formatRate } from '#src/i18n/money.ts';
import { pathOf } from '#src/paths.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Code, Name } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { focusField } from '#src/ui/field-events.ts';
import { Note, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { ShareButton } from '#src/ui/share-button.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { useInZone } from '#src/views/acts/money-text.ts';
import { NumberField } from '#src/views/acts/number-field.tsx';
import { useNumberFault } from '#src/views/acts/number-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { KindField } from './kind-field.tsx';
import { useRatesText } from './rates-text.ts';
import styles from './registration.module.css';

/** The agent's own link, a new one, and all that were made, newest first. */
export function RegistrationLinks({ links }: { links: CallOutput<'agent.invitations'> }) {
  const { t } = useTranslation(['agent']);
  const { origin, ownCode, registers, ownRates, most, invitations, zone } = links;
  const open = openLinks(links);
  const own = t('agent.registration.own.title');
  return (
    <Stack gap={5}>
      {ownCode !== null && (
        <Card title={own}>
          <Note figures>{t('agent.registration.own.text')}</Note>
          <LinkAddress origin={origin} code={ownCode} name={own} />
        </Card>
      )}
      <InviteCard registers={registers} ownRates={ownRates} most={most} full={open >= most} />
      <Card
        title={t('agent.registration.list.title')}
        aside={
          <Note as="span" figures>
            {t('agent.registration.list.open', { open, most })}
          </Note>
        }
      >
        {invitations.length === 0 && (
          <EmptyState
            level="h3"
            icon={<Link />}
            title={t('agent.registration.list.none')}
            text={t('agent.registration.list.noneText')}
          />
        )}
        <ul className={styles.links}>
          {invitations.map((link) => (
            <LinkRow key={link.id} link={link} origin={origin} zone={zone} />
          ))}
        </ul>
      </Card>
    </Stack>
  );
}

type Props = {
  registers: readonly PersonKind[];
  /** The most that a link for agents may offer. */
  ownRates: readonly KindRate[];
  most: number;
  /** As many are open as may be. */
  full: boolean;
};

/** A new invitation: its name, whom it invites and what it offers, and how its making went. */
function InviteCard({ registers, ownRates, most, full }: Props) {
  const { t } = useTranslation(['agent', 'acts']);
  const invite = useMoneyActor(inviteMachine, 'agent.invite');
  useDraft(invite, inviteDraft);
  const act = useMoneyAct<typeof inviteMachine>(invite);
  const ratesText = useRatesText();
  const { name, characters, kind, fault, record } = useSelector(invite, ({ context }) => context);
  const sending = act.step === 'sending';
  const limits = { most: longestName, characters };

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    invite.send({ type: 'submitted', ownRates });
    const { context } = invite.getSnapshot();
    const wrong = Object.entries(context.rateFaults).flatMap(([field, found]) => (found ? [field] : []));
    focusField(sent.currentTarget, context.fault ? ['name'] : wrong);
  }

  return (
    <Card title={t('agent.registration.make.title')}>
      <ActOutcome
        act={act}
        changeable
        done={{
          title: t('agent.registration.make.done'),
          text: t('agent.registration.make.doneText'),
          facts: record
            ? [
                { id: 'name', label: t('agent.registration.make.name'), value: <Name>{record.name}</Name> },
                { id: 'code', label: t('agent.registration.link.code'), value: <Code>{record.code}</Code> },
                ...(record.rates.length > 0
                  ? [
                      {
                        id: 'rates',
                        label: t('agent.registration.list.rates'),
                        value: ratesText(record.rates),
                      },
                    ]
                  : []),
              ]
            : [],
          again: t('agent.registration.make.again'),
        }}
      />
      <LiveStatus text={sending ? t('acts.sending') : ''} />
      {act.step === 'form' && full && (
        <Alert tone="neutral">{t('agent.registration.make.full', { count: most })}</Alert>
      )}
      {((act.step === 'form' && !full) || sending) && (
        <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
          <TextField
            name="name"
            label={t('agent.registration.make.name')}
            hint={t('agent.registration.make.nameHint')}
            aside={
              <Note as="span" figures>
                {t('agent.registration.make.count', limits)}
              </Note>
            }
            value={name}
            error={fault && t(`agent.registration.make.fault.${fault}`, limits)}
            required
            readOnly={sending}
            autoComplete="off"
            onValue={(typed) => invite.send({ type: 'name.typed', ...countedName(typed) })}
          />
          <KindField
            label={t('agent.registration.make.kind')}
            registers={registers}
            kind={kind}
            busy={sending}
            onKind={(picked) => invite.send({ type: 'kind.picked', kind: picked })}
          />
          {kind === 'agent' && <RateFields invite={invite} ownRates={ownRates} busy={sending} />}
          <Button className={styles.submit} type="submit" variant="primary" size="large" busy={sending}>
            {t('agent.registration.make.submit')}
          </Button>
        </Stack>
      )}
    </Card>
  );
}

type RateFieldsProps = {
  invite: ActorRefFrom<typeof inviteMachine>;
  /** The most that may be offered, kind by kind. */
  ownRates: readonly KindRate[];
  busy: boolean;
};

/** What a link for agents offers: a rate for each contract that the agent has. The names in the form are the kinds. */
function RateFields({ invite, ownRates, busy }: RateFieldsProps) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const written = useNumberFault();
  const { typedRates, rateFaults } = useSelector(invite, ({ context }) => context);
  if (ownRates.length === 0) return <Note figures>{t('agent.registration.rates.none')}</Note>;
  return (
    <fieldset className={styles.rates}>
      <legend>{t('agent.registration.rates.title')}</legend>
      <Note figures>{t('agent.registration.rates.text')}</Note>
      {ownRates.map(({ kind, rate }) => {
        const fault = rateFaults[kind];
        const own = { own: formatRate(rate, language) };
        return (
          <NumberField
            key={kind}
            unit="rate"
            name={kind}
            label={t(`agent.${contractPages[kind]}`)}
            hint={t('agent.registration.rates.most', own)}
            error={
              fault &&
              (isReadingProblem(fault) ? written(fault) : t(`agent.registration.rates.fault.${fault}`, own))
            }
            value={typedRates[kind]?.text ?? ''}
            readOnly={busy}
            onValue={(typed) => invite.send({ type: 'rate.typed', contract: kind, ...rateTyped(typed) })}
          />
        );
      })}
    </fieldset>
  );
}

type LinkRowProps = {
  link: Invitation;
  origin: string;
  /** The merchant's time zone. */
  zone: string;
};

/** One invitation: what it is called, what it offers, whom it brought, and while it is open, its address and how to close it. */
function LinkRow({ link, origin, zone }: LinkRowProps) {
  const { t } = useTranslation(['agent']);
  const language = useLanguage();
  const inZone = useInZone();
  const offers = useRatesText()(link.rates);
  const { id, name, kind, code, createdAt, closedAt, uses, usesThisMonth, lastUsedAt } = link;
  // One that was closed here goes on saying how that went.
  const [closable] = useState(closedAt === null);
  const facts = [
    ...(offers === '' ? [] : ([['rates', offers]] as const)),
    ['uses', formatCount(uses, language)],
    ['month', formatCount(usesThisMonth, language)],
    ['last', lastUsedAt === null ? t('agent.registration.list.nobody') : inZone(lastUsedAt, zone)],
    ['created', inZone(createdAt, zone)],
    ...(closedAt === null ? [] : ([['closed', inZone(closedAt, zone)]] as const)),
  ] as const;
  return (
    <li className={styles.row} aria-label={name}>
      <div className={styles.name}>
        <h3>
          <Name>{name}</Name>
        </h3>
        <Tag tone="neutral">{t(`agent.team.kind.${kind}`)}</Tag>
        <Tag tone={closedAt === null ? 'positive' : 'neutral'}>
          {t(closedAt === null ? 'agent.registration.list.isOpen' : 'agent.registration.list.isClosed')}
        </Tag>
      </div>
      <dl className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt>{t(`agent.registration.list.${fact}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {closedAt === null && <LinkAddress origin={origin} code={code} name={name} offers={offers} />}
      {closable && <ClosingPanel id={id} name={name} closed={closedAt !== null} />}
    </li>
  );
}

type ClosingPanelProps = {
  id: string;
  name: string;
  /** The gateway says that it is closed by now. */
  closed: boolean;
};

/** Closing an invitation: asked for, confirmed with what it means, and how it went. */
function ClosingPanel({ id, name, closed }: ClosingPanelProps) {
  const { t } = useTranslation(['agent']);
  const closing = useActForm(closeInvitationMachine, { id });
  const act = useMoneyAct(closing);
  const done = {
    title: t('agent.registration.close.done'),
    text: t('agent.registration.close.doneText'),
    facts: [],
    again: t('agent.registration.close.seen'),
  };
  return (
    <>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && !closed && (
        <Button
          className={styles.close}
          size="small"
          aria-label={t('agent.registration.close.askName', { name })}
          onClick={() => closing.send({ type: 'submitted', terms: null })}
        >
          {t('agent.registration.close.ask')}
        </Button>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel
          act={act}
          facts={[{ id: 'name', label: t('agent.registration.close.name'), value: <Name>{name}</Name> }]}
          confirm={t('agent.registration.close.confirm')}
        >
          <p>{t('agent.registration.close.text')}</p>
        </SurePanel>
      )}
    </>
  );
}

type LinkAddressProps = {
  /** The product's origin, and the code that the link carries. */
  origin: string;
  code: string;
  /** What the link is called. */
  name: string;
  /** What it offers, in words; '' for nothing. */
  offers?: string;
};

/** A link with its code, and the ways to pass it on: copied, shared by the platform, scanned from a dialog. */
function LinkAddress({ origin, code, name, offers = '' }: LinkAddressProps) {
  const { t } = useTranslation(['agent']);
  const [shown, show] = useState(false);
  const address = linkAddress(origin, pathOf({ screen: 'register', query: { referralCode: code } }));
  const shared =
    offers === ''
      ? t('agent.registration.link.shared')
      : t('agent.registration.link.sharedOffers', { offers });
  return (
    <Stack gap={4}>
      <dl className={styles.address}>
        <div>
          <dt>{t('agent.registration.link.code')}</dt>
          <dd>
            <Code>{code}</Code>
          </dd>
        </div>
        <div>
          <dt>{t('agent.registration.link.address')}</dt>
          <dd>
            <Code>{address}</Code>
          </dd>
        </div>
      </dl>
      <Row gap={2}>
        <CopyButton
          text={address}
          label={t('agent.registration.link.copy')}
          copied={t('agent.registration.link.copied')}
          failed={t('agent.registration.link.copyFailed')}
        />
        <Button
          size="small"
          icon={<QrCode aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => show(true)}
        >
          {t('agent.registration.link.qr')}
        </Button>
        <ShareButton
          data={{ title: name, text: shared, url: address }}
          label={t('agent.registration.link.share')}
          failed={t('agent.registration.link.unshared')}
        />
      </Row>
      <Dialog
        open={shown}
        size="warning"
        title={t('agent.registration.link.qrTitle', { name })}
        description={t('agent.registration.link.qrScan')}
        closeLabel={t('agent.registration.link.qrClose')}
        onClose={() => show(false)}
      >
        <div className={styles.qr}>
          <Qr
            value={address}
            label={t('agent.registration.link.qrLabel', { address })}
            fallback={<Note figures>{t('agent.registration.link.qrFailed')}</Note>}
          />
          <Code>{address}</Code>
        </div>
      </Dialog>
    </Stack>
  );
}
