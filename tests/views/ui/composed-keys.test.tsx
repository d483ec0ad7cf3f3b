import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { leaveComposedKeys } from '#src/ui/composed-keys.ts';
import { Dialog } from '#src/ui/dialog.tsx';

beforeAll(leaveComposedKeys);

describe('a key of a text that is being composed', () => {
  it.each([{ isComposing: true }, { keyCode: 229 }])('closes no dialog: %o', (composed) => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Title" closeLabel="Close" onClose={onClose}>
        <input aria-label="Field" />
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'Escape', ...composed });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is heard by no handler, and the next one is', () => {
    const onKeyDown = vi.fn();
    render(<input aria-label="Field" onKeyDown={({ key }) => onKeyDown(key)} />);
    fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(screen.getByLabelText('Field'), { key: 'Enter' });
    expect(onKeyDown.mock.calls).toEqual([['Enter']]);
  });
});
