import type { ReactNode } from 'react';
import { useLanguage } from '#src/actors/residents.ts';
import { DepositPage } from './deposit-page.tsx';
import { DepositStatusPage } from './deposit-status-page.tsx';

type Props = {
  /** One deposit, by its reference. */
  inside: string | undefined;
  /** What is left of the member's limits. */
  limits: ReactNode;
};

/** Bringing money, or one deposit. */
export function DepositPages({ inside, limits }: Props) {
  const language = useLanguage();
  if (inside === undefined) return <DepositPage limits={limits} />;
  return <DepositStatusPage key={`${inside} ${language}`} reference={inside} language={language} />;
}
