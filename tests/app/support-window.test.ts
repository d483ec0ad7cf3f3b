import { describe, expect, it } from 'vitest';
import { defaultConfiguration } from '#contract/configuration.ts';
import { createSupportWindow } from '#src/app/world/support-window.ts';
import { sealSymmetric } from '#src/gateway/symmetric.ts';
import { listeningActor } from './listening-actor.ts';
import { popupWindow } from './popup-window.ts';

const keys = {
  encryptionKey: Buffer.alloc(32, 7).toString('base64'),
  macKey: Buffer.alloc(32, 9).toString('base64'),
};
const configuration = {
  hosts: { ...defaultConfiguration.hosts, support: ['chat.example', 'localhost:9000'] },
  supportKeys: keys,
};

function support(windows: readonly (ReturnType<typeof popupWindow> | null)[] = [popupWindow()]) {
  const opened: unknown[][] = [];
  const left = [...windows];
  const open = (...how: unknown[]) => {
    opened.push(how);
    return left.shift()?.popup ?? null;
  };
  const host = 'casino.example';
  const supportWindow = createSupportWindow(configuration, { open: open as typeof window.open, host });
  return { supportWindow, opened, ...listeningActor() };
}

const sealed = (address: string) => sealSymmetric(address, keys);

describe('W8 the window of customer service', () => {
  it('is opened empty in the click, 440 by 500, and its opener is cut before anything else', () => {
    const popup = popupWindow();
    const { supportWindow, opened, actor } = support([popup]);
    supportWindow.open(actor);
    expect(opened).toEqual([['about:blank', '_blank', 'width=440,height=500']]);
    expect(popup.done).toEqual(['opener null']);
  });

  it('CSV-03 opens the address without a referrer', async () => {
    const popup = popupWindow();
    const { supportWindow, actor, heard } = support([popup]);
    supportWindow.open(actor);
    await supportWindow.show(actor, sealed('https://chat.example/a?b=1'));
    expect(popup.done).toEqual(['opener null', 'go https://chat.example/a?b=1']);
    expect(popup.links[0]?.rel).toBe('noreferrer');
    expect(heard).toEqual([]);
  });

  it('is released once it has gone there: closing closes nothing', async () => {
    const popup = popupWindow();
    const { supportWindow, actor } = support([popup]);
    supportWindow.open(actor);
    await supportWindow.show(actor, sealed('https://chat.example/'));
    supportWindow.close();
    expect(popup.done).not.toContain('close');
  });

  it('is reported as blocked when the browser does not allow it', () => {
    const { supportWindow, actor, heard } = support([null]);
    supportWindow.open(actor);
    expect(heard).toEqual([{ type: 'window.blocked' }]);
  });

  const refused: readonly [what: string, path: string][] = [
    ['a script', sealed('javascript:alert(1)')],
    ['data', sealed('data:text/html,<script>alert(1)</script>')],
    ['plain http', sealed('http://chat.example/')],
    ['a host off the list', sealed('https://evil.example/')],
    ['user-info', sealed('https://chat.example@evil.example/')],
    ['a host that only begins like ours', sealed('https://chat.example.evil.example/')],
    ['a host that only ends like ours', sealed('https://evilchat.example/')],
    ['our own host', sealed('https://casino.example/')],
    ['a path', sealed('/agent')],
    ['nothing', sealed('')],
    ['an address that is not sealed', 'https://chat.example/'],
    [
      'an address sealed with another key',
      sealSymmetric('https://chat.example/', { ...keys, macKey: keys.encryptionKey }),
    ],
    ['an address cut short', sealed('https://chat.example/').slice(0, -24)],
  ];

  it.each(refused)('CSV-01 CSV-02 is closed and refused for %s', async (_, path) => {
    const popup = popupWindow();
    const { supportWindow, actor, heard } = support([popup]);
    supportWindow.open(actor);
    await supportWindow.show(actor, path);
    expect(popup.done).toEqual(['opener null', 'close']);
    expect(heard).toEqual([{ type: 'window.refused' }]);
  });

  it('may open http on this very machine', async () => {
    const popup = popupWindow();
    const { supportWindow, actor } = support([popup]);
    supportWindow.open(actor);
    await supportWindow.show(actor, sealed('http://localhost:9000/chat'));
    expect(popup.done.at(-1)).toBe('go http://localhost:9000/chat');
  });

  it('that the person has closed meanwhile causes no error', async () => {
    const popup = popupWindow();
    const { supportWindow, actor, heard } = support([popup]);
    supportWindow.open(actor);
    popup.popup.close();
    await supportWindow.show(actor, sealed('https://chat.example/'));
    expect([popup.done, heard]).toEqual([['opener null', 'close'], []]);
  });

  it('is closed by a second click, and the first address is dropped', async () => {
    const [first, second] = [popupWindow(), popupWindow()];
    const { supportWindow, actor, heard } = support([first, second]);
    supportWindow.open(actor);
    const shown = supportWindow.show(actor, sealed('javascript:alert(1)'));
    supportWindow.open(actor);
    await shown;
    expect([first.done, second.done, heard]).toEqual([['opener null', 'close'], ['opener null'], []]);
    await supportWindow.show(actor, sealed('https://chat.example/'));
    expect(second.done.at(-1)).toBe('go https://chat.example/');
  });

  it('closed by the page is not filled any more', async () => {
    const popup = popupWindow();
    const { supportWindow, actor } = support([popup]);
    supportWindow.open(actor);
    const shown = supportWindow.show(actor, sealed('https://chat.example/'));
    supportWindow.close();
    await shown;
    expect(popup.done).toEqual(['opener null', 'close']);
  });
});
