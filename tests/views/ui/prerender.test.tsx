// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppFrame } from '#src/ui/app-frame.tsx';
import { Carousel } from '#src/ui/carousel.tsx';
import { Dropdown } from '#src/ui/dropdown.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Marquee } from '#src/ui/marquee.tsx';
import { PosterCard } from '#src/ui/poster-card.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';

const labels = { carousel: 'c', pause: 'p', play: 'p', previous: 'p', next: 'n', slide: () => 's' };

const html = renderToString(
  <AppFrame
    skipLabel="skip"
    header={
      <Dropdown face="face" panelLabel="panel">
        inside
      </Dropdown>
    }
    bottomBar="bar"
  >
    <Carousel
      slides={[
        { id: 'a', alt: 'first', image: '/first.svg' },
        { id: 'b', alt: 'second', image: '/second.svg' },
      ]}
      labels={labels}
    />
    <Marquee label="l" pauseLabel="p" playLabel="p" items={[{ id: 'a', content: 'line' }]} />
    <Rail title="t" previousLabel="p" nextLabel="n">
      <PosterCard title="game" image="/poster.svg" />
    </Rail>
    <LazyImage src="/later.svg" alt="" />
    <Qr value="v" label="code" />
    <SafeHtml html="<b>words</b>" />
  </AppFrame>,
);

describe('the blocks in a prerendered page', () => {
  it('render without a window', () => {
    expect(typeof window).toBe('undefined');
    for (const said of ['skip', 'face', 'line', 'game', 'bar']) expect(html).toContain(said);
  });

  it('contain only the first picture', () => {
    expect(html.match(/<img[^>]*>/g)).toHaveLength(1);
    expect(html).toMatch(/<img[^>]*src="\/first.svg"[^>]*fetchPriority="high"/i);
  });

  it('carry no style attribute and no handler, which the page’s policy would block', () => {
    expect(html).not.toMatch(/\s(style|on\w+)=/);
  });

  it('contain no HTML that is not clean yet', () => {
    expect(html).not.toContain('words');
  });
});
