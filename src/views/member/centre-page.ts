import type { ComponentType } from 'react';
import type { MemberPage } from '#machines/centres.ts';

/** The label key of a member centre page, and its icon: decorative beside that name. */
export type CentrePage = {
  readonly name: `member.${MemberPage}`;
  readonly icon: ComponentType<{ 'aria-hidden': true }>;
};

export type CentrePages = Readonly<Record<MemberPage, CentrePage>>;
