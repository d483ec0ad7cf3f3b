import { ask, find, Refused, report } from './ask.mjs';

// The chat with customer service: takes the ticket from the address, shows what was written, and asks for what is new.

const words = {
  es: {
    title: 'Atención al cliente',
    vip: 'Servicio VIP',
    opening: 'Abriendo el chat…',
    visitor: 'Escribes como visitante.',
    lines: 'Conversación',
    label: 'Tu mensaje',
    send: 'Enviar',
    sending: 'Enviando…',
    you: 'Tú',
    staff: 'Atención al cliente',
    wait: 'Espera aproximada: {minutes} min',
    waitNone: 'Te respondemos enseguida.',
    closed: 'Ahora no hay nadie. Deja tu mensaje: te respondemos aquí en cuanto abramos.',
    reference: 'Referencia de esta conversación: {reference}',
    again: 'Volver a intentar',
    ended: 'Atención al cliente dio por terminada la conversación. Si escribes, sigue.',
    LOST: 'No hay respuesta. Tu mensaje sigue aquí: envíalo otra vez, llegará una sola vez.',
    UNREACHABLE: 'El chat no responde. Inténtalo de nuevo; si sigue así, escríbenos desde “Tus comentarios”.',
    ELSEWHERE: 'Esta conversación sigue en otra ventana. Ábrela de nuevo desde la página para seguir aquí.',
    SESSION_ENDED:
      'Tu sesión terminó, y con ella esta ventana. Inicia sesión y abre el chat desde la página: la conversación sigue.',
    TOO_MANY_REQUESTS: 'Vas muy rápido. Espera un minuto: tu mensaje sigue aquí.',
    INPUT_INVALID: 'Ese mensaje no se puede enviar. Escribe hasta 500 caracteres.',
  },
  en: {
    title: 'Customer service',
    vip: 'VIP service',
    opening: 'Opening the chat…',
    visitor: 'You are writing as a visitor.',
    lines: 'Conversation',
    label: 'Your message',
    send: 'Send',
    sending: 'Sending…',
    you: 'You',
    staff: 'Customer service',
    wait: 'Expected wait: {minutes} min',
    waitNone: 'We answer right away.',
    closed: 'Nobody is here now. Leave your message: we answer here as soon as we open.',
    reference: 'Reference of this conversation: {reference}',
    again: 'Try again',
    ended: 'Customer service ended the conversation. If you write, it goes on.',
    LOST: 'No answer. Your message is still here: send it again, it will arrive only once.',
    UNREACHABLE:
      'The chat does not answer. Try again; if it stays like this, write to us from “Your feedback”.',
    ELSEWHERE: 'This conversation goes on in another window. Open it again from the page to go on here.',
    SESSION_ENDED:
      'Your session has ended, and this window with it. Log in and open the chat from the page: the conversation goes on.',
    TOO_MANY_REQUESTS: 'You are writing very fast. Wait a minute: your message is still here.',
    INPUT_INVALID: 'This message cannot be sent. Write up to 500 characters.',
  },
};

/** Milliseconds: how long a question may take, and how often the page asks while it is seen and while it is not. */
const patience = 10_000;
const pauses = { seen: 2_000, hidden: 15_000 };
/** As many lines as one answer brings: then there may be more. */
const most = 200;

const language = document.documentElement.lang === 'en' ? 'en' : 'es';
const say = (key, gaps = {}) =>
  words[language][key].replace(/\{(\w+)\}/g, (_, name) => String(gaps[name] ?? ''));

const query = new URLSearchParams(window.location.search);
const service = query.get('service') === 'VIP' ? 'VIP' : 'LIVECHAT';

let visit = '';
let last = 0;
/** The line on its way, and its key: sent again unchanged it arrives once. */
let sent = { key: '', text: '' };
let busy = false;
let timer = 0;

function time(at) {
  return new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
}

function show(lines) {
  const list = find('#lines');
  for (const { id, by, text, at } of lines) {
    if (id <= last) continue;
    last = id;
    const line = document.createElement('p');
    line.className = 'line';
    line.dataset.by = by;
    const who = document.createElement('span');
    who.className = 'by';
    who.textContent = `${say(by === 'PERSON' ? 'you' : 'staff')} · ${time(at)}`;
    line.append(who, text);
    list.append(line);
  }
  if (lines.length > 0) list.scrollTop = list.scrollHeight;
}

