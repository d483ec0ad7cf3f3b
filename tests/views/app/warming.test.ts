import { fireEvent } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { part, parts } from '#src/app/parts/parts.ts';
import { bring, watchIntent } from '#src/app/parts/warming.ts';
import { shapes } from '#src/gateway/shapes.ts';

/** Milliseconds: fetching a chunk takes long on a busy machine. */
const patience = 20_000;

function watch() {
  const loadNamespaces = vi.fn(async () => undefined);
  onTestFinished(watchIntent({ loadNamespaces }));
  document.body.innerHTML = '<button data-warms="signOut"><b>Salir</b></button><button>Nada</button>';
  const [button, other] = document.querySelectorAll('button');
  if (!button || !other) throw new Error('A button is missing');
  return { loadNamespaces, button, other };
}

test('a pointer or the focus near a button that opens a dialog fetches its code and its texts, once', async () => {
  const { loadNamespaces, button } = watch();
  fireEvent.pointerOver(button.querySelector('b') ?? button);
  fireEvent.focusIn(button);
  await vi.waitUntil(() => loadNamespaces.mock.calls.length > 0, patience);
  expect(loadNamespaces.mock.calls).toEqual([[['session']]]);
});

test('nothing is fetched for anything else', async () => {
  const { loadNamespaces, button, other } = watch();
  fireEvent.pointerOver(other);
  button.dataset.warms = 'constructor';
  fireEvent.pointerOver(button);
  button.dataset.warms = 'signOut';
  fireEvent.pointerOver(button);
  await vi.waitUntil(() => loadNamespaces.mock.calls.length > 0, patience);
  expect(loadNamespaces.mock.calls).toEqual([[['session']]]);
});

test('a part loaded before it is shown comes with its texts, and a failed load is reported', async () => {
  const loadNamespaces = vi.fn(async () => undefined);
  await bring(parts.games, { loadNamespaces });
  expect(loadNamespaces.mock.calls).toEqual([[['games', 'system']]]);
  const offline = { loadNamespaces: () => Promise.reject(new Error('Offline')) };
  await expect(bring(parts.games, offline)).rejects.toThrow('Offline');
});

const nothing = () => null;

test('the contract of the areas that a part calls is fetched together with its code', async () => {
  const { load } = part(() => Promise.resolve(nothing), [], ['missions']);
  expect(shapes.atHand('missions.summary')).toBeUndefined();
  await expect(load()).resolves.toBe(nothing);
  await vi.waitUntil(() => shapes.atHand('missions.summary') !== undefined, patience);
});
