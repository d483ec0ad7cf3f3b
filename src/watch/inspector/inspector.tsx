import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { About } from './about.tsx';
import { ActorTree } from './actor-tree.tsx';
import { Breaks } from './breaks.tsx';
import { createCalling } from './calling.ts';
import { arrowOf, type Charts } from './chart-reading.ts';
import { Controls } from './controls.tsx';
import { Desk } from './desk.tsx';
import { Details } from './details.tsx';
import { lastMoved } from './follow.ts';
import type { Link } from './link.ts';
import { ownPage } from './moment-address.ts';
import { machinesIn, namesIn } from './names.ts';
import { Picture } from './picture.tsx';
import { SendEvent } from './send-event.tsx';
import { Sequence } from './sequence.tsx';
import { TakenArrows } from './taken-arrows.tsx';
import type { Tools } from './tools.ts';
import { type Language, wordsIn } from './words.ts';

type Props = { readonly link: Link; readonly language: Language; readonly docked: boolean };

/** Its charts come after the inspector itself. */
function useCharts(): Charts | null {
  const [charts, setCharts] = useState<Charts | null>(null);
  useEffect(() => {
    // Without them arrows and states to stop at are missing, and everything else is there.
    import('./charts.ts').then(({ loadCharts }) => loadCharts()).then(setCharts, () => undefined);
  }, []);
  return charts;
}

/** The local inspector: the actors of one page of the app, their states, and the messages between them. */
export function Inspector({ link, language, docked }: Props) {
  useSyncExternalStore(link.onChange, link.version);
  const charts = useCharts();
  const [search, setSearch] = useState('');
  const [folded, setFolded] = useState(false);
  const [follow, setFollow] = useState(true);
  const [chosen, setChosen] = useState<string | null>(null);
  const tools = useMemo((): Tools => {
    const names = namesIn(language);
    return { link, charts, names, say: wordsIn(language), called: createCalling(link.record, names, charts) };
  }, [link, language, charts]);
  const machines = useMemo(() => machinesIn(language), [language]);
  const { say, called } = tools;
  const cursor = link.cursor();
  const actors = link.record.actors(cursor);
  const followed = follow ? lastMoved(link.record, cursor) : undefined;
  const wanted = followed ?? chosen;
  const actor =
    (wanted === null ? undefined : link.record.actor(wanted)) ??
    actors.find(({ machine }) => machine !== null);
  const moment = actor && link.record.moment(actor.id, cursor);
  const arrows = charts ? (moment?.taken ?? []).flatMap((taken) => arrowOf(charts, taken) ?? []) : [];
  const choose = (id: string) => {
    setChosen(id);
    setFollow(false);
  };
  return (
    <div className="inspector" data-folded={folded}>
      <Controls {...tools} search={search} onSearch={setSearch} docked={docked}>
        {docked && (
          <>
            <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
              {say(folded ? 'unfold' : 'fold')}
            </button>
            <button
              type="button"
              onClick={() => {
                window.open(ownPage, 'vestibulo-inspector', 'popup,width=1200,height=820');
                setFolded(true);
              }}
            >
              {say('window')}
            </button>
          </>
        )}
      </Controls>
      {!folded && <About say={say} open={!docked} />}
      {(link.watched() ?? link.opened() ?? link.closed()) === null ? (
        <p className="nobody">{say('nobody')}</p>
      ) : (
        <Desk say={say} docked={docked}>
          <ActorTree
            {...tools}
            actors={actors}
            search={search}
            chosen={actor?.id}
            follow={follow}
            onChoose={choose}
            onFollow={(on) => {
              setFollow(on);
              // Switched off, it stays where it is.
              if (!on) setChosen(actor?.id ?? null);
            }}
          />
          <section className="picture" aria-label={say('picture')}>
            {actor?.machine ? (
              <>
                <Picture
                  say={say}
                  title={called(actor.id)}
                  machine={actor.machine}
                  value={moment?.value ?? null}
                  arrows={arrows.map(({ id }) => id)}
                />
                <TakenArrows say={say} arrows={arrows} />
              </>
            ) : (
              <p>{say('noPicture')}</p>
            )}
          </section>
          <Sequence {...tools} search={search} onChoose={choose} />
          <section className="details" aria-label={say('details')}>
            {actor && moment && <Details {...tools} actor={actor} moment={moment} />}
            {actor && link.watched() !== null && (
              <SendEvent link={link} say={say} actor={actor.id} key={actor.id} />
            )}
            <Breaks {...tools} machine={actor?.machine ?? null} machines={machines} />
          </section>
        </Desk>
      )}
    </div>
  );
}
