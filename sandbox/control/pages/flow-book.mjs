// Shows the sections and rows of a page of the flow book whose words contain all of the typed text.

const filter = document.querySelector('#filter');
const none = document.querySelector('#filter-none');

function plainText(text) {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** The page as sections: a heading with what follows it until the next one. The first is the title's, and may be the only one. */
function sections() {
  const found = [];
  for (const part of document.querySelectorAll('.book > *')) {
    if (/^H[123]$/.test(part.tagName)) found.push({ heading: part, parts: [] });
    else found.at(-1)?.parts.push(part);
  }
  return found;
}

/** Shows of a part what has the words; says whether anything is shown. */
function shownIn(part, has) {
  const lines = part.querySelectorAll('tbody > tr, li');
  for (const line of lines) line.hidden = !has(line);
  const says = lines.length > 0 ? [...lines].some((line) => !line.hidden) : has(part);
  // A picture shows everything, which is not what was asked for.
  part.hidden = !says || (filter.value.trim() !== '' && part.querySelector('.picture') !== null);
  return !part.hidden;
}

function show() {
  const wanted = plainText(filter.value).split(/\s+/).filter(Boolean);
  const has = ({ textContent }) => wanted.every((word) => plainText(textContent).includes(word));
  let chapter = null;
  let shown = 0;
  for (const { heading, parts } of sections()) {
    // What the page is stays said; only tables below its title are looked through.
    if (heading.tagName === 'H1') {
      const tables = parts.filter((part) => part.querySelector('tbody'));
      if (tables.map((part) => shownIn(part, has)).includes(true)) shown += 1;
      continue;
    }
    if (heading.tagName === 'H2') chapter = heading;
    // A section whose name was typed is shown whole.
    const named = has(heading);
    const any = parts.map((part) => shownIn(part, named ? () => true : has)).includes(true);
    heading.hidden = !named && !any;
    if (heading.hidden) continue;
    shown += 1;
    if (chapter) chapter.hidden = false;
  }
  none.textContent = shown === 0 && wanted.length > 0 ? none.dataset.text : '';
}

// The page that says that there is no book has no field.
if (filter) {
  filter.addEventListener('input', show);
  // The browser may have kept text in the field from an earlier visit.
  show();
  // A link to a section shows it, whatever was typed.
  window.addEventListener('hashchange', () => {
    filter.value = '';
    show();
    document
      .querySelector(`[id="${CSS.escape(decodeURIComponent(location.hash.slice(1)))}"]`)
      ?.scrollIntoView();
  });
}
