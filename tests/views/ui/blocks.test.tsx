import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { BarItem } from '#src/ui/bar-item.tsx';
import { PosterCard } from '#src/ui/poster-card.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';

describe('a poster card', () => {
  it('links as a whole, with its button apart', async () => {
    const [onClick, onLike] = [vi.fn(), vi.fn()];
    render(
      <PosterCard
        title="Jaguar"
        subtitle="Studio"
        image={undefined}
        badges={[{ id: 'hot', label: 'Hot', tone: 'hot' }]}
        action={
          <button type="button" onClick={onLike}>
            Like
          </button>
        }
        onClick={onClick}
      />,
    );
    await userEvent.click(screen.getByText('Like'));
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Jaguar Studio' }));
    expect(onClick).toHaveBeenCalledOnce();
    expect(onLike).toHaveBeenCalledOnce();
    expect(screen.getByText('Hot')).toBeTruthy();
  });
});

describe('a rail', () => {
  it('is a named row of items that the arrow keys walk', async () => {
    const person = userEvent.setup();
    render(
      <Rail title="Popular" previousLabel="Back" nextLabel="On">
        <a href="#1">One</a>
        <a href="#2">Two</a>
      </Rail>,
    );
    expect(screen.getByRole('region', { name: 'Popular' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await person.tab();
    await person.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByText('Two'));
    await person.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(screen.getByText('One'));
  });
});

describe('a QR code', () => {
  it('is drawn in the page, 200 pixels wide, and says what it is', async () => {
    render(<Qr value="https://example.com" label="Download" />);
    const code = await screen.findByRole('img', { name: 'Download' });
    expect(code.getAttribute('width')).toBe('200');
    expect(code.tagName.toLowerCase()).toBe('svg');
  });
});

describe('the frame of a page', () => {
  it('has its landmarks and a way past the header', () => {
    render(
      <AppFrame skipLabel="To the page" header="header" side="side" footer="footer" bottomBar="bar">
        page
      </AppFrame>,
    );
    const main = screen.getByRole('main');
    expect(screen.getByRole('link', { name: 'To the page' }).getAttribute('href')).toBe(`#${main.id}`);
    for (const landmark of ['banner', 'complementary', 'contentinfo'])
      expect(screen.getByRole(landmark)).toBeTruthy();
  });

  it('marks the current item of the bar', () => {
    render(<BarItem icon={<svg />} label="Home" current />);
    expect(screen.getByRole('button', { name: 'Home' }).getAttribute('aria-current')).toBe('page');
  });
});

describe('clean HTML', () => {
  it('is not shown before it is clean', async () => {
    const { container } = render(<SafeHtml html="<p>words</p>" />);
    expect(container.textContent).toBe('');
    await waitFor(() => expect(container.textContent).toContain('words'));
  });

  it('brings what stands below it, which would move when the text comes', async () => {
    const { container } = render(
      <SafeHtml html="<p>words</p>">
        <button type="button">Answer</button>
      </SafeHtml>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    await screen.findByRole('button', { name: 'Answer' });
    expect(container.textContent).toBe('wordsAnswer');
  });
});
