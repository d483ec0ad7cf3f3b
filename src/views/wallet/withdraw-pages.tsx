import type { ReactNode } from 'react';
import { WithdrawPage } from './withdraw-page.tsx';
import { WithdrawalPage } from './withdrawal-page.tsx';

type Props = {
  /** One withdrawal, by its reference. */
  inside: string | undefined;
  /** The way to the member's limits. */
  limits: ReactNode;
};

/** Taking money out, or one withdrawal. */
export function WithdrawPages({ inside, limits }: Props) {
  return inside === undefined ? (
    <WithdrawPage limits={limits} />
  ) : (
    <WithdrawalPage key={inside} reference={inside} />
  );
}
