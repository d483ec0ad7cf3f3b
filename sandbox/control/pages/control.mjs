// Sends the forms of the control page: `data-act` says where to, the fields say what.

import { refresh } from './control-refresh.mjs';

const said = document.querySelector('#said');
const confirmation = document.querySelector('#confirm');
const patience = 4_000;

// On a phone the tabs scroll sideways.
document.querySelector('.tabs [aria-current]').scrollIntoView({ block: 'nearest', inline: 'center' });

function say(text, wrong = false) {
  said.textContent = text;
  said.classList.toggle('wrong', wrong);
}

/** The moment that a field names; it is said to be UTC. */
function momentOf(text) {
  return Date.parse(`${text}Z`);
}

/** The value of a field as the control API takes it; undefined leaves it out. */
function fieldValue(field) {
  if (field.type === 'checkbox') return field.checked;
  const text = field.value.trim();
  const { kind, empty } = field.dataset;
  if (kind === 'list') return text.split(/[\s,]+/).filter(Boolean);
  if (text === '' && empty === 'leave') return undefined;
  if (text === '' && empty === 'null') return null;
  if (kind === 'boolean') return text === 'true';
  if (kind === 'utc') return momentOf(text);
  const counts = field.type === 'number' || kind === 'number';
  return counts && text !== '' && !Number.isNaN(Number(text)) ? Number(text) : text;
}

/** The fields of a form as one object; a dot in a name is a branch. */
function bodyOf(form, button) {
  const body = {};
  const fields = [...form.elements].filter(({ name, tagName }) => name && tagName !== 'BUTTON');
  for (const field of button?.name ? [...fields, button] : fields) {
    const value = fieldValue(field);
    if (value === undefined) continue;
    const path = field.name.split('.');
    const last = path.pop();
    path.reduce((branch, key) => {
      branch[key] ??= {};
      return branch[key];
    }, body)[last] = value;
  }
  return form.dataset.list ? [body] : body;
}

async function act(form, button) {
  const method = form.dataset.method ?? 'POST';
  const sent = {
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(bodyOf(form, button)),
  };
  const response = await fetch(form.dataset.act, { method, ...(method === 'POST' ? sent : {}) });
  const answer = await response.json();
  if (!answer.success) throw new Error(answer.message ?? answer.code);
}

/** What is asked before an act: of the button or its form; with `confirmFrom` only when that much is paid. */
function questionOf(form, button) {
  const { confirm, confirmFrom } = button.dataset;
  if (confirmFrom && Number(form.elements.amount.value) < Number(confirmFrom)) return undefined;
  return confirm ?? form.dataset.confirm;
}

function agreed(form, button) {
  const question = questionOf(form, button);
  if (!question) return Promise.resolve(true);
  const yes = confirmation.querySelector('[value="yes"]');
  yes.textContent = button.dataset.confirm ? button.textContent : yes.dataset.usual;
  confirmation.querySelector('p').textContent = question;
  confirmation.returnValue = '';
  confirmation.showModal();
  return new Promise((resolve) => {
    confirmation.onclose = () => {
      // The browser tells a while later that it closed: by then a person may have opened it once more.
      if (!confirmation.open) resolve(confirmation.returnValue === 'yes');
    };
  });
}

document.addEventListener('submit', async (event) => {
  const form = event.target;
  if (!form.dataset.act) return;
  event.preventDefault();
  const button = event.submitter;
  // Not `disabled`: a disabled button loses the focus.
  if (button.ariaDisabled === 'true' || !(await agreed(form, button))) return;
  const done = button.textContent.trim();
  button.ariaDisabled = 'true';
  say(`${said.dataset.work}: ${done}`);
  try {
    await act(form, button);
    // What was typed here is sent; what was typed elsewhere stays.
    if (form.closest('[data-part]')) form.reset();
    await refresh('[data-part]');
    say(`${said.dataset.done}: ${done}`);
  } catch (error) {
    say(error.message, true);
  } finally {
    button.ariaDisabled = null;
  }
});

/** A button that names a sum says the one that is typed beside it. */
document.addEventListener('input', ({ target }) => {
  if (target.name !== 'amount') return;
  for (const button of target.form.querySelectorAll('[data-sum]')) {
    button.dataset.usual ??= button.textContent;
    const sum = target.value.trim();
    button.textContent = sum ? button.dataset.sum.replace('{sum}', sum) : button.dataset.usual;
  }
});

// The page refreshes by itself, but never touches a field that a person is filling in.
setInterval(() => {
  if (document.hidden || confirmation.open) return;
  refresh('[data-part]:not(form)', { live: true }).catch((error) => say(error.message, true));
}, patience);
