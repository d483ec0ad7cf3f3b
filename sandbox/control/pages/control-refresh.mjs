// Shows what has changed since the page was loaded, and keeps the place of the person who uses it.

const controls = 'a, button, input, select, textarea, summary';

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

/** Tells one control from another: what its form is about, and which field or button of it this is. */
function keyOf(control) {
  const form = control.closest('form');
  // A sum changes with each payment, and the form is still about the same.
  const about = form ? [...form.querySelectorAll('[type="hidden"]:not([name="amount"])')] : [];
  const value = control.tagName === 'BUTTON' ? control.value : '';
  return [
    form?.dataset.act,
    ...about.map((field) => field.value),
    control.tagName,
    control.name,
    control.getAttribute('href'),
    value,
  ].join(' ');
}

/** The same control in a fresh copy of its part; undefined when it is gone. */
function twinOf(control, part, next) {
  const alike = (root) => [...root.querySelectorAll(controls)].filter((one) => keyOf(one) === keyOf(control));
  return alike(next)[alike(part).indexOf(control)];
}

/** Whether a person has changed a field and not sent it. */
function typed(field) {
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  if (field.tagName !== 'SELECT') return field.value !== field.defaultValue;
  const before = [...field.options].find((one) => one.defaultSelected) ?? field.options[0];
  return field.value !== before?.value;
}

function carryTyped(part, next) {
  for (const field of part.querySelectorAll('input:not([type="hidden"]), select, textarea')) {
    const twin = typed(field) && twinOf(field, part, next);
    if (!twin) continue;
    if (field.type === 'checkbox') twin.checked = field.checked;
    else twin.value = field.value;
  }
}

/** Puts a fresh copy of a part in its place: focus, typed text and scroll stay. */
function replace(part, next) {
  const active = part.contains(document.activeElement) ? document.activeElement : null;
  const twin = active && twinOf(active, part, next);
  const left = part.querySelector('.table')?.scrollLeft ?? 0;
  carryTyped(part, next);
  part.replaceWith(next);
  const table = next.querySelector('.table');
  if (table) table.scrollLeft = left;
  if (!active) return;
  // What was decided has left the page: its heading is the nearest place.
  const heading = next.closest('section').querySelector('h2');
  heading.tabIndex = -1;
  (twin ?? heading).focus({ preventScroll: true });
}

/** Shows what has changed. `live`: unasked, so a part with a field that somebody fills in stays as it is. */
export async function refresh(only, { live = false } = {}) {
  const fresh = await freshPage();
  for (const part of document.querySelectorAll(only)) {
    const next = fresh.querySelector(`[data-part="${part.dataset.part}"]`);
    const filled =
      document.activeElement?.matches('input, select, textarea') && part.contains(document.activeElement);
    if (!next || (live && filled) || next.outerHTML === part.outerHTML) continue;
    replace(part, document.adoptNode(next));
  }
}
