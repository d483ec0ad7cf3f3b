import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Dialog } from '#src/ui/dialog.tsx';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} title="Title" closeLabel="Close" onClose={() => setOpen(false)}>
        <input aria-label="Field" />
      </Dialog>
    </>
  );
}

/** The page as a whole hears no key, as in the moment before the library listens to it. */
function hearNoKeys(): void {
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, 'addEventListener').mockImplementation((type, listener, options) => {
    if (type !== 'keydown') listen(type, listener, options);
  });
}

describe('a dialog', () => {
  it('takes the focus, and Escape gives it back to its opener', async () => {
    const person = userEvent.setup();
    render(<Opened />);
    await person.click(screen.getByText('Open'));
    const dialog = screen.getByRole('dialog', { name: 'Title' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  it('hears Escape as soon as the focus is inside, though nothing listens to the whole page yet', async () => {
    const person = userEvent.setup();
    hearNoKeys();
    const onClose = vi.fn();
    render(<Dialog open title="Title" closeLabel="Close" onClose={onClose} />);
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('reports one Escape once', async () => {
    const onClose = vi.fn();
    render(<Dialog open title="Title" closeLabel="Close" onClose={onClose} />);
    await userEvent.setup().keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is closed by its button', async () => {
    const person = userEvent.setup();
    render(<Opened />);
    await person.click(screen.getByText('Open'));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus inside', async () => {
    const person = userEvent.setup();
    render(<Opened />);
    await person.click(screen.getByText('Open'));
    for (const _step of [1, 2, 3]) {
      await person.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
  });
});

describe('a dialog that must be answered', () => {
  it('is not closed by Escape or a press outside', async () => {
    const onClose = vi.fn();
    render(<Dialog open title="Title" closeLabel="Close" onClose={onClose} dismissable={false} />);
    const person = userEvent.setup({ pointerEventsCheck: 0 });
    await person.keyboard('{Escape}');
    await person.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('does not let its Escape close the dialog it came from', async () => {
    const person = userEvent.setup();
    hearNoKeys();
    const onClose = vi.fn();
    render(
      <Dialog open title="Beneath" closeLabel="Close" onClose={onClose}>
        <Dialog open title="Title" closeLabel="Close" onClose={onClose} dismissable={false} />
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Title' }).contains(document.activeElement)).toBe(true);
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('without a way to close has no button for it', () => {
    render(<Dialog open title="Title" closeLabel="Close" />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

describe('what somebody else lays over a dialog', () => {
  function openOver() {
    const onClose = vi.fn();
    render(
      <Dialog open title="Title" closeLabel="Close" onClose={onClose}>
        <input aria-label="Field" />
      </Dialog>,
    );
    const layer = document.createElement('password-choice');
    const choice = document.createElement('button');
    layer.append(choice);
    document.documentElement.append(layer);
    onTestFinished(() => layer.remove());
    return { onClose, choice };
  }

  it('keeps the focus, and is not the page’s: a press or Escape in it closes nothing', async () => {
    const person = userEvent.setup();
    const { onClose, choice } = openOver();
    // The library listens to presses from the next task on.
    await vi.waitFor(async () => {
      await person.click(choice);
      expect(document.activeElement).toBe(choice);
    });
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await person.click(screen.getByLabelText('Field'));
    expect(document.activeElement).toBe(screen.getByLabelText('Field'));
    await person.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
