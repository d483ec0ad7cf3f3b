import type { ReactNode } from 'react';

/** Words beside an icon have an element of their own; without one they are all that their element holds. */
export function faceOf(icon: ReactNode, words: ReactNode): ReactNode {
  if (!icon) return words;
  return (
    <>
      {icon}
      <span>{words}</span>
    </>
  );
}
