import { find, report } from './ask.mjs';
import { calm, inMoney, make, playRound, showBalance, sitDown, wait } from './table.mjs';
import { say } from './words.mjs';

// Five reels of three. The server decides the symbols and the win; this page shows them.

const rows = 3;

/** Milliseconds: the least turn of the reels, from one stop to the next, and how long each line shows. */
const turning = 650;
const between = 170;
const shownFor = 900;

/** The most lines it draws: more would be a scribble. */
const mostDrawn = 20;

/** The price of a round at first, where the game allows it. */
const usualStake = 1;

let rules = null;
let chosen = { lines: 0, coin: 0 };
let busy = false;

const reels = () => [...find('#reels').children];

function picture(symbol) {
  return make('img', { src: `/symbols/${symbol}.svg`, alt: '', draggable: 'false' });
}

function cell(symbol) {
  return make('div', { class: 'cell', 'data-symbol': symbol }, picture(symbol));
}

function setReel(reel, seen) {
  reel.replaceChildren(...seen.map(cell));
}

/** The symbols on the reels, for a screen reader. */
function tellReels(seen) {
  const reels = seen.map((symbols, at) => {
    return say('reel', { reel: at + 1, symbols: symbols.map((one) => say(one)).join(', ') });
  });
  find('#reels').setAttribute('aria-label', reels.join('. '));
}

const stake = () => rules.lineChoices[chosen.lines] * Number(rules.coins[chosen.coin]);

function showChoices() {
  find('#lines-now').textContent = String(rules.lineChoices[chosen.lines]);
  find('#coin-now').textContent = inMoney(rules.coins[chosen.coin]);
  find('#total').textContent = inMoney(stake());
  const ends = [
    ['#lines-less', chosen.lines === 0],
    ['#lines-more', chosen.lines === rules.lineChoices.length - 1],
    ['#coin-less', chosen.coin === 0],
    ['#coin-more', chosen.coin === rules.coins.length - 1],
  ];
  for (const [button, end] of ends) find(button).setAttribute('aria-disabled', String(end || busy));
}

function choose(what, by, count) {
  const next = chosen[what] + by;
  if (busy || next < 0 || next >= count()) return;
  chosen = { ...chosen, [what]: next };
  showChoices();
  if (what === 'lines') drawLines(rules.lineChoices[chosen.lines]);
}

/** Draws the lines in play faintly, and the winning lines brightly. */
function drawLines(played, won = null) {
  const shown =
    won === null
      ? rules.lines.slice(0, Math.min(played, mostDrawn)).map((line, at) => [line, at])
      : [[rules.lines[won], won]];
  find('#lines').replaceChildren(
    ...shown.map(([line, at]) => {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
      path.setAttribute('points', line.map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`).join(' '));
      path.setAttribute('class', won === null ? 'hint' : 'won');
      path.style.setProperty('--turn', `${(at * 47) % 360}deg`);
      return path;
    }),
  );
}

function startReels() {
  find('#lines').replaceChildren();
  for (const [at, reel] of reels().entries()) {
    const blur = Array.from({ length: 6 }, (_, n) => rules.symbols[(at * 3 + n * 2) % rules.symbols.length]);
    if (!calm()) {
      reel.replaceChildren(make('div', { class: 'strip' }, ...[...blur, ...blur].map(cell)));
      reel.classList.add('turning');
    }
  }
}

async function stopReels(seen) {
  for (const [at, reel] of reels().entries()) {
    await wait(at === 0 ? 0 : between);
    reel.classList.remove('turning');
    setReel(reel, seen[at]);
    reel.classList.add('landed');
  }
  tellReels(seen);
}

function mark({ line, count }, on) {
  for (const [reel, row] of rules.lines[line].slice(0, count).entries()) {
    reels()[reel].children[row].classList.toggle('won', on);
  }
}

async function showWins(wins) {
  for (const win of wins) mark(win, true);
  for (const win of wins.slice(0, 6)) {
    drawLines(0, win.line);
    await wait(shownFor);
  }
}

function sentence({ win, shown }) {
  if (shown.jackpot) return say('jackpot', { amount: inMoney(shown.jackpot) });
  if (Number(win) === 0) return say('nothing');
  const lines = shown.wins.map(({ line, symbol, count, amount }) =>
    say('line', { line: line + 1, count, symbol: say(symbol), amount: inMoney(amount) }),
  );
  // When the text does not fit on one line, each part gets a line of its own.
  const parts = [say('win', { amount: inMoney(win) }), ...lines.slice(0, 3)];
  return parts.map((part) => part.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}

function setBusy(now) {
  busy = now;
  find('#go').setAttribute('aria-disabled', String(now));
  find('#go').textContent = say(now ? 'spinning' : 'spin');
  showChoices();
}

async function turn() {
  if (busy) return;
  setBusy(true);
  const before = reels().map((reel) => [...reel.children].map((one) => one.dataset.symbol));
  startReels();
  report(say('spinning'));
  const bet = { lines: rules.lineChoices[chosen.lines], coin: rules.coins[chosen.coin] };
  const [answer] = await Promise.all([playRound(bet), wait(turning)]);
  await stopReels(answer ? answer.shown.reels : before);
  setBusy(false);
  if (!answer) return;
  showBalance(answer.balance);
  report(sentence(answer), Number(answer.win) > 0 ? 'win' : '');
  await showWins(answer.shown.wins);
}

function showPays() {
  const row = (symbol) => {
    const paid = rules.pays[symbol].map((times, n) => {
      return make('span', {}, make('b', {}, `${n + rows}×`), ` ${times}`);
    });
    return make('li', {}, picture(symbol), make('span', { class: 'name' }, say(symbol)), ...paid);
  };
  find('#pays').replaceChildren(...rules.symbols.map(row));
}

sitDown((entered) => {
  rules = entered.rules;
  const lines = rules.lineChoices.length - 1;
  const coin = rules.coins.findIndex((one) => Number(one) * rules.lineChoices[lines] >= usualStake);
  chosen = { lines, coin: Math.max(0, coin) };
  const first = Array.from({ length: 5 }, (_, at) => {
    return [0, 1, 2].map((row) => rules.symbols[(at * 2 + row * 3) % rules.symbols.length]);
  });
  find('#reels').replaceChildren(...first.map(() => make('div', { class: 'reel' })));
  for (const [at, reel] of reels().entries()) setReel(reel, first[at]);
  tellReels(first);
  showPays();
  showChoices();
  drawLines(rules.lineChoices[chosen.lines]);
  report(say('ready'));
  for (const [what, list] of [
    ['lines', () => rules.lineChoices.length],
    ['coin', () => rules.coins.length],
  ]) {
    find(`#${what}-less`).addEventListener('click', () => choose(what, -1, list));
    find(`#${what}-more`).addEventListener('click', () => choose(what, 1, list));
  }
  find('#go').addEventListener('click', turn);
});
