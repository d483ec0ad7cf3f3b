import type { ComponentType } from 'react';
import type { AgentPage, MemberPage } from '#machines/centres.ts';

/** The label key of a page of a centre, and its icon: decorative beside that name. */
export type CentrePage<Name extends string = `member.${MemberPage}` | `agent.${AgentPage}`> = {
  readonly name: Name;
  readonly icon: ComponentType<{ 'aria-hidden': true }>;
};

/** The pages of the member centre and of the agent centre. */
export type MemberPages = { readonly [P in MemberPage]: CentrePage<`member.${P}`> };
export type AgentPages = { readonly [P in AgentPage]: CentrePage<`agent.${P}`> };
