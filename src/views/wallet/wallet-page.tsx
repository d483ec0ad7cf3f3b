import { useSelector } from '@xstate/react';
import { RefreshCw, Search, Wallet } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { CallOutput } from '#contract/calls.ts';
import { actDraft } from '#machines/kit/draft.rules.ts';
import { signOf } from '#machines/wallet/amount.rules.ts';
import { collectFundsMachine } from '#machines/wallet/collect-funds.act.ts';
import { collectable, vendorsWithMoney } from '#machines/wallet/collect-funds.rules.ts';
import { transferMachine } from '#machines/wallet/transfer.act.ts';
import {
  mainWallet,
  type Transferred,
  transferTerms,
  vendorsNamed,
  type Way,
} from '#machines/wallet/transfer.rules.ts';
import { useActForm } from '#src/actors/act-form.ts';
import { useDraft } from '#src/actors/drafts.ts';
import { useLatest } from '#src/actors/latest.ts';
import { atStep } from '#src/actors/meta.ts';
import { useMoneyAct } from '#src/actors/money-act.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { useAccount, useLanguage } from '#src/actors/residents.ts';
import { pathOf } from '#src/paths.ts';
import { AsIs } from '#src/ui/as-is.tsx';
import { Tag } from '#src/ui/badge.tsx';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { focusWrong } from '#src/ui/field-events.ts';
import { Note, PageHead, Row, Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { PathLink } from '#src/ui/path-link.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { EmptyState } from '#src/ui/state-panel.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import type { ActFact } from '#src/views/acts/act-facts.tsx';
import { ActOutcome } from '#src/views/acts/act-outcome.tsx';
import { LoadFailed } from '#src/views/acts/loaded.tsx';
import { useMoney } from '#src/views/acts/money-text.ts';
import { SurePanel } from '#src/views/acts/sure-panel.tsx';
import { QuickLimit } from '#src/views/protection/quick-limit.tsx';
import fundsCardStyles from './funds-card.module.css';
import { MoneyField } from './money-field.tsx';
import vendorWalletsStyles from './vendor-wallets.module.css';
import styles from './wallet-page.module.css';

/** The member's wallets (spec 7): what each holds, and moving money between them; with one wallet there is nothing to move. */
export function WalletPage() {
  const { t } = useTranslation(['wallet', 'system']);
  const language = useLanguage();
  const transfer = useActForm(transferMachine);
  useDraft(transfer, actDraft);
  const away = useAccount() === 'away';
  const merchant = useMemberRead('wallet.merchant', {});
  const funds = useMemberRead('wallet.funds', { language }, { fresh: 0 });
  const [single, known] = [useLatest(merchant.data)?.isSingle, useLatest(funds.data)];
  const error = (single === undefined ? merchant.error : null) ?? (known ? null : funds.error);

  function again(): void {
    for (const read of [merchant, funds]) if (!read.data) void read.refetch();
  }

  if (error)
    return (
      <LoadFailed
        reading={{ failure: error.failure, busy: false, again }}
        level="h1"
        title={t('wallet.funds.failed')}
      />
    );
  const ready = single !== undefined && known !== undefined;
  return (
    <Stack gap={5}>
      <PageHead title={t('wallet.funds.title')} text={t('wallet.funds.text')} />
      <LiveStatus text={ready ? '' : t('wallet.funds.loading')} />
      <FundsCard funds={funds.data} busy={funds.isFetching} onRefresh={() => void funds.refetch()} />
      <QuickLimit />
      {!ready && <Skeleton className={styles.coming} shape="block" />}
      {ready && single && <SingleWallet />}
      {ready && !single && (
        <>
          <div className={styles.acts}>
            {!away && <TransferCard transfer={transfer} funds={known} />}
            <CollectFundsCard funds={known} />
          </div>
          {!away && <VendorWallets transfer={transfer} funds={known} />}
        </>
      )}
    </Stack>
  );
}

type Props = {
  funds: CallOutput<'wallet.funds'> | undefined;
  busy: boolean;
  onRefresh: () => void;
};

/** The member's funds: the total, the main wallet, and what is held in withdrawals. */
function FundsCard({ funds, busy, onRefresh }: Props) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const away = useAccount() === 'away';
  const held = funds !== undefined && signOf(funds.held) > 0;
  return (
    <Card tone="velvet">
      <dl className={fundsCardStyles.figures}>
        <div className={fundsCardStyles.sum}>
          <dt>{t('wallet.funds.sum')}</dt>
          <dd>{funds ? money(funds.sum) : <Skeleton shape="title" />}</dd>
        </div>
        <div>
          <dt>{t('wallet.funds.main')}</dt>
          <AsIs as="dd">{funds ? money(funds.main) : <Skeleton />}</AsIs>
        </div>
        {held && (
          <div>
            <dt>{t('wallet.funds.held')}</dt>
            <dd>
              <AsIs>{money(funds.held)}</AsIs>{' '}
              <span className={fundsCardStyles.note}>{t('wallet.funds.heldText')}</span>
            </dd>
          </div>
        )}
      </dl>
      <Row gap={3}>
        {!away && (
          <ButtonLink as={PathLink} to={pathOf({ screen: 'member', page: 'depositv2' })} variant="primary">
            {t('wallet.funds.deposit')}
          </ButtonLink>
        )}
        <ButtonLink as={PathLink} to={pathOf({ screen: 'member', page: 'withdraw' })}>
          {t('wallet.funds.withdraw')}
        </ButtonLink>
        <Button icon={<RefreshCw aria-hidden="true" />} busy={busy} onClick={onRefresh}>
          {busy ? t('wallet.funds.refreshing') : t('wallet.funds.refresh')}
        </Button>
      </Row>
    </Card>
  );
}

