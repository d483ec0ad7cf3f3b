import { fireEvent } from '@testing-library/react';
import { createInstance } from 'i18next';
import { expect, onTestFinished, test, vi } from 'vitest';
import { part } from '#src/app/parts/later-part.ts';
import { parts } from '#src/app/parts/parts.ts';
import { bring, watchIntent } from '#src/app/parts/prefetch-part.ts';
import { shapes } from '#src/gateway/shapes.ts';
import { PartLost } from '#src/ui/part-failure.ts';

/** Milliseconds: fetching a chunk takes long on a busy machine. */
const patience = 20_000;

/** Words of Spanish that come from `read`, an area at a time. */
function languageFrom(read: (area: string) => Promise<Record<string, string>>) {
  const asked = vi.fn(read);
  const language = createInstance();
  const backend = { type: 'backend', callbackApi: false, init: () => undefined } as const;
  void language.use({ ...backend, read: (_: string, area: string) => asked(area) }).init({
    lng: 'es',
    fallbackLng: 'es',
    ns: [],
    resources: { es: {} },
    partialBundledLanguages: true,
    initAsync: false,
  });
  return { language, asked };
}

function watch() {
  const { language, asked } = languageFrom(async () => ({}));
  onTestFinished(watchIntent(language));
  document.body.innerHTML = '<button data-warms="signOut"><b>Salir</b></button><button>Nada</button>';
  const [button, other] = document.querySelectorAll('button');
  if (!button || !other) throw new Error('A button is missing');
  return { asked, button, other };
}

test('a pointer or the focus near a button that opens a dialog fetches its code and its texts, once', async () => {
  const { asked, button } = watch();
  fireEvent.pointerOver(button.querySelector('b') ?? button);
  fireEvent.focusIn(button);
  await vi.waitUntil(() => asked.mock.calls.length > 0, patience);
  expect(asked.mock.calls).toEqual([['session']]);
});

test('nothing is fetched for anything else', async () => {
  const { asked, button, other } = watch();
  fireEvent.pointerOver(other);
  button.dataset.warms = 'constructor';
  fireEvent.pointerOver(button);
  button.dataset.warms = 'signOut';
  fireEvent.pointerOver(button);
  await vi.waitUntil(() => asked.mock.calls.length > 0, patience);
  expect(asked.mock.calls).toEqual([['session']]);
});

test('RTE-04 a part comes with its words; while they are lost it is lost too, and with them it comes', async () => {
  let online = false;
  const { language, asked } = languageFrom(async () => {
    if (!online) throw new Error('Offline');
    return { title: 'Juegos' };
  });
  await expect(bring(parts.games, language)).rejects.toThrow(PartLost);
  online = true;
  await bring(parts.games, language);
  expect(language.getResource('es', 'games', 'title')).toBe('Juegos');
  asked.mockClear();
  await bring(parts.games, language);
  expect(asked).not.toHaveBeenCalled();
});

const nothing = () => null;

test('the contract of the areas that a part calls is fetched together with its code', async () => {
  const { load } = part(() => Promise.resolve(nothing), [], ['missions']);
  expect(shapes.atHand('missions.summary')).toBeUndefined();
  await expect(load()).resolves.toBe(nothing);
  await vi.waitUntil(() => shapes.atHand('missions.summary') !== undefined, patience);
});
