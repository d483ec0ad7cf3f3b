import type { Report } from './report.ts';

/** A figure and what it should not exceed. */
type Aim = { readonly what: string; readonly is: number; readonly most: number; readonly unit: string };

const kilobyte = 1024;
const slow = 'slow 4G, 4x CPU';

/** What the product wants to be, in figures of one run. */
function aims(report: Report): Aim[] {
  const { pages, loginDialog, registrationDialog, keystroke, watching, lobby, records, gateway } = report;
  const { app, bare } = pages[slow];
  const { ledger, mixed, conserved } = gateway.money;
  const failed = ledger.refused + mixed.refused;
  return [
    { what: 'JavaScript before the home is idle', is: app.js / kilobyte, most: 130, unit: 'kB' },
    { what: 'LCP of the home, against the bare page', is: app.lcp, most: bare.lcp, unit: 'ms' },
    { what: 'CLS', is: app.cls, most: 0.02, unit: '' },
    { what: 'TBT', is: app.tbt, most: 200, unit: 'ms' },
    { what: 'Opening the login dialog', is: loginDialog[slow].took, most: 100, unit: 'ms' },
    { what: 'Opening the registration dialog', is: registrationDialog[slow].took, most: 150, unit: 'ms' },
    { what: 'A keystroke in the largest form', is: keystroke.median, most: 8, unit: 'ms' },
    {
      what: 'A thousand events a second, inspected, of a second',
      is: watching.inspected,
      most: 0.05,
      unit: '',
    },
    {
      what: 'First tiles of a game list, against a plain list',
      is: lobby.firstTiles.app,
      most: 1.5 * lobby.firstTiles.bare,
      unit: 'ms',
    },
    { what: 'Frames dropped while scrolling a game list', is: lobby.scroll.dropped, most: 0.05, unit: '' },
    { what: 'Heap after scrolling a game list', is: lobby.scroll.heap / kilobyte ** 2, most: 60, unit: 'MB' },
    { what: 'A keystroke in the search of a game list', is: lobby.search.painted, most: 50, unit: 'ms' },
    { what: 'A filter of a game list', is: lobby.filter, most: 150, unit: 'ms' },
    { what: 'The vendors of a category', is: lobby.hover, most: 100, unit: 'ms' },
    { what: 'A page of long records, p95', is: records.answered, most: 60, unit: 'ms' },
    { what: 'A press in long records', is: records.painted, most: 150, unit: 'ms' },
    { what: 'Gateway calls before first content', is: app.callsBeforeContent, most: 3, unit: '' },
    {
      what: 'A list of games for 50 at once, p95',
      is: gateway.calls.gameList?.p95 ?? 0,
      most: 30,
      unit: 'ms',
    },
    { what: 'A further page of games', is: gateway.furtherPage / kilobyte, most: 15, unit: 'kB' },
    { what: 'Calls that failed while money moved', is: failed, most: 0, unit: '' },
    { what: 'Books that do not hold after the load', is: conserved ? 0 : 1, most: 0, unit: '' },
    { what: 'Sandbox ready on a warm database', is: gateway.ready, most: 2_000, unit: 'ms' },
  ];
}

function shown(figure: number, unit: string): string {
  const text = figure < 1 ? Math.round(figure * 1_000) / 1_000 : Math.round(figure);
  return unit ? `${text} ${unit}` : String(text);
}

/** One sentence for each aim that is missed. */
export function shortfalls(report: Report): string[] {
  return aims(report)
    .filter(({ is, most }) => is > most)
    .map(({ what, is, most, unit }) => `${what}: ${shown(is, unit)}, ${shown(most, unit)} at most`);
}