/** Shown instead of transfers when the gateway keeps everyone's money in one wallet. */
function SingleWallet() {
  const { t } = useTranslation(['wallet']);
  return (
    <EmptyState icon={<Wallet />} title={t('wallet.funds.single')} text={t('wallet.funds.singleText')} />
  );
}

type TransferCardProps = {
  transfer: ActorRefFrom<typeof transferMachine>;
  funds: CallOutput<'wallet.funds'>;
};

/** Moving money between the main wallet and one vendor's, step by step. */
function TransferCard({ transfer, funds }: TransferCardProps) {
  const { t } = useTranslation(['acts', 'wallet']);
  const money = useMoney();
  const act = useMoneyAct(transfer);
  const { quote, record } = useSelector(transfer, ({ context }) => context);
  const nameOf = (wallet: string) =>
    wallet === mainWallet
      ? t('wallet.funds.main')
      : (funds.vendors.find(({ vassalage }) => vassalage === wallet)?.displayName ?? wallet);
  const factsOf = ({ from, to, amount }: Pick<Transferred, 'from' | 'to' | 'amount'>) => [
    { id: 'from', label: t('wallet.transfer.from'), value: nameOf(from) },
    { id: 'to', label: t('wallet.transfer.to'), value: nameOf(to) },
    { id: 'amount', label: t('wallet.transfer.amount'), value: money(amount), strong: true },
  ];
  const named = (reference: string) => ({
    id: 'reference',
    label: t('acts.reference'),
    value: reference,
  });
  const done = {
    title: t('wallet.transfer.done'),
    facts: record ? [...factsOf(record), named(record.reference)] : [],
    again: t('wallet.transfer.again'),
  };
  return (
    <Card title={t('wallet.transfer.title')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && <TransferForm transfer={transfer} funds={funds} />}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={quote ? factsOf(quote) : []} confirm={t('wallet.transfer.confirm')} />
      )}
    </Card>
  );
}

/** The direction, the vendor, and the amount. */
function TransferForm({ transfer, funds }: TransferCardProps) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const { fields, problems } = useSelector(transfer, ({ context }) => context);
  const { way, typed } = fields;
  const terms = transferTerms(way, funds);
  const pick = (picked: Partial<Way>) =>
    transfer.send({ type: 'field.changed', field: 'way', value: { ...way, ...picked } });

  function submit(sent: SubmitEvent<HTMLFormElement>) {
    sent.preventDefault();
    transfer.send({ type: 'submitted', terms });
    focusWrong(sent.currentTarget, transfer.getSnapshot().context.problems);
  }

  return (
    <Stack as="form" gap={4} narrow noValidate onSubmit={submit}>
      <SelectField
        name="direction"
        label={t('wallet.transfer.direction')}
        value={way.direction}
        options={[
          { value: 'in', label: t('wallet.transfer.in') },
          { value: 'out', label: t('wallet.transfer.out') },
        ]}
        onValue={(value) => pick({ direction: value === 'out' ? 'out' : 'in' })}
      />
      <SelectField
        name="way"
        label={t('wallet.transfer.vendor')}
        value={way.wallet}
        placeholder={t('wallet.transfer.pickVendor')}
        options={funds.vendors.map(({ vassalage, displayName, amount, open }) => ({
          value: vassalage,
          label: `${displayName} · ${open ? money(amount) : t('wallet.funds.closed')}`,
          disabled: !open,
        }))}
        error={problems.way && t('wallet.transfer.vendorRequired')}
        required
        onValue={(value) => pick({ wallet: value })}
      />
      <MoneyField
        name="typed"
        label={t('wallet.transfer.amount')}
        value={typed}
        fault={problems.typed}
        terms={terms}
        onValue={(value) => transfer.send({ type: 'field.changed', field: 'typed', value })}
      />
      <Button wide="on-phone" type="submit" variant="primary" size="large">
        {t('wallet.transfer.submit')}
      </Button>
    </Stack>
  );
}

