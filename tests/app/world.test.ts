import { describe, expect, it } from 'vitest';
import { type AnyEventObject, createActor, createMachine } from 'xstate';
import { asSeconds } from '#contract/units.ts';
import { newCode } from '#machines/verification/sms-code.rules.ts';
import type { WorldEvent } from '#machines/world.ts';
import { account, invited, notedWorld as world } from './noted-world.ts';

/**
 * What each event does, and which residents hear of it; TypeScript demands a row for every event there is.
 */
type Row<T extends WorldEvent['type']> = {
  event: Omit<Extract<WorldEvent, { type: T }>, 'type'>;
  does?: unknown[];
  tells?: string | readonly string[];
  /** The messages to other residents. */
  says?: readonly [resident: string, event: AnyEventObject][];
  /** The message to the actor that asked. */
  answer?: AnyEventObject;
};
const number = { mobileNum: '900555123', countryDialingCode: '52' };
const features = {} as Extract<WorldEvent, { type: 'features.learned' }>['features'];
const target = { kind: 'vendor', vassalage: 'PULSO', nodeId: '4' } as const;
const question = { text: 'luna', vassalage: null };
const game = { address: 'https://games.example/play', target };
const rows: { [T in WorldEvent['type']]: Row<T> } = {
  'popups.asked': { event: { account: 'member1' }, does: [['popups.recall', 'member1']] },
  'popups.kept': {
    event: { account: 'member1', marks: ['week:1'] },
    does: [['popups.keep', 'member1', ['week:1']]],
  },
  navigate: { event: { to: { screen: 'home' } }, does: [['navigate', { screen: 'home' }]] },
  'token.kept': {
    event: { token: 't-1' },
    does: [
      ['storage.keepToken', 't-1'],
      ['gateway.keepToken', 't-1'],
    ],
    tells: 'session',
  },
  'firstLogin.begun': { event: { token: 't-1' }, does: [['storage.keepFirstLogin', 't-1']] },
  'firstLogin.made': { event: {}, does: [['storage.dropFirstLogin']] },
  'token.dropped': {
    event: {},
    does: [['storage.dropToken'], ['gateway.dropToken']],
    says: [['held', { type: 'password.dropped' }]],
    tells: 'session',
  },
  'storage.cleared': { event: {}, does: [['drafts.setAside'], ['storage.clearSession']] },
  'page.reloaded': { event: {}, does: [['reload']] },
  'tabs.notified': {
    event: { word: 'left', account: 'member1' },
    does: [['drafts.forget'], ['tabs.tell', { word: 'left', account: 'member1' }]],
  },
  'act.sent': {
    event: { key: 'k', call: 'wallet.withdraw', about: '' },
    does: [['storage.keepAct', 'wallet.withdraw', '', 'k']],
  },
  'act.ended': {
    event: { key: 'k', call: 'wallet.withdraw', about: '' },
    does: [['storage.dropAct', 'wallet.withdraw', '']],
  },
  'status.told': {
    event: { situation: 'normal' },
    does: [['tabs.tell', { word: 'status', situation: 'normal' }]],
  },
  'sites.asked': { event: { addresses: [] }, does: [['siteTimes.ask', []]] },
  'sites.left': { event: {}, does: [['siteTimes.leave']] },
  'sight.asked': { event: {}, does: [['sight.tell']] },
  'tabs.alerted': { event: {}, does: [['tabs.tell', { word: 'ended' }]] },
  'token.renewed': {
    event: { token: 't-1', newToken: 't-2' },
    does: [
      ['storage.keepToken', 't-2'],
      ['gateway.renewToken', 't-1', 't-2'],
      ['tabs.tell', { word: 'renewed', token: 't-1', newToken: 't-2' }],
    ],
    tells: 'signOut',
  },
  stale: {
    event: { reads: ['games.vendors', 'wallet.balance'] },
    does: [
      ['queries.invalidate', { queryKey: ['games.vendors'], refetchType: 'none' }],
      ['queries.invalidate', { queryKey: ['wallet.balance'], refetchType: 'none' }],
    ],
  },
  'remembered.asked': { event: {} },
  'remembered.kept': { event: { remembered: account }, does: [['remembered.keep', account]] },
  'ticket.asked': { event: {} },
  'remembered.forgotten': { event: {}, does: [['remembered.forget']] },
  'language.changed': {
    event: { language: 'EN' },
    does: [
      ['storage.keepLanguage', 'EN'],
      ['changeLanguage', 'EN'],
    ],
    tells: ['catalog', 'launch', 'session'],
  },
  'number.asked': { event: { purpose: 'login' }, does: [['countdowns.look']] },
  'drift.found': {
    event: { what: 'fields', names: ['shoeSize'] },
    does: [['report', 'drift of fields', ['shoeSize']]],
  },
  'countdown.started': {
    event: { seconds: asSeconds(60), until: null },
    does: [['countdowns.start', 60, null]],
  },
  'random.asked': { event: {}, answer: { type: 'random.drawn', os: 'Linux', random: 'r-1' } },
  'picture.wanted': {
    event: { file: { type: 'image/png', size: 9 } },
    does: [['portraits.prepare', { type: 'image/png', size: 9 }]],
  },
  'picture.dropped': { event: {}, does: [['portraits.drop']] },
  'file.wanted': {
    event: { file: { type: 'image/png', size: 9 } },
    does: [['proofFiles.read', { type: 'image/png', size: 9 }]],
  },
  'piece.wanted': {
    event: { file: { type: 'image/png', size: 9 }, offset: 3, length: 6 },
    does: [['proofFiles.cut', 3, 6]],
  },
  'file.dropped': { event: {}, does: [['proofFiles.drop']] },
  'invitation.asked': { event: {}, answer: { type: 'invitation.found', invited } },
  'invitation.forgotten': { event: {}, does: [['invitation.forget']] },
  'pattern.asked': { event: { question: null } },
  'window.opened': { event: {}, does: [['window.open']] },
  'window.sent': { event: { path: 'sealed' }, does: [['window.show', 'sealed']] },
  'window.closed': { event: {}, does: [['window.close']] },
  'cashier.opened': {
    event: { address: 'https://pay.example/1' },
    does: [['cashier.open', 'https://pay.example/1']],
  },
  'hosted.opened': {
    event: { script: 'https://slider.example/v1.js', siteKey: 'site-1' },
    does: [
      ['hosted.open', { type: 'hosted.opened', script: 'https://slider.example/v1.js', siteKey: 'site-1' }],
    ],
  },
  'hosted.closed': { event: {}, does: [['hosted.close']] },
  'features.learned': { event: { features }, tells: ['forgotCode', 'app'] },
  'identity.asked': { event: { provider: 'norte' }, does: [['identity.ask', 'norte']] },
  'identity.raised': { event: {}, does: [['identity.raise']] },
  'identity.left': { event: {}, does: [['identity.close']] },
  'account.changed': {
    event: { account: 'member', username: 'ana' },
    does: [
      ['storage.keepActsOf', 'ana'],
      ['drafts.here', 'ana'],
    ],
    tells: ['launch', 'signOut', 'held', 'forgotCode', 'app'],
  },
  'cdns.learned': { event: { launch: ['https://games.example'] }, tells: 'launch' },
  'absence.changed': { event: {}, tells: 'session', does: [['tabs.tell', { word: 'absence' }]] },
  'launch.wanted': { event: { target }, tells: 'launch' },
  'round.ended': { event: {}, tells: 'playSession' },
  'vendors.asked': { event: { language: 'ES' }, answer: { type: 'vendors.recalled', vendors: null } },
  'vendors.kept': { event: { language: 'ES', vendors: [] }, does: [['storage.keepVendors', 'ES', []]] },
  'file.saved': {
    event: { name: 'a.csv', media: 'text/csv', parts: ['a'] },
    does: [['saveFile', 'a.csv', ['a']]],
  },
  'read.failed': {
    event: { call: 'games.vendors', failure: 'network' },
    does: [['report', 'a read failed', ['games.vendors', 'network']]],
  },
  returned: { event: { otherwise: { screen: 'home' } }, does: [['goBack', { screen: 'home' }]] },
  'game.asked': { event: {}, does: [['game.recall']] },
  'game.kept': { event: { game }, does: [['game.keep', game]] },
  'game.dropped': { event: {}, does: [['game.drop']] },
  'game.heard': { event: { address: game.address }, does: [['game.hear', game.address]] },
  'game.unheard': { event: {}, does: [['game.unhear']] },
  'game.filled': { event: {}, does: [['game.fill']] },
  'game.shrunk': { event: {}, does: [['game.shrink']] },
  'install.watched': { event: {}, does: [['install.watch']] },
  'install.asked': { event: {}, does: [['install.ask']] },
  'search.opened': { event: { index: 'RNG||ES' }, does: [['search.open', 'RNG||ES']] },
  'search.indexed': { event: { index: 'RNG||ES', names: [] }, does: [['search.index', 'RNG||ES', []]] },
  'search.asked': { event: { index: 'RNG||ES', question }, does: [['search.ask', 'RNG||ES', question]] },
  'signOut.opened': { event: { token: 't-1', account: 'member1', next: null }, tells: 'signOut' },
  'session.forsaken': { event: { token: 't-1' }, tells: 'forsaken' },
  'password.held': { event: { password: 'Clave-2026!' }, tells: 'held' },
  'password.wanted': { event: { forced: true }, tells: 'held' },
  'password.changed': { event: {}, tells: 'session' },
  'password.dropped': { event: {}, tells: 'held' },
  'password.handed': { event: { password: 'Clave-2026!' }, tells: 'change' },
  'password.lapsed': { event: {}, tells: 'change' },
  'password.doubted': { event: {}, tells: 'held' },
  'password.settled': { event: {}, tells: 'held' },
  'session.lost': { event: {}, does: [['drafts.setAside']], tells: 'signOut' },
  'session.left': { event: {}, tells: 'session' },
  'session.stayed': { event: {}, tells: 'session' },
  'entry.wanted': { event: { way: 'login' }, tells: 'session' },
  'code.wanted': {
    event: { purpose: 'forgot', input: number },
    does: [['countdowns.look']],
    tells: 'forgotCode',
  },
};

