// Sends the forms of the control page: `data-act` says where to, the fields say what.

const said = document.querySelector('#said');
const confirmation = document.querySelector('#confirm');
const patience = 4_000;

function say(text, wrong = false) {
  said.textContent = text;
  said.classList.toggle('wrong', wrong);
}

/** The value of a field as the control API takes it; undefined leaves it out. */
function fieldValue(field) {
  if (field.type === 'checkbox') return field.checked;
  const text = field.value.trim();
  if (text === '' && field.dataset.empty === 'leave') return undefined;
  if (text === '' && field.dataset.empty === 'null') return null;
  if (field.dataset.kind === 'boolean') return text === 'true';
  const counts = field.type === 'number' || field.dataset.kind === 'number';
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

/** Fetches the page as it is now. The request itself parses it, so no text becomes markup here. */
function freshPage() {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error('no page')));
    request.onerror = () => reject(new Error('The sandbox does not answer'));
    request.send();
  });
}

/** Shows what has changed, except in a form that a person is using. */
async function refresh(only = '[data-part]') {
  const fresh = await freshPage();
  for (const part of document.querySelectorAll(only)) {
    const next = fresh.querySelector(`[data-part="${part.dataset.part}"]`);
    const busy =
      part.contains(document.activeElement) && document.activeElement.matches('input, select, button');
    if (next && !busy && next.outerHTML !== part.outerHTML) part.replaceWith(document.adoptNode(next));
  }
}

function agreed(form) {
  if (!form.dataset.confirm) return Promise.resolve(true);
  confirmation.querySelector('p').textContent = form.dataset.confirm;
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
  if (!(await agreed(form))) return;
  button.disabled = true;
  say(`At work: ${button.textContent.trim()}`);
  try {
    await act(form, button);
    button.blur();
    await refresh();
    say(`Done: ${button.textContent.trim()}`);
  } catch (error) {
    say(error.message, true);
  } finally {
    button.disabled = false;
    if (button.isConnected) button.focus();
  }
});

// The page refreshes by itself, but never touches a field that a person is filling in.
setInterval(() => {
  const quiet = '[data-part]:not(form)';
  if (!document.hidden && !confirmation.open) refresh(quiet).catch((error) => say(error.message, true));
}, patience);
