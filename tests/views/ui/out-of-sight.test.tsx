import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';
import { OutOfSightContext, useOutOfSight } from '#src/ui/out-of-sight.ts';

let hide: (out: boolean) => void = () => undefined;
let leave: () => void = () => undefined;

function Page() {
  return (
    <div ref={useOutOfSight()}>
      <p>P 98,430.75</p>
      <input aria-label="Monto" />
    </div>
  );
}

function Shown({ dialog = false }: { dialog?: boolean }) {
  const [out, setOut] = useState(false);
  const [here, setHere] = useState(true);
  hide = setOut;
  leave = () => setHere(false);
  return (
    <OutOfSightContext value={out}>
      {here && !dialog && <Page />}
      {dialog && (
        <Dialog open={here} title="Confirmar">
          <p>P 98,430.75</p>
          <input aria-label="Monto" />
        </Dialog>
      )}
    </OutOfSightContext>
  );
}

test.each([
  ['a page', false],
  ['a dialog', true],
])(
  '%s that is out of sight is nowhere in the document, and what was typed returns with it',
  async (_, dialog) => {
    render(<Shown dialog={dialog} />);
    await userEvent.type(screen.getByLabelText('Monto'), '12.50');
    act(() => hide(true));
    expect(document.body.textContent).not.toContain('98,430.75');
    expect(document.querySelector('input')).toBeNull();
    act(() => hide(false));
    expect(screen.getByText('P 98,430.75')).toBeVisible();
    expect(screen.getByLabelText('Monto')).toHaveValue('12.50');
  },
);

test.each([
  ['a page', false],
  ['a dialog', true],
])('%s that is left while it is out of sight is gone', (_, dialog) => {
  render(<Shown dialog={dialog} />);
  act(() => hide(true));
  act(() => leave());
  act(() => hide(false));
  expect(document.body.textContent).not.toContain('98,430.75');
});
