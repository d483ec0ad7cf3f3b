import type { Load } from './calls-load.ts';
import type { Keystroke, Opening } from './dialogs.ts';
import type { Lobby } from './lobby.ts';
import type { MoneyLoad } from './money-load.ts';
import type { Pages, ProfileName } from './page-visits.ts';
import type { Records } from './records.ts';
import type { Watching } from './watching.ts';

/** All that one run measured; times in milliseconds, sizes in bytes. */
export type Report = {
  readonly machine: { readonly cpus: number; readonly load: number; readonly node: string };
  readonly rounds: number;
  readonly pages: Readonly<Record<ProfileName, Pages>>;
  /** The app over the bare page. */
  readonly ratios: Readonly<Record<ProfileName, Readonly<Record<string, number | null>>>>;
  readonly loginDialog: Readonly<Record<ProfileName, Opening>>;
  readonly registrationDialog: Readonly<Record<ProfileName, Opening>>;
  readonly keystroke: Keystroke;
  readonly watching: Watching;
  readonly lobby: Lobby;
  readonly records: Records;
  readonly gateway: {
    readonly ready: number;
    readonly memory: { readonly atStart: number; readonly afterLoad: number };
    readonly calls: Readonly<Record<string, Load>>;
    /** Bytes of one further page of a list of games. */
    readonly furtherPage: number;
    readonly money: MoneyLoad;
  };
};

function shown(figure: number): string {
  const text =
    figure < 10 ? String(Math.round(figure * 1_000) / 1_000) : Math.round(figure).toLocaleString('en');
  return text.padStart(10);
}

/** The report as lines for people. */
export function linesOf(report: Report): string[] {
  const { pages, ratios, loginDialog, registrationDialog, keystroke, lobby, gateway, machine, rounds } =
    report;
  const { firstTiles, scroll, search, filter, hover } = lobby;
  const share = (part: number) => `${(part * 100).toFixed(1)} %`;
  const dialog = (name: string, { took, bytes }: Opening) =>
    `  ${name.padEnd(22)}${shown(took)} ms, ${shown(bytes)} bytes fetched`;
  const megabytes = (bytes: number) => Math.round(bytes / 1024 ** 2);
  const visits = Object.entries(pages).flatMap(([profile, { app, bare }]) => [
    '',
    `${profile.padEnd(24)}       app      bare     ratio`,
    ...Object.keys(app).map((key) => {
      const figure = key as keyof typeof app;
      const ratio = ratios[profile as ProfileName][key];
      return `  ${key.padEnd(22)}${shown(app[figure])}${shown(bare[figure])}${ratio === null || ratio === undefined ? '' : shown(ratio)}`;
    }),
    dialog('login dialog', loginDialog[profile as ProfileName]),
    dialog('registration dialog', registrationDialog[profile as ProfileName]),
  ]);
  const calls = Object.entries(gateway.calls).map(
    ([call, { perSecond, p95, refused }]) =>
      `  ${call.padEnd(22)}${shown(perSecond)} a second, p95 ${p95} ms${refused ? `, ${refused} refused` : ''}`,
  );
  const { ledger, mixed, conserved } = gateway.money;
  return [
    `${rounds} rounds, ${machine.cpus} CPUs, load ${machine.load.toFixed(1)}, Node ${machine.node}`,
    ...visits,
    '',
    `a keystroke in the largest form, ${keystroke.fields} fields, 4x CPU: ${keystroke.median.toFixed(1)} ms, p95 ${keystroke.p95.toFixed(1)} ms`,
    `a thousand events a second cost ${share(report.watching.traced)} of it to keep a trace, ${share(report.watching.inspected)} to be inspected (in Node)`,
    '',
    'a game list of ten thousand games, 4x CPU',
    `  first tiles ${Math.round(firstTiles.app)} ms, a plain list ${Math.round(firstTiles.bare)} ms (slow 4G)`,
    `  scrolling to tile ${scroll.tiles}: ${share(scroll.dropped)} of frames dropped, a plain list ${share(scroll.bareDropped)}; heap ${megabytes(scroll.heap)} MB`,
    `  searching: ${Math.round(search.painted)} ms to the next paint (p95), ${Math.round(search.answered)} ms to the answer`,
    `  a filter ${Math.round(filter)} ms, the vendors of a category ${Math.round(hover)} ms`,
    '',
    `records of ${report.records.rows.toLocaleString('en')} rows: answered in ${Math.round(report.records.answered)} ms (p95); a press ${Math.round(report.records.painted)} ms to the next paint (p95, 4x CPU)`,
    '',
    'sandbox',
    ...calls,
    `  a further page of games: ${gateway.furtherPage.toLocaleString('en')} bytes`,
    `  money moved: ${Math.round(ledger.perSecond)} acts a second, p95 ${ledger.p95} ms, by ${ledger.clients} at once`,
    `  ${mixed.sessions} mixed sessions for ${mixed.seconds} s: ${Math.round(mixed.perSecond)} calls a second, p95 ${mixed.p95} ms, ${mixed.refused} failed; money ${conserved ? 'conserved' : 'NOT conserved'}`,
    `  ready in ${Math.round(gateway.ready)} ms; ${megabytes(gateway.memory.atStart)} MB, ${megabytes(gateway.memory.afterLoad)} MB after the load`,
  ];
}
