// Shows the machines and states whose words contain all of the typed text.

const search = document.querySelector('#search');
const none = document.querySelector('#none');

function plainText(text) {
  return text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');
}

function filter() {
  const wanted = plainText(search.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const section of document.querySelectorAll('main > section')) {
    for (const machine of section.querySelectorAll('.machine')) {
      const name = `${section.querySelector('h2').textContent} ${machine.querySelector('h3').textContent}`;
      for (const row of machine.querySelectorAll('li')) {
        const text = plainText(`${name} ${row.textContent}`);
        row.hidden = !wanted.every((word) => text.includes(word));
        if (!row.hidden) shown += 1;
      }
      machine.hidden = !machine.querySelector('li:not([hidden])');
    }
    section.hidden = !section.querySelector('.machine:not([hidden])');
  }
  none.textContent = shown === 0 ? none.dataset.text : '';
}

search.addEventListener('input', filter);
// The browser may have kept text in the field from an earlier visit.
filter();
