import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SaveTrace } from '#src/views/support/save-trace.tsx';
import { kept, replaced } from '#src/watch/redaction-kinds.ts';
import { show } from '../../kit/render.tsx';

const note = () => screen.getByRole('textbox', { name: 'Qué hacías o qué esperabas (opcional)' });
const save = () => screen.getByRole('button', { name: 'Guardar lo que acaba de pasar' });

const promised = { replaced, kept };

test('a note is saved as it was typed, no longer than its most and cut by nobody, with a warning beside its field', async () => {
  const notes: string[] = [];
  const onSave = async (given: string) => {
    notes.push(given);
    return 'brand-2026.json';
  };
  const { user } = await show(<SaveTrace onSave={onSave} longest={20} {...promised} />);
  expect(await screen.findByRole('textbox')).toBe(note());
  expect(note()).toHaveAccessibleDescription(/es lo único que no se sustituye\. No escribas contraseñas/);
  await user.type(note(), 'Esperaba mi saldo y no');
  expect(screen.getByText('22 de 20')).toBeVisible();
  expect(note()).toHaveAccessibleDescription(/La nota puede tener hasta 20 caracteres\./);
  expect(save()).toBeDisabled();
  await user.type(note(), '{Backspace}{Backspace}{Backspace}');
  await user.click(save());
  expect(await screen.findByRole('status')).toHaveTextContent(
    'El archivo brand-2026.json está en tus descargas.',
  );
  expect(notes).toEqual(['Esperaba mi saldo y']);
  expect(note()).toHaveValue('Esperaba mi saldo y');
});

test('an empty trace and a failed file are reported, and can be tried again', async () => {
  const answers = [
    () => Promise.resolve(null),
    () => Promise.reject(new Error('no chunk')),
    () => Promise.resolve('brand-2026.json'),
  ];
  const { user } = await show(
    <SaveTrace
      onSave={() => (answers.shift() ?? (() => Promise.resolve(null)))()}
      longest={140}
      {...promised}
    />,
  );
  await user.click(await screen.findByRole('button', { name: 'Guardar lo que acaba de pasar' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Todavía no hay nada que guardar.');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos preparar el archivo.');
  await user.click(save());
  expect(await screen.findByRole('status')).toHaveTextContent('brand-2026.json');
  expect(screen.queryByRole('alert')).toBeNull();
});
