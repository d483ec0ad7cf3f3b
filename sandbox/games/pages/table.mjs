import { ask, askAgain, find, Refused, report } from './ask.mjs';
import { figure, money, say, sayAll } from './words.mjs';

// The parts that all games share: ticket, session, balance, and messages to the app around the frame.

const appOrigins = (document.documentElement.dataset.app ?? '').split(' ').filter(Boolean);
const framed = window.parent !== window;

/** Milliseconds a request may take, and how often the page asks for a round before it tells the player. */
const patience = 8_000;
const again = { patience, tries: 4, asking: say('asking') };

let play = '';
let currency = '';
let back = '/';
let balance = null;

/** Tells the app around the frame what happened: no amount, no name, no secret. */
function tell(what) {
  if (!framed) return;
  for (const origin of appOrigins) window.parent.postMessage({ type: 'vestibulo.game', what }, origin);
}

export function showBalance(amount) {
  find('#balance').textContent = money(amount, currency);
  if (balance !== null && balance !== amount) tell('balance');
  balance = amount;
}

export const inMoney = (amount) => money(amount, currency);

function stop(code) {
  tell('error');
  document.body.dataset.state = 'stopped';
  find('#veil-text').textContent = say(code);
  find('#veil').hidden = false;
  find('#table').inert = true;
}

let open = null;

/** Refusals of member protection. */
const held = ['PROTECTED', 'CHECK', 'LEFT'];

/** Sixteen random bytes; a page over plain HTTP has no `randomUUID`. */
function newRoundId() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/**
 * Plays one round. Each press makes a new id and keeps it until an answer comes, whatever the network does.
 * Returns the answer, or null after it has told the player why there is none.
 */
export async function playRound(bet) {
  open ??= { roundId: newRoundId(), bet };
  try {
    const answer = await askAgain('/round', { play, ...open }, again);
    open = null;
    return answer;
  } catch (error) {
    const code = error instanceof Refused ? error.code : 'LOST';
    if (code !== 'LOST') open = null;
    if (code === 'ENDED') stop(code);
    // The app beside the game shows what holds the bet back: it asks the gateway at once.
    if (held.includes(code)) tell('balance');
    report(say(code), 'no');
    return null;
  }
}

/** Switches to another game of the lobby. Returns the game, or null after it has told the player why not. */
export async function choose(game) {
  try {
    const chosen = await askAgain('/choose', { play, game }, again);
    dress(chosen);
    showBalance(chosen.balance);
    return chosen;
  } catch (error) {
    const code = error instanceof Refused ? error.code : 'LOST';
    if (code === 'ENDED') stop(code);
    report(say(code), 'no');
    return null;
  }
}

function leave() {
  tell('leave');
  const from = appOrigins.find((origin) => document.referrer.startsWith(`${origin}/`)) ?? appOrigins[0];
  if (!framed && from) window.location.assign(from + back);
}

/** A game's name in the page's language. */
export const nameOf = (game) => game[`name${document.documentElement.lang === 'en' ? 'En' : 'Es'}`];

function dress({ game }) {
  document.title = nameOf(game);
  find('#title').textContent = document.title;
  let hue = 0;
  for (const letter of game.key) hue = (hue * 31 + letter.charCodeAt(0)) % 360;
  document.documentElement.style.setProperty('--hue', String(hue));
  find('#rtp').textContent = say('rtp', { rtp: figure(game.rtp) });
}

/**
 * Exchanges the ticket of the address for a play session, and removes it from the address. Calls `begin` with the game.
 */
export async function sitDown(begin) {
  const query = new URLSearchParams(window.location.search);
  const ticket = query.get('ticket') ?? '';
  window.history.replaceState(null, '', `${window.location.pathname}?lang=${document.documentElement.lang}`);
  sayAll();
  find('#leave').addEventListener('click', leave);
  find('#veil-leave').addEventListener('click', leave);
  try {
    const entered = await ask('/enter', { ticket }, patience);
    play = entered.play;
    currency = entered.currency;
    back = entered.back;
    dress(entered);
    showBalance(entered.balance);
    begin(entered, query.get('view') ?? '');
    find('#veil').hidden = true;
    find('#table').inert = false;
    document.body.dataset.state = 'open';
    tell('ready');
  } catch (error) {
    stop(error instanceof Refused ? 'ENDED' : 'UNREACHABLE');
  }
}

/** Whether the person prefers less motion. */
export const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export const wait = (milliseconds) =>
  new Promise((resolve) => setTimeout(resolve, calm() ? 0 : milliseconds));

/** An element with its attributes and children; a string becomes a text node. */
export function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}
