import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ContractKind } from '#contract/contracts/terms.ts';
import { type TeamPart, teamParameters, teamParts, teamViewIn } from '#machines/contracts/team-view.rules.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { TeamPeople } from './team-people.tsx';
import { TeamPerson } from './team-person.tsx';

/** The contracts of the team of a kind: those of the agents directly below, and further down; or that of one of them. */
export function TeamTab({ kind }: { kind: ContractKind }) {
  const { t } = useTranslation(['contracts']);
  const [parameters, setParameters] = useSearchParams();
  const view = teamViewIn(parameters);
  if (view.person !== null)
    return <TeamPerson key={`${view.person} ${view.of}`} kind={kind} of={view.of} id={view.person} />;
  return (
    <Tabs
      label={t('contracts.team.parts.label')}
      value={view.of}
      onValue={(of) => setParameters(teamParameters({ of: of as TeamPart }), { replace: true })}
      items={teamParts.map((of) => ({
        id: of,
        label: t(`contracts.team.parts.${of}`),
        content: (
          <TeamPeople
            kind={kind}
            of={of}
            page={view.page}
            onPage={(page) => setParameters(teamParameters({ of, page }))}
          />
        ),
      }))}
    />
  );
}
