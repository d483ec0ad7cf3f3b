import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/errors.ts';
import { heldBy, registerRuleOf } from '#machines/wallet/deposit.rules.ts';
import { useLatest } from '#src/actors/latest.ts';
import { useStanding } from '#src/actors/member-protection.ts';
import { useHeldText } from './held-text.ts';

const texts = {
  registerRefused: 'wallet.deposit.register.refused',
  registerUnreachable: 'wallet.deposit.register.unreachable',
} as const;

/**
 * Why a deposit is not let through, with what the gateway's own text leaves out: which limit holds, and until when. Its
 * answer to the question of the register has no text at all.
 */
export function useDepositFailure(): (failure: Failure | null) => Failure | null {
  const { t } = useTranslation(['wallet']);
  const zone = useLatest(useStanding().data)?.zone;
  const heldText = useHeldText();
  return (failure) => {
    const held = heldBy(failure);
    if (failure && held && zone) return { ...failure, message: heldText(held, zone) };
    const rule = registerRuleOf(failure);
    return failure && rule && !failure.message ? { ...failure, message: t(texts[rule]) } : failure;
  };
}
