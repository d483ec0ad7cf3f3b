import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import type { EntryWay } from '#machines/session/entry.rules.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';

/** Asks for a way in; its dialog is fetched from here on, and until the next turn nothing of it can be here. */
async function ask(way: EntryWay, language: 'ES' | 'EN' = 'ES') {
  const page = (
    <>
      <button type="button">Opener</button>
      <Overlays />
    </>
  );
  const shown = await show(page, { language, replies: { 'system.status': () => statusAnswer([]) } });
  await shown.known();
  screen.getByText('Opener').focus();
  const session = shown.root.system.get('session') as ActorRefFrom<typeof sessionMachine>;
  act(() => session.send({ type: 'entry.wanted', way }));
  return { ...shown, session };
}

const frame = () => screen.getByRole('dialog', { busy: true });

test.each([
  ['login', 'ES', 'Iniciar sesión'],
  ['register', 'ES', 'Crear cuenta'],
  ['forgot', 'ES', 'Recupera tu contraseña'],
  ['freePlay', 'ES', 'Jugar gratis'],
  ['login', 'EN', 'Log in'],
  ['register', 'EN', 'Create an account'],
  ['forgot', 'EN', 'Recover your password'],
  ['freePlay', 'EN', 'Free play'],
] as const)(
  'asking for %s in %s shows a frame at once, and the dialog in its place has its name',
  async (way, language, name) => {
    await ask(way, language);
    expect(frame()).toHaveAccessibleName(name);
    expect(within(frame()).getByRole('status')).not.toBeEmptyDOMElement();
    expect(await screen.findByRole('dialog', { name, busy: false })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
);

test.each([
  ['Escape', () => fireEvent.keyDown(frame(), { key: 'Escape' })],
  ['its button', () => fireEvent.click(within(frame()).getByRole('button', { name: 'Cerrar' }))],
  ['a press beside it', () => fireEvent.click(frame().previousElementSibling as Element)],
])('%s closes a dialog that is on its way, and the focus returns to its opener', async (_, close) => {
  const { session } = await ask('login');
  expect(document.activeElement).toBe(frame());
  close();
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(session.getSnapshot().value).toBe('visitor');
  await act(async () => undefined);
  expect(document.activeElement).toBe(screen.getByText('Opener'));
});

test('a dialog closed on its way can be asked for again', async () => {
  const { session } = await ask('register');
  fireEvent.keyDown(frame(), { key: 'Escape' });
  act(() => session.send({ type: 'entry.wanted', way: 'login' }));
  expect(frame()).toHaveAccessibleName('Iniciar sesión');
  expect(await screen.findByRole('dialog', { name: 'Iniciar sesión', busy: false })).toBeVisible();
});

test('the focus does not leave a dialog that is on its way', async () => {
  await ask('login');
  fireEvent.keyDown(frame(), { key: 'Tab' });
  expect(document.activeElement).toBe(within(frame()).getByRole('button', { name: 'Cerrar' }));
  expect(fireEvent.keyDown(frame(), { key: 'Tab' })).toBe(false);
});
