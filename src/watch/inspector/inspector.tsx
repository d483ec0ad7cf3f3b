import { useState, useSyncExternalStore } from 'react';
import { ActorTree } from './actor-tree.tsx';
import { Breaks } from './breaks.tsx';
import { Controls } from './controls.tsx';
import { Details } from './details.tsx';
import type { Link } from './link.ts';
import { Picture } from './picture.tsx';
import { SendEvent } from './send-event.tsx';
import { Sequence } from './sequence.tsx';
import type { Say } from './words.ts';

type Props = { readonly link: Link; readonly say: Say; readonly docked: boolean };

/** The local inspector: the actors of one page of the app, their states, and the messages between them. */
export function Inspector({ link, say, docked }: Props) {
  useSyncExternalStore(link.onChange, link.version);
  const [search, setSearch] = useState('');
  const [folded, setFolded] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const cursor = link.cursor();
  const actors = link.record.actors(cursor);
  const actor = actors.find(({ id }) => id === chosen) ?? actors.find(({ machine }) => machine !== null);
  const moment = actor && link.record.moment(actor.id, cursor);
  const common = { link, say };
  return (
    <div className="inspector" data-folded={folded}>
      <Controls {...common} search={search} onSearch={setSearch}>
        {docked && (
          <button type="button" aria-expanded={!folded} onClick={() => setFolded(!folded)}>
            {say(folded ? 'unfold' : 'fold')}
          </button>
        )}
      </Controls>
      {link.watched() === null ? (
        <p className="nobody">{say('nobody')}</p>
      ) : (
        <div className="desk">
          <ActorTree {...common} actors={actors} search={search} chosen={actor?.id} onChoose={setChosen} />
          <section className="picture" aria-label={say('picture')}>
            {actor?.machine ? (
              <Picture machine={actor.machine} value={moment?.value ?? null} />
            ) : (
              <p>{say('noPicture')}</p>
            )}
          </section>
          <div className="details">
            {actor && moment && <Details actor={actor} moment={moment} say={say} />}
            {actor && <SendEvent {...common} actor={actor.id} key={actor.id} />}
            <Breaks {...common} machine={actor?.machine ?? null} />
          </div>
          <Sequence {...common} search={search} onChoose={setChosen} />
        </div>
      )}
    </div>
  );
}
