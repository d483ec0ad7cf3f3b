import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { agentPageAt, agentPages } from '#machines/centres.ts';
import { useIsHere } from '#src/actors/areas.ts';
import { AgentMenu } from '#src/views/member/agent-menu.tsx';
import { CentreFrame } from '#src/views/member/centre-frame.tsx';
import { agentCentre } from './agent-pages.ts';
import { CentreRoom } from './centre-guard.tsx';

/** The agent centre, at the page that the address names. */
export function AgentPage() {
  const { t } = useTranslation(['agent']);
  const params = useParams();
  const isHere = useIsHere();
  const first = agentPageAt(undefined);
  const asked = agentPageAt(params.page);
  // Whoever asks for the centre itself comes to the first page that is there.
  const there = [first, ...agentPages].find((one) => isHere({ screen: 'agent', page: one }));
  const page = asked === first && there ? there : asked;
  const { name, shows } = agentCentre[page];
  return (
    <CentreRoom
      asked={{ centre: 'agent', page }}
      title={t(name)}
      shows={shows}
      inside={params.section}
      frame={(inside) => (
        <CentreFrame
          centre="agent"
          hours={page !== 'announcement'}
          menu={(onChosen) => <AgentMenu page={page} pages={agentCentre} onChosen={onChosen} />}
        >
          {inside}
        </CentreFrame>
      )}
    />
  );
}