/** Moves all money from vendors to the main wallet at once. */
function CollectFundsCard({ funds }: { funds: CallOutput<'wallet.funds'> }) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const collect = useActForm(collectFundsMachine);
  const act = useMoneyAct(collect);
  const { record: collected } = useSelector(collect, ({ context }) => context);
  const nameOf = (wallet: string) =>
    funds.vendors.find(({ vassalage }) => vassalage === wallet)?.displayName ?? wallet;
  const left = (wallets: readonly string[]): readonly ActFact[] =>
    wallets.length === 0
      ? []
      : [{ id: 'left', label: t('wallet.collect.left'), value: wallets.map(nameOf).join(', ') }];
  const full = vendorsWithMoney(funds);
  const [open, closed] = [full.filter((one) => one.open), full.filter((one) => !one.open)];
  const comes = collectable(funds);
  const facts = [
    {
      id: 'sources',
      label: t('wallet.collect.sources'),
      value: t('wallet.collect.from', { count: open.length }),
    },
    ...left(closed.map(({ vassalage }) => vassalage)),
    { id: 'comes', label: t('wallet.collect.comes'), value: money(comes), strong: true },
  ];
  const came = collected
    ? [
        { id: 'came', label: t('wallet.collect.came'), value: money(collected.collected), strong: true },
        ...left(collected.left),
      ]
    : [];
  const done = { title: t('wallet.collect.done'), facts: came, again: t('wallet.collect.again') };
  return (
    <Card title={t('wallet.collect.title')}>
      <ActOutcome act={act} done={done} />
      {act.step === 'form' && (
        <Stack gap={4} narrow>
          <Note>{signOf(comes) > 0 ? t('wallet.collect.text') : t('wallet.collect.nothing')}</Note>
          <Button
            wide="on-phone"
            disabled={signOf(comes) === 0}
            onClick={() => collect.send({ type: 'submitted', terms: { comes } })}
          >
            {t('wallet.collect.submit')}
          </Button>
        </Stack>
      )}
      {(act.step === 'sure' || act.step === 'sending') && (
        <SurePanel act={act} facts={facts} confirm={t('wallet.collect.confirm')} />
      )}
    </Card>
  );
}

/** So many are shown unless more hold money. */
const few = 8;

type VendorWalletsProps = {
  transfer: ActorRefFrom<typeof transferMachine>;
  funds: CallOutput<'wallet.funds'>;
};

/** What lies with each vendor, those with money first; each leads into the transfer above. */
function VendorWallets({ transfer, funds }: VendorWalletsProps) {
  const { t } = useTranslation(['wallet']);
  const money = useMoney();
  const [sought, setSought] = useState('');
  const [whole, setWhole] = useState(false);
  const filling = useSelector(transfer, atStep('form'));
  const all = vendorsNamed(funds, sought);
  // Vendors with money come first: the rest shows on request.
  const found = whole || sought ? all : all.slice(0, Math.max(few, vendorsWithMoney(funds).length));

  function pick(wallet: string, direction: 'in' | 'out'): void {
    transfer.send({ type: 'field.changed', field: 'way', value: { wallet, direction } });
    const field = document.getElementsByName('amount')[0];
    field?.focus();
  }

  return (
    <Card title={t('wallet.funds.vendors')}>
      <TextField
        name="vendor"
        type="search"
        label={t('wallet.funds.search')}
        prefix={<Search aria-hidden="true" size={18} />}
        value={sought}
        autoComplete="off"
        onValue={setSought}
      />
      {found.length === 0 && <p role="status">{t('wallet.funds.noVendor')}</p>}
      <ul className={vendorWalletsStyles.list} aria-label={t('wallet.funds.vendors')}>
        {found.map(({ vassalage, displayName, amount, open }) => (
          <li key={vassalage} className={vendorWalletsStyles.one}>
            <AsIs className={vendorWalletsStyles.name}>{displayName}</AsIs>
            <AsIs className={vendorWalletsStyles.amount} data-none={signOf(amount) === 0}>
              {money(amount)}
            </AsIs>
            {open ? (
              <span className={vendorWalletsStyles.actions}>
                <Button
                  size="small"
                  aria-label={t('wallet.funds.payInTo', { vendor: displayName })}
                  disabled={!filling}
                  onClick={() => pick(vassalage, 'in')}
                >
                  {t('wallet.funds.payIn')}
                </Button>
                <Button
                  size="small"
                  aria-label={t('wallet.funds.takeOutOf', { vendor: displayName })}
                  disabled={!filling || signOf(amount) === 0}
                  onClick={() => pick(vassalage, 'out')}
                >
                  {t('wallet.funds.takeOut')}
                </Button>
              </span>
            ) : (
              <span className={vendorWalletsStyles.closed}>
                <Tag tone="warning">{t('wallet.funds.closed')}</Tag>
                <span>{t('wallet.funds.closedText')}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {found.length < all.length && (
        <Button onClick={() => setWhole(true)}>{t('wallet.funds.showAll', { count: all.length })}</Button>
      )}
    </Card>
  );
}
