import { useLanguage } from '#src/actors/residents.ts';
import { DepositPage } from './deposit-page.tsx';
import { StandingPage } from './standing-page.tsx';

/** Bringing money; `inside` its address, one deposit by its reference. */
export function DepositRoom({ inside }: { inside: string | undefined }) {
  const language = useLanguage();
  if (inside === undefined) return <DepositPage />;
  return <StandingPage key={`${inside} ${language}`} reference={inside} language={language} />;
}
