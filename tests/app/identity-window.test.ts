import { describe, expect, it } from 'vitest';
import type { IdentityTrouble, Proof } from '#machines/session/identity.rules.ts';
import type { Asking } from '#src/app/world/identity.ts';
import { createIdentityWindow } from '#src/app/world/identity-window.ts';
import { listeningActor } from './listening-actor.ts';

const provider = {
  id: 'norte',
  name: 'Cuenta Norte',
  authority: 'https://norte.example',
  clientId: 'vestibulo',
};
const proof: Proof = { idToken: 'a.b.c', nonce: 'n' };

/** A window as the browser gives it, with a log of what was done to it, in order. */
function popupWindow() {
  const done: string[] = [];
  const popup = {
    set opener(value: unknown) {
      done.push(`opener ${value}`);
    },
    focus: () => done.push('focus'),
    close: () => done.push('close'),
  };
  return { popup: popup as unknown as Window, done };
}

/** The window of a brand with one provider, whose answers the test gives. */
function stand(windows: readonly (ReturnType<typeof popupWindow> | null)[] = [popupWindow()]) {
  const left = [...windows];
  const asked: { asking: Asking; answer: (came: Proof | IdentityTrouble) => void }[] = [];
  const identityWindow = createIdentityWindow({ identityProviders: [provider] }, () => 'EN', {
    open: () => left.shift()?.popup ?? null,
    origin: 'https://casino.example',
    secure: true,
    load: async () => (asking) => new Promise((answer) => asked.push({ asking, answer })),
  });
  return { identityWindow, asked, ...listeningActor() };
}

const settled = () => new Promise<void>((done) => setImmediate(done));

describe('W8 the window of an identity provider', () => {
  it('is opened empty in the click, and its opener is cut before anything else', () => {
    const popup = popupWindow();
    const { identityWindow, actor } = stand([popup]);
    identityWindow.ask(actor, 'norte');
    expect(popup.done).toEqual(['opener null']);
  });

  it('asks the chosen provider, in the language of the page', async () => {
    const { identityWindow, asked, actor } = stand();
    identityWindow.ask(actor, 'norte');
    await settled();
    expect(asked[0]?.asking).toMatchObject({ provider, origin: 'https://casino.example', language: 'en' });
  });

  it('closes when the answer has come, which is reported once', async () => {
    const popup = popupWindow();
    const { identityWindow, asked, actor, heard } = stand([popup]);
    identityWindow.ask(actor, 'norte');
    await settled();
    asked[0]?.answer(proof);
    await settled();
    expect(popup.done).toEqual(['opener null', 'close']);
    expect(heard).toEqual([{ type: 'identity.proven', ...proof }]);
  });

  it('LOG-17 reports that it was blocked, or that the provider is unknown', () => {
    const { identityWindow, actor, heard } = stand([null]);
    identityWindow.ask(actor, 'norte');
    identityWindow.ask(actor, 'este');
    expect(heard).toEqual([
      { type: 'identity.failed', trouble: 'blocked' },
      { type: 'identity.failed', trouble: 'refused' },
    ]);
  });

  it('LOG-17 reports nothing of a request that nobody waits for any more', async () => {
    const [first, second] = [popupWindow(), popupWindow()];
    const { identityWindow, asked, actor, heard } = stand([first, second]);
    identityWindow.ask(actor, 'norte');
    await settled();
    identityWindow.ask(actor, 'norte');
    await settled();
    expect(first.done).toContain('close');
    expect(asked[0]?.asking.signal.aborted).toBe(true);
    asked[0]?.answer(proof);
    identityWindow.close();
    asked[1]?.answer(proof);
    await settled();
    expect(second.done).toContain('close');
    expect(heard).toEqual([]);
  });

  it('comes to the front on request', () => {
    const popup = popupWindow();
    const { identityWindow, actor } = stand([popup]);
    identityWindow.raise();
    identityWindow.ask(actor, 'norte');
    identityWindow.raise();
    expect(popup.done).toContain('focus');
  });

  it('reports that the provider can’t be reached when the code for it can’t be loaded', async () => {
    const { actor, heard } = listeningActor();
    const identityWindow = createIdentityWindow({ identityProviders: [provider] }, () => 'ES', {
      open: () => popupWindow().popup,
      origin: 'https://casino.example',
      secure: true,
      load: () => Promise.reject(new Error('the network is gone')),
    });
    identityWindow.ask(actor, 'norte');
    await settled();
    expect(heard).toEqual([{ type: 'identity.failed', trouble: 'unreachable' }]);
  });

  it('LOG-17 is not opened on a page that came without https: nothing it brings could be checked', () => {
    const popup = popupWindow();
    const { actor, heard } = listeningActor();
    const identityWindow = createIdentityWindow({ identityProviders: [provider] }, () => 'ES', {
      open: () => popup.popup,
      origin: 'http://casino.example',
      secure: false,
      load: () => Promise.reject(new Error('nobody asks for it')),
    });
    identityWindow.ask(actor, 'norte');
    expect(heard).toEqual([{ type: 'identity.failed', trouble: 'insecure' }]);
    expect(popup.done).toEqual([]);
  });

  it('tells that its window looks closed, and still hears the answer', async () => {
    const { identityWindow, asked, actor, heard } = stand();
    identityWindow.ask(actor, 'norte');
    await settled();
    asked[0]?.asking.lost();
    asked[0]?.answer(proof);
    await settled();
    expect(heard).toEqual([{ type: 'window.lost' }, { type: 'identity.proven', ...proof }]);
  });
});
