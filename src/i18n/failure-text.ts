import { useTranslation } from 'react-i18next';
import type { Words } from './words.ts';

/** A failed call, as the contract describes it. */
type Failed = {
  readonly kind: keyof Words['system']['failures'];
  readonly code?: string;
  readonly message?: string;
};

/** A gateway's text is clipped at this many characters before people see it. */
const longestText = 500;

/** Kinds in which the gateway did not speak to the member: the rest of its answer is never shown. */
const unspoken: readonly Failed['kind'][] = ['timeout', 'network', 'drift'];

/** The gateway's own text, clipped and never treated as a pattern or as HTML; '' when it has none. */
function spokenText({ kind, message = '' }: Failed): string {
  if (unspoken.includes(kind)) return '';
  return [...message.trim()].slice(0, longestText).join('');
}

/**
 * Why a call failed, in the member's language (spec 8): the gateway's own text if it sent one, because it
 * knows the language; otherwise the text for its code; otherwise the one for the kind of failure.
 */
export function useFailureText(): (failure: Failed) => string {
  const { t } = useTranslation(['system']);
  return (failure) => {
    const code = (unspoken.includes(failure.kind) ? '' : failure.code) as keyof Words['system']['errors'];
    const words = t([`system.errors.${code}`, `system.failures.${failure.kind}`]);
    return spokenText(failure) || words;
  };
}
