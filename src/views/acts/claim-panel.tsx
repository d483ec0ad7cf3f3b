import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Claimable, ClaimContext } from '#machines/promotions/claim.rules.ts';
import { claimBy } from '#machines/promotions/claim-by-call.ts';
import { useMoneyAct, useMoneyActor } from '#src/actors/money-act.ts';
import { useLanguage } from '#src/actors/residents.ts';
import { Button } from '#src/ui/button.tsx';
import { Stack } from '#src/ui/layout.tsx';
import { LiveStatus } from '#src/ui/live-status.tsx';
import { ActOutcome } from './act-outcome.tsx';

type Props = Pick<Claimable, 'call' | 'id' | 'seen'> & {
  /** It can be claimed now. */
  offered: boolean;
  /** The label of the button. */
  ask: string;
  /** How it looks when it was claimed: what became the member's, as the gateway keeps it; '' where it does not say. */
  done: (record: ClaimContext['record']) => string;
  doneText: string;
  /** Called when the claim is pressed, before anything is sent. */
  onClaim?: (() => void) | undefined;
};

/** Claiming one thing, with one press: the button, and how it went, until that was seen. */
export function ClaimPanel({ call, id, seen, offered, ask, done, doneText, onClaim }: Props) {
  const { t } = useTranslation(['acts']);
  const language = useLanguage();
  const claim = useMoneyActor(claimBy(call), call, { call, id, language, seen }, id);
  const act = useMoneyAct(claim);
  const { record } = useSelector(claim, ({ context }) => context);
  const late = act.failure?.code === 'CLAIM_EXPIRED';
  const open = offered && !late;
  const sending = act.step === 'sending';
  function press() {
    onClaim?.();
    claim.send({ type: 'submitted' });
  }
  if (act.step === 'form' && !open && !act.failure) return null;
  return (
    <Stack gap={3} align="start">
      <ActOutcome
        act={act}
        done={{
          title: done(record) || t('acts.claim.before'),
          text: doneText,
          facts: [],
          again: t('acts.claim.seen'),
        }}
      />
      {late && act.step === 'form' && <Button onClick={act.again}>{t('acts.claim.seen')}</Button>}
      <LiveStatus text={sending ? t('acts.claim.sending') : ''} />
      {((act.step === 'form' && open) || sending) && (
        <Button variant="primary" busy={sending} onClick={press}>
          {ask}
        </Button>
      )}
    </Stack>
  );
}
