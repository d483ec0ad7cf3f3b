// What every page of this host needs: its elements, and questions to the host.

export const find = (selector) => document.querySelector(selector);

/** A refusal by the gateway or the host. */
export class Refused extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Asks the host once; `patience` is how many milliseconds it may take. Rejects with `Refused`, or with anything else where no usable answer came. */
export async function ask(path, body, patience) {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(patience),
  });
  const said = await answer.json();
  if (said.success === true) return said.value;
  if (answer.status >= 500 || typeof said.code !== 'string') throw new Error('No usable answer');
  throw new Refused(said.code);
}

const pause = 700;

/** The line of a page that says how things are; read out by a screen reader. */
export function report(text, kind = '') {
  const line = find('#message');
  line.textContent = text;
  line.dataset.kind = kind;
}

/** Asks until an answer comes, as many times as it may, and says meanwhile that it asks again; the host must do once what is asked twice. */
export async function askAgain(path, body, { patience, tries, asking }) {
  for (let left = tries; ; left -= 1) {
    try {
      return await ask(path, body, patience);
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (left <= 1) throw new Refused('LOST');
      report(asking);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
