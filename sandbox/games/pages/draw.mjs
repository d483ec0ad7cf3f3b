import { find, report } from './ask.mjs';
import { calm, choose, inMoney, make, nameOf, playRound, showBalance, sitDown, wait } from './table.mjs';
import { figure, say } from './words.mjs';

// One number of a hundred. The server draws it; this page takes bets and shows the outcome.

/**
 * Milliseconds: the least turn of the drums, the time between two digits shown, and from the first drum's
 * stop to the second's.
 */
const turning = 900;
const change = 60;
const between = 450;

const columns = 10;

let rules = null;
let busy = false;
const bets = new Set();

const buttons = () => [...document.querySelectorAll('[data-bet]')];
const chip = () => find('input[name=chip]:checked').value;

function showTotal() {
  find('#total').textContent = inMoney(bets.size * Number(chip()));
  find('#go').setAttribute('aria-disabled', String(busy || bets.size === 0));
  find('#clear').setAttribute('aria-disabled', String(busy || bets.size === 0));
}

function forgetWins() {
  for (const button of buttons()) button.classList.remove('won', 'drawn');
}

function toggle(button) {
  const { bet } = button.dataset;
  if (busy) return;
  forgetWins();
  if (!bets.delete(bet)) {
    if (bets.size >= rules.mostBets) return report(say('full', { most: rules.mostBets }), 'no');
    bets.add(bet);
  }
  button.setAttribute('aria-pressed', String(bets.has(bet)));
  showTotal();
}

function betButton(bet, text, label = null) {
  const attributes = { type: 'button', 'data-bet': bet, 'aria-pressed': 'false', 'aria-label': label };
  const button = make('button', attributes, text);
  button.addEventListener('click', () => toggle(button));
  return button;
}

/** The hundred numbers are one stop of the Tab key; arrow keys move among them. */
function walk(numbers) {
  const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
  for (const [at, button] of numbers.entries()) button.tabIndex = at === 0 ? 0 : -1;
  find('#numbers').addEventListener('keydown', (pressed) => {
    const at = numbers.indexOf(document.activeElement);
    const ends = { Home: 0, End: numbers.length - 1 };
    const to = pressed.key in ends ? ends[pressed.key] : at + (steps[pressed.key] ?? 0);
    if (at < 0 || to === at || !numbers[to]) return;
    pressed.preventDefault();
    numbers[at].tabIndex = -1;
    numbers[to].tabIndex = 0;
    numbers[to].focus();
  });
}

function lay() {
  const { number, ending, group } = rules.times;
  const times = { number: figure(number), ending: figure(ending), group: figure(group) };
  find('#times').textContent = say('paysDraw', times);
  find('#groups').replaceChildren(...rules.groups.map((group) => betButton(group, say(group))));
  const numbers = Array.from({ length: 100 }, (_, n) => {
    const text = String(n).padStart(2, '0');
    return betButton(text, text);
  });
  find('#numbers').replaceChildren(...numbers);
  walk(numbers);
  find('#endings').replaceChildren(
    ...Array.from({ length: 10 }, (_, n) => betButton(`*${n}`, `–${n}`, say('ending', { digit: n }))),
  );
  find('#chips').replaceChildren(
    ...rules.chips.map((amount, at) => {
      const id = `chip-${at}`;
      const input = make('input', { type: 'radio', name: 'chip', id, value: amount });
      input.checked = at === 0;
      input.addEventListener('change', showTotal);
      return make('span', { class: 'chip' }, input, make('label', { for: id }, inMoney(amount)));
    }),
  );
}

function setBusy(now) {
  busy = now;
  find('#go').textContent = say(now ? 'drawing' : 'draw');
  showTotal();
}

/** Turns the drums; the answer stops them one after the other. */
function turnDrums() {
  const drums = [find('#tens'), find('#units')];
  let at = 0;
  const timer = calm()
    ? null
    : setInterval(() => {
        at += 1;
        for (const [n, drum] of drums.entries()) {
          if (drum.classList.contains('turning')) drum.textContent = String((at * (n + 3)) % 10);
        }
      }, change);
  for (const drum of drums) drum.classList.add('turning');
  return async (number) => {
    const digits = number === null ? ['–', '–'] : [...String(number).padStart(2, '0')];
    for (const [n, drum] of drums.entries()) {
      await wait(n === 0 ? 0 : between);
      drum.classList.remove('turning');
      drum.textContent = digits[n];
    }
    clearInterval(timer);
  };
}

async function draw() {
  if (busy) return;
  if (bets.size === 0) return report(say('choose'), 'no');
  forgetWins();
  setBusy(true);
  report(say('drawing'));
  find('.drums').scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' });
  const stop = turnDrums();
  const [answer] = await Promise.all([playRound({ bets: [...bets], chip: chip() }), wait(turning)]);
  await stop(answer ? answer.shown.number : null);
  setBusy(false);
  if (!answer) return;
  const number = String(answer.shown.number).padStart(2, '0');
  for (const button of buttons()) {
    button.classList.toggle('drawn', button.dataset.bet === number);
    button.classList.toggle(
      'won',
      answer.shown.wins.some(({ bet }) => bet === button.dataset.bet),
    );
  }
  showBalance(answer.balance);
  const won = Number(answer.win) > 0;
  const came = won ? say('win', { amount: inMoney(answer.win) }) : say('nothing');
  report(`${say('drawn', { number })} ${came}`, won ? 'win' : '');
}

function forgetBets() {
  bets.clear();
  forgetWins();
  for (const button of buttons()) button.setAttribute('aria-pressed', 'false');
  showTotal();
}

/** Shows the lotteries of the lobby, or the draw of the current one. */
function show(lobby) {
  document.body.dataset.view = lobby ? 'lobby' : 'draw';
  if (lobby) find('#title').textContent = document.title = say('lobby');
  report(say(lobby ? 'pick' : 'ready'));
  find(lobby ? '#lotteries button' : '#numbers button').focus();
}

async function enterDraw(lottery) {
  if (!(await choose(lottery.id))) return;
  forgetBets();
  show(false);
}

function layLobby(lobby) {
  const entry = (lottery) => {
    const button = make('button', { type: 'button', class: 'plain' }, nameOf(lottery));
    button.addEventListener('click', () => enterDraw(lottery));
    return make('li', {}, button);
  };
  find('#lotteries').replaceChildren(...lobby.map(entry));
  find('#others').hidden = lobby.length === 0;
  find('#others').addEventListener('click', () => !busy && show(true));
}

sitDown((entered, view) => {
  rules = entered.rules;
  lay();
  layLobby(entered.lobby);
  showTotal();
  show(view === 'lobby' && entered.lobby.length > 0);
  find('#clear').addEventListener('click', () => {
    if (!busy) forgetBets();
  });
  find('#go').addEventListener('click', draw);
});
