import { useState } from 'react';
import type { Say } from './words.ts';

const marks = ['isMachine', 'isCall', 'isLit', 'isTaken', 'isIgnored'] as const;

const kept = 'vestibulo-inspector-about';

/** Whether the person has closed it before, as far as the browser tells. */
function closedBefore(): boolean {
  try {
    return localStorage.getItem(kept) === 'false';
  } catch {
    return false;
  }
}

function keep(open: boolean): void {
  try {
    localStorage.setItem(kept, String(open));
  } catch {
    // It is opened again the next time.
  }
}

/** What the inspector is, how it is used, what it hides, and what its marks mean. */
export function About({ say, open }: { readonly say: Say; readonly open: boolean }) {
  const [shown] = useState(() => open && !closedBefore());
  return (
    <section aria-label={say('about')}>
      <details className="about" open={shown} onToggle={({ currentTarget }) => keep(currentTarget.open)}>
        <summary>{say('about')}</summary>
        <p>{say('what')}</p>
        <p>{say('how')}</p>
        <p>{say('hidden')}</p>
        <ul aria-label={say('legend')}>
          {marks.map((mark) => (
            <li key={mark}>
              <span className="mark" data-mark={mark} aria-hidden="true" /> {say(mark)}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
