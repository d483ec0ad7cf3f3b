import type { ComponentType } from 'react';
import type { MemberPage } from '#machines/places.ts';

/** What a page of the member centre is called, by its label key, and its icon: decorative beside that name. */
export type CentrePage = {
  readonly name: `member.${MemberPage}`;
  readonly icon: ComponentType<{ 'aria-hidden': true }>;
};

export type CentrePages = Readonly<Record<MemberPage, CentrePage>>;
