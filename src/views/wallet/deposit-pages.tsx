import { useLanguage } from '#src/actors/residents.ts';
import { DepositPage } from './deposit-page.tsx';
import { DepositStatusPage } from './deposit-status-page.tsx';

/** Bringing money, or one deposit by its reference. */
export function DepositPages({ inside }: { inside: string | undefined }) {
  const language = useLanguage();
  if (inside === undefined) return <DepositPage />;
  return <DepositStatusPage key={`${inside} ${language}`} reference={inside} language={language} />;
}