describe('what a machine emits', () => {
  it.each(Object.entries(rows))(
    '%s is done, and reported to those it concerns',
    async (type, { event, does = [], says = [], tells, answer }) => {
      const { perform, done, heard, actor } = world();
      const emitted = { type, ...event } as WorldEvent;
      perform(emitted, actor);
      // What is fetched first is here by now.
      await Promise.resolve();
      expect(done).toEqual(does);
      const answers = answer ? [['app', answer]] : [];
      const received = [tells ?? []].flat().map((resident) => [resident, emitted]);
      expect(heard).toEqual([...says, ...received, ...answers]);
    },
  );

  it('stale reads on screen are fetched again at once on request', () => {
    const { perform, done, actor } = world();
    perform({ type: 'stale', reads: ['member.avatar'], again: true }, actor);
    expect(done).toEqual([['queries.invalidate', { queryKey: ['member.avatar'], refetchType: 'active' }]]);
  });

  it('reads that are stale everywhere are reported to the other tabs', () => {
    const { perform, done, actor } = world();
    perform({ type: 'stale', reads: ['wallet.balance'], again: true, everywhere: true }, actor);
    expect(done).toEqual([
      ['queries.invalidate', { queryKey: ['wallet.balance'], refetchType: 'active' }],
      ['tabs.tell', { word: 'stale', reads: ['wallet.balance'] }],
    ]);
  });

  it('a renewed token from another tab is not sent to the tabs again', () => {
    const { perform, done, actor } = world();
    perform({ type: 'token.renewed', token: 't-1', newToken: 't-2', heard: true }, actor);
    expect(done).toEqual([
      ['storage.keepToken', 't-2'],
      ['gateway.renewToken', 't-1', 't-2'],
    ]);
  });

  it('marking everything stale forgets what every read showed', () => {
    const { perform, done, actor } = world();
    perform({ type: 'stale', reads: 'all' }, actor);
    expect(done).toEqual([['queries.reset']]);
  });

  it('the ticket of a link is handed to the actor that asked', () => {
    const { perform, heard, actor } = world(null, 'a-ticket');
    perform({ type: 'ticket.asked' }, actor);
    expect(heard).toEqual([['app', { type: 'ticket.found', ticket: 'a-ticket' }]]);
  });

  it('a remembered login is handed to the actor that asked', async () => {
    const { perform, heard, actor } = world(account);
    perform({ type: 'remembered.asked' }, actor);
    await Promise.resolve();
    expect(heard).toEqual([['app', { type: 'remembered.recalled', remembered: account }]]);
  });

  it('LOG-11 the actor that asked hears when nothing can be remembered', async () => {
    const { perform, heard, actor } = world('unable');
    perform({ type: 'remembered.asked' }, actor);
    await Promise.resolve();
    expect(heard).toEqual([['app', { type: 'remembered.unable' }]]);
  });

  it('nobody hears when there is nothing to recall, or when the asker is gone', async () => {
    const nothing = world(null);
    nothing.perform({ type: 'remembered.asked' }, nothing.actor);
    const gone = world(account);
    gone.perform({ type: 'remembered.asked' }, gone.actor);
    (gone.actor as ReturnType<typeof createActor>).stop();
    await Promise.resolve();
    expect([nothing.heard, gone.heard]).toEqual([[], []]);
  });

  it('SMS-02 the asker hears which number a code went to, while the wait for another runs', () => {
    const { perform } = world();
    const received: unknown[] = [];
    const asker = (endsAt: number | null) => {
      const sender = createMachine({ context: { ...newCode, waits: [{ input: number, endsAt }] } });
      const system = createMachine({
        invoke: { systemId: 'loginCode', src: sender },
        on: { '*': { actions: ({ event }) => received.push(event) } },
      });
      return createActor(system).start();
    };
    perform({ type: 'number.asked', purpose: 'login' }, asker(null));
    perform({ type: 'number.asked', purpose: 'login' }, asker(1));
    expect(received).toEqual([{ type: 'number.recalled', ...number }]);
  });

  it('a session is ended only where there is one, and a password taken only by the forced change', () => {
    const { perform, heard, actor } = world();
    perform({ type: 'session.forsaken', token: null }, actor);
    perform({ type: 'password.wanted', forced: false }, actor);
    expect(heard).toEqual([]);
  });

  it('REG-03 the verdict on a foreign pattern goes to the actor that asked', async () => {
    const { perform, heard, actor } = world();
    perform({ type: 'pattern.asked', question: { field: 'line', pattern: '^a', text: 'b' } }, actor);
    await Promise.resolve();
    const judged = { type: 'pattern.judged', field: 'line', text: 'b', verdict: 'mismatch' };
    expect(heard).toEqual([['app', judged]]);
  });

  it('a message to a missing resident is lost without harm', () => {
    const { perform } = world();
    const alone = createActor(createMachine({})).start();
    expect(() => perform({ type: 'entry.wanted', way: 'login' }, alone)).not.toThrow();
  });
});
