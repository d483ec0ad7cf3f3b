import { describe, expect, it, vi } from 'vitest';
import { createInstallDesk } from '#src/app/world/install-desk.ts';
import { holdOffer } from '#src/app/world/install-offer.ts';
import { listeningActor } from './listening-actor.ts';

type How = {
  readonly agent?: string;
  readonly touch?: number;
  readonly alone?: boolean;
  readonly standalone?: boolean;
};

/** A browser whose offers the test makes. */
function browser({ agent = 'Chrome', touch = 0, alone = false, standalone = false }: How = {}) {
  const page = Object.assign(new EventTarget(), {
    matchMedia: () => ({ matches: alone }) as MediaQueryList,
    navigator: { userAgent: agent, maxTouchPoints: touch, standalone },
  });
  const held = holdOffer(page);
  const { actor, heard, stop } = listeningActor();
  const make = () => createInstallDesk(held, page as unknown as Window);
  function offer(prompt: () => Promise<{ outcome: string }>): Event {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    page.dispatchEvent(event);
    return event;
  }
  const words = () => heard.map(({ type }) => type);
  /** Waits until it has heard so much. */
  const heardAll = (count: number) => vi.waitFor(() => expect(words()).toHaveLength(count));
  return { page, actor, make, offer, stop, heardAll, words };
}

const says = (outcome: string) => async () => ({ outcome });
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';

describe('the desk of installing', () => {
  it('an offer made before anybody asked is told to whoever asks, and the browser does not ask by itself', () => {
    const { actor, make, offer, words } = browser();
    expect(offer(says('accepted')).defaultPrevented).toBe(true);
    make().watch(actor);
    expect(words()).toEqual(['install.offered']);
  });

  it('a later offer is told to all who listen, and to nobody who has stopped', () => {
    const { actor, make, offer, stop, words } = browser();
    make().watch(actor);
    expect(words()).toEqual([]);
    offer(says('accepted'));
    stop();
    offer(says('accepted'));
    expect(words()).toEqual(['install.offered']);
  });

  it.each(['accepted', 'dismissed'])('the person’s answer is told: %s', async (outcome) => {
    const { actor, make, offer, heardAll, words } = browser();
    const desk = make();
    offer(says(outcome));
    desk.watch(actor);
    desk.ask(actor);
    await heardAll(2);
    expect(words()).toEqual(['install.offered', `install.${outcome}`]);
  });

  it('an offer is used once: who asks again hears that there is none', async () => {
    const { actor, make, offer, heardAll, words } = browser();
    const desk = make();
    offer(says('dismissed'));
    desk.ask(actor);
    desk.ask(actor);
    await heardAll(2);
    expect([...words()].sort()).toEqual(['install.dismissed', 'install.gone']);
  });

  it('a browser that refuses to ask is told of', async () => {
    const { actor, make, offer, heardAll, words } = browser();
    const desk = make();
    offer(() => Promise.reject(new Error('NotAllowedError')));
    desk.ask(actor);
    await heardAll(1);
    expect(words()).toEqual(['install.gone']);
  });

  it('an offer that came meanwhile is told after the answer', async () => {
    const { actor, make, offer, heardAll, words } = browser();
    const desk = make();
    desk.watch(actor);
    offer(async () => {
      offer(says('accepted'));
      return { outcome: 'dismissed' };
    });
    desk.ask(actor);
    await heardAll(4);
    expect(words().slice(-2)).toEqual(['install.dismissed', 'install.offered']);
  });

  it('an installation is told, and leaves no offer', async () => {
    const { page, actor, make, offer, heardAll, words } = browser();
    const desk = make();
    offer(says('accepted'));
    desk.watch(actor);
    page.dispatchEvent(new Event('appinstalled'));
    desk.ask(actor);
    await heardAll(3);
    expect(words()).toEqual(['install.offered', 'install.finished', 'install.gone']);
  });

  it.each<[string, How, readonly string[]]>([
    ['an iPhone', { agent: iPhone }, ['install.byHand']],
    ['an iPad that says it is a Mac', { agent: mac, touch: 5 }, ['install.byHand']],
    ['a Mac', { agent: mac }, []],
    ['any other browser', {}, []],
    ['an app on a desktop', { alone: true }, ['install.finished']],
    ['an app on an iPhone', { agent: iPhone, standalone: true }, ['install.finished']],
  ])('%s is known for what it is', (_, how, words) => {
    const { actor, make, words: heard } = browser(how);
    make().watch(actor);
    expect(heard()).toEqual(words);
  });
});
