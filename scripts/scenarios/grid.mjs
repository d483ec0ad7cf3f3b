const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text) {
  return text.replace(/[&<>"]/g, (one) => escapes[one]);
}

const style = `body{font:14px/1.4 system-ui,sans-serif;margin:1rem;background:#fff;color:#111}
table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:.375rem;vertical-align:top;text-align:left}
img{height:180px;display:block}.wrong{color:#a00012}.changed{outline:3px solid #b35900}
thead th{position:sticky;top:0;background:#fff}`;

function cell({ file, faults, changed, alike }) {
  const picture = file
    ? `<a href="${encodeURIComponent(file)}"><img loading="lazy" alt="" class="${changed ? 'changed' : ''}" src="${encodeURIComponent(file)}"></a>`
    : '';
  const said = faults.map((fault) => `<li class="wrong">${escaped(fault)}</li>`).join('');
  const twins = alike.map((title) => `<li>like <code>${escaped(title)}</code></li>`).join('');
  const likes = twins && `<ul>${twins}</ul>`;
  return `<td>${picture}${changed ? '<p>changed</p>' : ''}${likes}${said ? `<ul>${said}</ul>` : ''}</td>`;
}

/**
 * One page with a row for each state and a column for each width and language. `against` names the folder that the
 * pictures were compared with, null when with none; `gone` are pictures that only that one has.
 */
export function gridPage(rows, columns, { against, gone }) {
  const cells = rows.flatMap((row) => row.cells);
  const wrong = cells.filter(({ faults }) => faults.length > 0).length;
  const changed = cells.filter((one) => one.changed).length;
  const like = cells.filter(({ alike }) => alike.length > 0).length;
  const compared =
    against === null ? '' : ` ${changed} differ from ${escaped(against)}; ${gone.length} are there only.`;
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const body = rows
    .map(
      ({ title, description, cells: own }) =>
        `<tr><th scope="row"><code>${escaped(title)}</code><p>${escaped(description)}</p></th>${own.map(cell).join('')}</tr>`,
    )
    .join('\n');
  const lost = gone.map((file) => `<li>${escaped(file)}</li>`).join('');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Scenarios</title><style>${style}</style>
<h1>Scenarios</h1><p>${rows.length} states, ${cells.length} pictures, ${wrong} with a fault, ${like} that look like another of their machine.${compared}</p>
<table><thead><tr><th scope="col">State</th>${head}</tr></thead><tbody>${body}</tbody></table>${lost ? `<h2>Gone</h2><ul>${lost}</ul>` : ''}</html>
`;
}
