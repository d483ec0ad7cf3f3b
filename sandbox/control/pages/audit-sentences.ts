import * as z from 'zod/mini';
import type { AuditEntry } from '#contract/system/audit.ts';
import { sayIn } from './control-words.ts';
import { charts, type Language, readJson, Text, wordFiles } from './scenarios-list.ts';

const Texts = z.record(z.string(), Text);

/** The words of one machine for the flow book; the words of events that many machines have. */
const MachineWords = z.object({ title: Text, events: z.optional(Texts), actors: z.optional(Texts) });
const SharedWords = z.object({ events: z.optional(Texts), actors: z.optional(Texts) });

type Book = {
  readonly own: z.infer<typeof MachineWords> | null;
  readonly shared: z.infer<typeof SharedWords>;
  /** Names of states, by their last word, or by machine and last word. */
  readonly states: z.infer<typeof Texts>;
};

/** The event by name: the book's sentence, or what the runtime's own events mean. */
function eventText(event: string, { own, shared }: Book, language: Language): string {
  const say = sayIn(language);
  const known = (own?.events?.[event] ?? shared.events?.[event])?.[language];
  if (known) return known;
  const [, kind, rest = ''] = /^xstate\.(done|error|after)\.(?:actor\.)?(.*)$/.exec(event) ?? [];
  if (kind === undefined) return event === '' ? say('by itself', 'por sí sola') : event;
  if (kind === 'after') return say('a time has passed', 'pasó un tiempo');
  const who = (own?.actors?.[rest] ?? shared.actors?.[rest])?.[language] ?? rest;
  return kind === 'done'
    ? say(`${who}: ended well`, `${who}: terminó bien`)
    : say(`${who}: failed`, `${who}: falló`);
}

function statesText({ machine, states }: AuditEntry, { states: names }: Book, language: Language): string {
  const nameOf = (state: string) => {
    const leaf = state.split('.').at(-1) ?? state;
    return (names[`${machine}/${leaf}`] ?? names[leaf])?.[language] ?? state;
  };
  return states.map(nameOf).join(', ');
}

function sentence(entry: AuditEntry, book: Book, language: Language): string {
  const say = sayIn(language);
  const { kind, machine, taken, lost } = entry;
  const name = say(`“${book.own?.title.en ?? machine}”`, `«${book.own?.title.es ?? machine}»`);
  const where = statesText(entry, book, language);
  if (kind === 'began') return say(`${name} begins: ${where}.`, `${name} empieza: ${where}.`);
  if (kind === 'done') return say(`${name} came to its end.`, `${name} llegó a su fin.`);
  if (kind === 'failed') return say(`${name} broke off by an error.`, `${name} se cortó por un error.`);
  if (kind === 'stopped')
    return say(`${name} was stopped before its end.`, `${name} se detuvo antes de su fin.`);
  if (kind === 'lost')
    return say(
      `${lost} entries did not fit and are missing here.`,
      `${lost} entradas no cupieron y faltan aquí.`,
    );
  const events = [...new Set(taken.map(({ event }) => eventText(event, book, language)))].join('; ');
  return say(`${name}: ${events}. Now: ${where}.`, `${name}: ${events}. Ahora: ${where}.`);
}

/** What each entry of a chain says, as a sentence in the words of the flow book. */
export async function auditSentences(entries: readonly AuditEntry[], language: Language): Promise<string[]> {
  const files = await wordFiles();
  const shared = await readJson(SharedWords, new URL('words.json', charts));
  const states = await readJson(Texts, new URL('state-names.json', charts));
  const machines = [...new Set(entries.map(({ machine }) => machine))];
  const known = await Promise.all(
    machines.map(async (machine) => {
      const file = files.get(machine);
      return [machine, file ? await readJson(MachineWords, new URL(file, charts)) : null] as const;
    }),
  );
  const words = new Map(known);
  return entries.map((entry) =>
    sentence(entry, { own: words.get(entry.machine) ?? null, shared, states }, language),
  );
}
