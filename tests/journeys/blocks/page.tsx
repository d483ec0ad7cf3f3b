import '#src/ui/tokens.css';
import '#src/ui/base.css';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { Dropdown } from '#src/ui/dropdown.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Qr } from '#src/ui/qr.tsx';
import { Rail } from '#src/ui/rail.tsx';
import { SafeHtml } from '#src/ui/safe-html.tsx';

const pictureOf = (address: string) =>
  /^(https:\/\/img\.example\.com)?\/[a-z]/.test(address) ? address : '';

function Html() {
  const [html, setHtml] = useState('');
  return (
    <>
      <textarea aria-label="html" onInput={(typed) => setHtml(typed.currentTarget.value)} />
      {html.split('␞').map((part) => (
        <div key={part} data-testid="shown">
          <SafeHtml html={part} pictureOf={pictureOf} />
        </div>
      ))}
    </>
  );
}

function Layers() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Dropdown face="Vendors" panelLabel="All vendors">
        <a href="#first">First</a>
      </Dropdown>
      <Button onClick={() => setOpen(true)}>Dialog</Button>
      <p style={{ height: '300vh' }}>Long page</p>
      <Dialog open={open} title="A dialog" closeLabel="Close" onClose={() => setOpen(false)}>
        <Qr value="https://example.com" label="A code" />
      </Dialog>
    </>
  );
}

function Pictures() {
  return (
    <>
      <LazyImage src="/missing/near.svg" alt="" ratio="wide" placeholder="no picture" />
      <p>Under the picture</p>
      <Rail title="Row" previousLabel="Back" nextLabel="On" item="poster">
        {Array.from({ length: 30 }, (_, at) => at).map((at) => (
          <LazyImage key={at} src={`/missing/row-${at}.svg`} alt="" placeholder="no picture" />
        ))}
      </Rail>
      <p style={{ height: '300vh' }}>Long page</p>
      <LazyImage src="/missing/far.svg" alt="" ratio="wide" placeholder="no picture" />
    </>
  );
}

const scenes: Record<string, () => React.JSX.Element> = {
  '#html': Html,
  '#layers': Layers,
  '#pictures': Pictures,
};

const Scene = scenes[location.hash] ?? Html;
const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <StrictMode>
    <Scene />
  </StrictMode>,
);
