import { useTranslation } from 'react-i18next';
import { type AgentPage, agentPages } from '#machines/centres.ts';
import { openPages } from '#machines/contracts/kinds.rules.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { useKindsOn } from '#src/actors/contract-kinds.ts';
import { pathOf } from '#src/paths.ts';
import { CentreList } from './centre-list.tsx';
import type { AgentPages } from './centre-page.ts';

type Props = {
  page: AgentPage;
  pages: AgentPages;
  /** A page was chosen. */
  onChosen?: (() => void) | undefined;
};

/** The pages of the agent centre that are open to this agent (spec 2). */
export function AgentMenu({ page, pages, onChosen }: Props) {
  const { t } = useTranslation(['agent', 'member']);
  const isHere = useIsHere();
  const open = openPages(agentPages, useKindsOn()).filter((one) => isHere({ screen: 'agent', page: one }));
  const entries = open.map((one) => ({
    to: pathOf({ screen: 'agent', page: one }),
    name: t(pages[one].name),
    icon: pages[one].icon,
    current: one === page,
  }));
  return <CentreList label={t('member.centre.menu.agent')} entries={entries} onChosen={onChosen} />;
}