function showStanding({ open, waitMinutes }) {
  const wait = waitMinutes ? say('wait', { minutes: waitMinutes }) : say('waitNone');
  find('#standing').textContent = open ? wait : say('closed');
}

/** Why a window can't go on, by the code of a refusal; undefined for a refusal that it outlives. */
const ends = { NOT_FOUND: 'ELSEWHERE', SESSION_ENDED: 'SESSION_ENDED' };

/** Nothing can be written any more. What was the member's leaves the window with their session. */
function stop(code) {
  clearTimeout(timer);
  visit = '';
  sessionStorage.removeItem('chat');
  find('#write').hidden = true;
  if (code === 'SESSION_ENDED') {
    find('#lines').replaceChildren();
    find('#text').value = '';
    find('#who').textContent = '';
    find('#reference').textContent = '';
  }
  report(say(code), 'no');
}

async function look() {
  clearTimeout(timer);
  let more = false;
  try {
    const news = await ask('/chat/read', { visit, after: last }, patience);
    show(news.lines);
    showStanding(news);
    more = news.lines.length === most;
    if (!busy && find('#message').dataset.kind !== 'no') report(news.ended ? say('ended') : '');
  } catch (error) {
    // Unheard questions are asked again; what a person wrote is told of where it is sent.
    if (error instanceof Refused && ends[error.code]) return stop(ends[error.code]);
  }
  timer = setTimeout(look, more ? 0 : document.hidden ? pauses.hidden : pauses.seen);
  return undefined;
}

function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(event) {
  event.preventDefault();
  const field = find('#text');
  const text = field.value.trim();
  if (busy || text === '') return;
  busy = true;
  if (sent.text !== text) sent = { key: newKey(), text };
  find('#write button').setAttribute('aria-disabled', 'true');
  report(say('sending'));
  try {
    await ask('/chat/say', { visit, ...sent }, patience);
    // What was typed while it was on its way stays.
    if (field.value.trim() === text) field.value = '';
    sent = { key: '', text: '' };
    report('');
  } catch (error) {
    const code = error instanceof Refused ? error.code : 'LOST';
    if (ends[code]) {
      busy = false;
      return stop(ends[code]);
    }
    report(say(code in words.es ? code : 'LOST'), 'no');
  }
  busy = false;
  find('#write button').setAttribute('aria-disabled', 'false');
  field.focus();
  look();
  return undefined;
}

/** The window keeps its chat, so that it goes on when the page is loaded again. */
function keep(entered) {
  sessionStorage.setItem('chat', JSON.stringify(entered));
}

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem('chat') ?? 'null');
  } catch {
    return null;
  }
}

function open({ name, label, reference, ...entered }) {
  const vip = entered.service === 'VIP';
  find('#title').textContent = vip ? label || say('vip') : say('title');
  document.title = find('#title').textContent;
  find('#who').textContent = name || say('visitor');
  find('#reference').textContent = say('reference', { reference });
  visit = entered.visit;
  find('#write').hidden = false;
  find('#again').hidden = true;
  report('');
  find('#text').focus();
  look();
}

async function enter() {
  report(say('opening'));
  const ticket = query.get('ticket');
  const before = ticket ? null : kept();
  if (before) return open(before);
  try {
    const asked = { service, language, ...(ticket ? { ticket } : {}) };
    const { lines, ...entered } = await ask('/chat/enter', asked, patience);
    // The ticket works once: the address must not show it any more.
    query.delete('ticket');
    window.history.replaceState(null, '', `${window.location.pathname}?${query}`);
    keep(entered);
    show(lines);
    showStanding(entered);
    open(entered);
  } catch (error) {
    find('#again').hidden = false;
    report(
      say(error instanceof Refused && error.code === 'TOO_MANY_REQUESTS' ? error.code : 'UNREACHABLE'),
      'no',
    );
  }
  return undefined;
}

for (const element of document.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
find('#lines').setAttribute('aria-label', say('lines'));
// It scrolls, so the keyboard must reach it.
find('#lines').tabIndex = 0;
find('#title').textContent = say('title');
document.title = say('title');
find('#write').addEventListener('submit', send);
find('#text').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  find('#write').requestSubmit();
});
find('#again').addEventListener('click', enter);
document.addEventListener('visibilitychange', () => {
  if (!document.hidden && visit) look();
});
await enter();
