import { ask, askAgain, find, Refused, report } from './ask.mjs';
import { language, money } from './words.mjs';

// The cashier: takes the ticket from the address, shows the amount to pay, and lets a person choose how it ends.

const words = {
  es: {
    opening: 'Abriendo la caja…',
    title: 'Pagar tu depósito',
    to: 'Para',
    amount: 'Importe',
    pay: 'Pagar',
    fail: 'Hacer que el pago falle',
    cancel: 'Cancelar el pago',
    close: 'Cerrar la caja',
    play: 'Esta caja es de prueba: no se mueve dinero de verdad.',
    working: 'Un momento…',
    asking: 'Sin respuesta. Preguntando otra vez…',
    PAID: 'Pago hecho. Ya puedes volver: tu depósito se ve allí.',
    FAILED: 'El pago falló. No se cobró nada.',
    CANCELLED: 'Pago cancelado. No se cobró nada.',
    CLOSED: 'Este pago ya terminó de otra manera. No se cobró nada aquí.',
    ENDED: 'Este enlace ya se usó o venció. Vuelve a tu depósito y abre la caja desde allí.',
    LOST: 'No hay respuesta. Vuelve a pulsar lo mismo: nada se paga dos veces.',
  },
  en: {
    opening: 'Opening the cashier…',
    title: 'Pay your deposit',
    to: 'To',
    amount: 'Amount',
    pay: 'Pay',
    fail: 'Let the payment fail',
    cancel: 'Cancel the payment',
    close: 'Close the cashier',
    play: 'This cashier is for tests: no real money moves.',
    working: 'One moment…',
    asking: 'No answer. Asking again…',
    PAID: 'Paid. You can go back now: your deposit shows it.',
    FAILED: 'The payment failed. Nothing was charged.',
    CANCELLED: 'Payment cancelled. Nothing was charged.',
    CLOSED: 'This payment has ended in another way. Nothing was charged here.',
    ENDED:
      'This link was used before or has expired. Go back to your deposit and open the cashier from there.',
    LOST: 'No answer. Press the same again: nothing is paid twice.',
  },
};

/** Milliseconds a request may take, and how often the page sends it before it tells the person. */
const patience = 15_000;
const tries = 3;

const outcomes = ['PAID', 'FAILED', 'CANCELLED'];
const say = (key) => words[language][key] ?? words[language].LOST;

let visit = '';
let busy = false;

function setBusy(now) {
  busy = now;
  for (const outcome of outcomes) find(`#${outcome}`).setAttribute('aria-disabled', String(now));
}

function finish(code, kind) {
  document.body.dataset.state = code;
  find('#outcomes').hidden = true;
  find('#close').hidden = false;
  report(say(code), kind);
  find('#close').focus();
}

async function settle(result) {
  if (busy) return;
  setBusy(true);
  report(say('working'));
  try {
    // Telling the outcome of a payment twice does no harm.
    await askAgain('/cashier/settle', { visit, result }, { patience, tries, asking: say('asking') });
    finish(result, result === 'PAID' ? '' : 'no');
  } catch (error) {
    setBusy(false);
    const code = error instanceof Refused ? error.code : 'LOST';
    if (code === 'LOST') report(say(code), 'no');
    else finish(code === 'CLOSED' ? code : 'ENDED', 'no');
  }
}

/** A window that a page opened may close itself; in any other window the person goes back to the product. */
function leave() {
  const { app } = document.documentElement.dataset;
  window.close();
  if (app) window.location.assign(app);
}

for (const element of document.querySelectorAll('[data-say]')) element.textContent = say(element.dataset.say);
find('#title').textContent = say('title');
document.title = say('title');
find('#close').addEventListener('click', leave);
for (const outcome of outcomes) find(`#${outcome}`).addEventListener('click', () => settle(outcome));

const ticket = new URLSearchParams(window.location.search).get('ticket') ?? '';
window.history.replaceState(null, '', `${window.location.pathname}?lang=${language}`);
report(say('opening'));
try {
  const entered = await ask('/cashier/enter', { ticket }, patience);
  visit = entered.visit;
  find('#method').textContent = language === 'en' ? entered.method.nameEn : entered.method.nameEs;
  find('#brand').textContent = entered.brand;
  find('#amount').textContent = money(entered.amount, entered.currency);
  find('#facts').hidden = false;
  find('#outcomes').hidden = false;
  document.body.dataset.state = 'open';
  report('');
} catch (error) {
  finish(error instanceof Refused ? 'ENDED' : 'LOST', 'no');
}
