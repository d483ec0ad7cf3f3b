import { useEffect, useRef, useState } from 'react';
import type { StateValue } from 'xstate';
import { pathsIn } from '../is-in.ts';

/** Where the build puts the pictures of the flow book. */
const addressOf = (machine: string) => `/inspector/pictures/${machine}.svg`;

const pictures = new Map<string, Promise<Element | null>>();

/** Read as a document and not from a text: no policy of the page has to trust it as markup. */
function fetchPicture(machine: string): Promise<Element | null> {
  const known = pictures.get(machine);
  if (known) return known;
  const picture = new Promise<Element | null>((resolve) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.onload = () =>
      resolve(request.status === 200 ? (request.responseXML?.documentElement ?? null) : null);
    request.onerror = () => resolve(null);
    request.open('GET', addressOf(machine));
    request.send();
  });
  pictures.set(machine, picture);
  return picture;
}

function light(picture: Element, value: StateValue | null): void {
  const lit = new Set(pathsIn(value));
  for (const state of picture.querySelectorAll('[data-state]')) {
    state.toggleAttribute('data-lit', lit.has(state.getAttribute('data-state') ?? ''));
  }
}

type Props = { readonly machine: string; readonly value: StateValue | null };

/** The chart of a machine as the flow book draws it, with the states lit in which it is. */
export function Picture({ machine, value }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<Element | null>(null);
  useEffect(() => {
    let wanted = true;
    void fetchPicture(machine).then((picture) => {
      if (!wanted) return;
      const copy = picture && document.importNode(picture, true);
      place.current?.replaceChildren(...(copy ? [copy] : []));
      setDrawn(copy);
    });
    return () => {
      wanted = false;
    };
  }, [machine]);
  useEffect(() => {
    if (drawn) light(drawn, value);
  }, [drawn, value]);
  return <div ref={place} data-machine={machine} />;
}
