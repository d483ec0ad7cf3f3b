import type { Trace } from '#src/watch/trace.ts';
import type { Language } from '../book/words.ts';
import { plain } from '../walk/plain.ts';
import { counted, labels } from './labels.ts';
import type { Named } from './sentences.ts';
import { statesOf } from './state.ts';
import type { Entry, Who } from './trace-list.ts';
import type { Apart, Walk } from './trace-walk.ts';

/** Words of a stranger, of which a terminal is told nothing but letters. */
function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');
}

/** Two digits of minutes and of seconds, and the milliseconds: 01:02.345. */
export function clock(ms: number): string {
  const whole = Math.round(ms);
  const two = (count: number) => String(count).padStart(2, '0');
  const [minutes, seconds] = [Math.floor(whole / 60_000), Math.floor(whole / 1_000) % 60];
  return `${two(minutes)}:${two(seconds)}.${String(whole % 1_000).padStart(3, '0')}`;
}

/** What happened, where, and what was saved: one line after the other. */
export function textIn(language: Language) {
  const say = labels[language];
  const where = (states: readonly Named[]) =>
    states.map(({ path, name }) => (name ? `${name} (${path})` : path)).join(' + ');

  /** The gateway's clock beside the browser's, in seconds. */
  function clocks(ahead: number): string {
    const seconds = Math.abs(ahead / 1_000).toFixed(1);
    return `${say.clock}: ${seconds} s ${ahead < 0 ? say.behind : say.ahead}`;
  }

  function head(saved: Trace): string {
    const {
      product,
      brand,
      browser,
      viewport,
      savedAt,
      note,
      faults = [],
      clockAhead,
      armed,
      ...trace
    } = saved;
    const on = `${browser}, ${viewport.width} × ${viewport.height}`;
    return [
      `${brand.name} (${brand.merchantCode}) ${product}, ${trace.language}, ${on}, ${say.savedAt} ${savedAt}`,
      ...(note ? [`“${note}”`] : []),
      ...(clockAhead === undefined ? [] : [clocks(clockAhead)]),
      ...(armed ?? []).map(
        ({ call, kind, nth, times, arrivals }) =>
          `${say.armed}: ${call}: ${kind} (nth ${nth}, times ${times}, arrivals ${arrivals})`,
      ),
      ...faults.map(({ what, names }) => `${say.reported}: ${what}: ${names.join('; ')}`),
    ]
      .map(printable)
      .join('\n');
  }

  function name({ actor, machine, call, title }: Who): string {
    return call ? `${title} (${actor})` : `${title} (${[machine, actor].filter(Boolean).join(', ')})`;
  }

  function sender({ who, from }: Entry): string {
    if (!from) return say.outside;
    return from.actor === who.actor ? say.itself : `${say.from} ${name(from)}`;
  }

  /** Where an actor goes another way, as a sentence. */
  function difference({ saved, now, error }: Apart): string {
    const [was, is] =
      error === undefined && plain(saved.value) === plain(now.value)
        ? [saved, now].map(({ taken }) => taken.join(' ; ') || say.nothing)
        : [saved, now].map(({ value }) => statesOf(value).join(' + '));
    return `${say.saved}: ${was}; ${say.now}: ${error === undefined ? is : `${say.cannotBegin} (${error})`}`;
  }

  function outcome({ status = 'open', error, ms }: Entry): string {
    const failed = error ? ` (${error})` : '';
    if (ms === undefined || status === 'open') return `${say[status]}${failed}`;
    return `${say[status]}${failed} ${status === 'stopped' ? say.after : say.in} ${Math.round(ms)} ms`;
  }

  function happening(entry: Entry): string {
    const { what, event, from, fate, states = [], who, status, error, path } = entry;
    if (what === 'loaded' || what === 'moved') return `${say[what]} ${path}`;
    if (what === 'was') return `${say.wasIn} ${where(states)}`;
    if (what === 'begins') {
      const there = fate === 'waits' ? say.waits : `${say.begins} ${where(states)}`;
      return from ? `${there}, ${say.startedBy} ${name(from)}` : there;
    }
    if (what === 'call')
      return `${from ? `${name(from)} ` : ''}${who.call ? say.calls : say.runs} ${name(who)}: ${outcome(entry)}`;
    if (what === 'ends') {
      const end = say.atEnd[status === 'open' || !status ? 'done' : status];
      return `${end}${error ? ` (${error})` : ''}`;
    }
    return fate === 'arrives' ? say.arrives : `${event?.said}, ${sender(entry)}`;
  }

  function details({ what, fate, taken = [], does = [], states = [], apart }: Entry): readonly string[] {
    return [
      ...(what === 'event' && (fate === 'ignored' || fate === 'waits') ? [say[fate]] : []),
      ...taken.flatMap(({ id, condition }) => (condition ? [id, `  ${condition}`] : [id])),
      ...(fate === 'taken' ? [`→ ${where(states)}`] : []),
      ...does.map((one) => `· ${one}`),
      ...(apart ? [`${say.different}  ${difference(apart)}`] : []),
    ];
  }

  function entry(one: Entry): string {
    const at = one.at === null ? say.before : clock(one.at);
    const first =
      one.what === 'call' || one.path !== undefined ? happening(one) : `${name(one.who)}  ${happening(one)}`;
    return [`${at.padEnd(9)}  ${first}`, ...details(one).map((line) => `${' '.repeat(11)}${line}`)]
      .map(printable)
      .join('\n');
  }

  /** How many actors were walked again and how many steps they made, and each place where one goes another way. */
  function sum(entries: readonly Entry[], walks: readonly Walk[]): string {
    const apart = walks.filter((walk) => walk.apart);
    const steps = walks
      .flatMap((walk) => walk.steps)
      .filter(({ of, micro }) => of !== null && micro.some(({ taken }) => taken.length > 0)).length;
    const result = apart.length === 0 ? say.allAsSaved : counted(apart.length, say.differ);
    return [
      `${counted(walks.length, say.actors)}, ${counted(steps, say.steps)}: ${result}`,
      ...entries.flatMap(({ at, who, event, apart: place }) =>
        place
          ? [
              `${at === null ? say.before : clock(at)}  ${name(who)}  ${event?.type ?? say.beginning}: ${difference(place)}`,
            ]
          : [],
      ),
    ]
      .map(printable)
      .join('\n');
  }

  return { head, entry, sum };
}
