import { differencesOf } from './compare.ts';
import type { Opened } from './log.ts';
import type { Tools } from './tools.ts';

type Props = Tools & {
  readonly other: Opened & { readonly name: string };
  readonly onClose: () => void;
};

/** Where the machines of this recording went another way than those of another one; each leads to its line. */
export function Comparison({ link, say, names, other, onClose }: Props) {
  const differences = differencesOf(link.record.lines(), other.lines);
  const stateOf = (machine: string, side: { readonly states: string } | null) =>
    side
      ? side.states
          .split(', ')
          .map((path) => `${names.state(machine, path)} (${path})`)
          .join(', ')
      : say('noStep');
  return (
    <section className="comparison" aria-label={say('compared', { name: other.name })}>
      <p>
        {say(differences.length === 0 ? 'allSame' : 'compared', { name: other.name })}{' '}
        <button type="button" onClick={onClose}>
          {say('close')}
        </button>
      </p>
      <ul>
        {differences.map(({ machine, same, here, there }) => (
          <li key={machine}>
            <button type="button" disabled={!here} onClick={() => here && link.goTo(here.line)}>
              {names.machine(machine)}
            </button>{' '}
            {say('differs', { same, here: stateOf(machine, here), there: stateOf(machine, there) })}
          </li>
        ))}
      </ul>
    </section>
  );
}
