import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { SidePanel } from '#src/ui/side-panel.tsx';

function Opened({ layer }: { layer: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {layer(open, () => setOpen(false))}
    </>
  );
}

const layers: [string, (open: boolean, close: () => void) => ReactNode][] = [
  [
    'dialog',
    (open, close) => (
      <Dialog open={open} title="Title" closeLabel="Close" onClose={close}>
        <input aria-label="Field" />
      </Dialog>
    ),
  ],
  [
    'side panel',
    (open, close) => (
      <SidePanel open={open} title="Title" closeLabel="Close" onClose={close}>
        <input aria-label="Field" />
      </SidePanel>
    ),
  ],
];

describe.each(layers)('a %s', (_, layer) => {
  it('takes the focus in, and Escape gives it back to what opened it', async () => {
    const person = userEvent.setup();
    render(<Opened layer={layer} />);
    await person.click(screen.getByText('Open'));
    const dialog = screen.getByRole('dialog', { name: 'Title' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByText('Open'));
  });

  it('is closed by its button', async () => {
    const person = userEvent.setup();
    render(<Opened layer={layer} />);
    await person.click(screen.getByText('Open'));
    await person.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps the focus inside', async () => {
    const person = userEvent.setup();
    render(<Opened layer={layer} />);
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

  it('without a way to close has no button for it', () => {
    render(<Dialog open title="Title" closeLabel="Close" />);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});

describe('a menu', () => {
  it('is opened, walked and picked from with the keyboard', async () => {
    const person = userEvent.setup();
    const onPick = vi.fn();
    const items = [
      { id: 'es', label: 'Español', checked: true },
      { id: 'en', label: 'English' },
    ];
    render(<Menu trigger={<Button>Language</Button>} items={items} onPick={onPick} />);
    await person.tab();
    await person.keyboard('{Enter}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('English');
    await person.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledExactlyOnceWith('en');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' }));
  });
});

describe('a disclosure', () => {
  it('shows what is under it when its heading is pressed', async () => {
    const onOpen = vi.fn();
    const { container } = render(
      <Disclosure summary="Question" onOpen={onOpen}>
        Answer
      </Disclosure>,
    );
    const details = container.querySelector('details');
    expect(details?.open).toBe(false);
    await userEvent.click(screen.getByText('Question'));
    expect(details?.open).toBe(true);
    expect(onOpen).toHaveBeenCalled();
  });
});
