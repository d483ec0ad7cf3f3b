import type { QueryClient } from '@tanstack/react-query';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { Place } from '#machines/places.ts';
import type { Invited } from '#machines/registration/register-form.rules.ts';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import { type CodePurpose, numberWaiting } from '#machines/verification/sms-code.rules.ts';
import type { PatternQuestion, Remembered, WorldEvent } from '#machines/world.ts';
import type { GatewayClient } from '#src/gateway/gateway.ts';
import type { CashierWindow } from './cashier-window.ts';
import type { Countdowns } from './countdowns.ts';
import type { GameDesk } from './game-desk.ts';
import type { HostedSlider } from './hosted-slider.ts';
import type { IdentityWindow } from './identity-window.ts';
import type { Patterns } from './patterns.ts';
import type { Portraits } from './portraits.ts';
import type { ProofFiles } from './proof-files.ts';
import type { RememberedStore } from './remembered.ts';
import type { report } from './reports.ts';
import type { SavedFile } from './saved-file.ts';
import type { Search } from './search.ts';
import { send } from './send.ts';
import type { AppStorage } from './storage.ts';
import type { SupportWindow } from './support-window.ts';
import type { Tabs } from './tabs.ts';

/** All that the world works with. */
export type WorldTools = {
  readonly gateway: Pick<GatewayClient, 'keepToken' | 'dropToken' | 'renewToken'>;
  readonly queries: Pick<QueryClient, 'invalidateQueries' | 'resetQueries'>;
  readonly storage: AppStorage;
  readonly remembered: RememberedStore;
  readonly invited: Invited;
  readonly patterns: Patterns;
  readonly countdowns: Countdowns;
  readonly tabs: Pick<Tabs, 'tell'>;
  readonly portraits: Portraits;
  readonly proofFiles: ProofFiles;
  readonly supportWindow: SupportWindow;
  readonly cashierWindow: CashierWindow;
  readonly hostedSlider: HostedSlider;
  /** The ticket of the link that opened the page, once. */
  readonly takeTicket: () => string | null;
  readonly identityWindow: IdentityWindow;
  /** The browser's system, and random bytes in base64url. */
  readonly draw: () => { readonly os: string; readonly random: string };
  readonly gameDesk: GameDesk;
  readonly search: Search;
  readonly saveFile: (file: SavedFile) => void;
  readonly navigate: (to: Place) => void;
  /** To where the person came from inside the product, or else to a place. */
  readonly goBack: (otherwise: Place) => void;
  readonly reload: () => void;
  readonly report: typeof report;
  /** Shows the interface in a language, and says so in the page's `lang`. */
  readonly changeLanguage: (language: string) => void;
};

/** Who sends the codes of each purpose. */
const codeResidents = {
  login: 'loginCode',
  register: 'registerCode',
  forgot: 'forgotCode',
  binding: 'bindingCode',
  address: 'addressCode',
} as const satisfies Record<CodePurpose, string>;

/** Performs what an actor emitted; `from` is that actor. */
export type Perform = (event: WorldEvent, from: AnyActorRef) => void;

/** Everything the product does to a browser, and every word that one machine has for another. */
export function createWorld(tools: WorldTools): Perform {
  const { gateway, queries, storage, remembered, countdowns, tabs, supportWindow } = tools;
  const { hostedSlider, identityWindow, portraits, proofFiles, gameDesk, search } = tools;

  async function recall(asker: AnyActorRef): Promise<void> {
    const found = await remembered.recall();
    if (found === 'unable') return send(asker, { type: 'remembered.unable' });
    if (found) send(asker, { type: 'remembered.recalled', remembered: found satisfies Remembered });
  }

  function giveTicket(asker: AnyActorRef): void {
    const ticket = tools.takeTicket();
    if (ticket !== null) send(asker, { type: 'ticket.found', ticket });
  }

  async function judge(asker: AnyActorRef, question: PatternQuestion): Promise<void> {
    const { field, pattern, text } = question;
    const verdict = await tools.patterns.judge(pattern, text);
    send(asker, { type: 'pattern.judged', field, text, verdict });
  }

  function recallNumber(asker: AnyActorRef, purpose: CodePurpose): void {
    countdowns.look();
    const sender: ActorRefFrom<typeof smsCodeMachine> | undefined = asker.system.get(codeResidents[purpose]);
    const number = sender && numberWaiting(sender.getSnapshot().context);
    if (number) send(asker, { type: 'number.recalled', ...number });
  }

  return (event, from) => {
    const tell = (resident: string) => send(from.system.get(resident), event);
    switch (event.type) {
      case 'navigate':
        return tools.navigate(event.to);
      case 'token.kept':
        storage.keepToken(event.token);
        return gateway.keepToken(event.token);
      case 'token.dropped':
        storage.dropToken();
        gateway.dropToken();
        return send(from.system.get('held'), { type: 'password.dropped' });
      case 'firstLogin.begun':
        return storage.keepFirstLogin(event.token);
      case 'firstLogin.made':
        return storage.dropFirstLogin();
      case 'act.sent':
        return storage.keepAct(event.call, event.about, event.key);
      case 'act.ended':
        return storage.dropAct(event.call, event.about);
      case 'storage.cleared':
        return storage.clearSession();
      case 'page.reloaded':
        return tools.reload();
      case 'token.renewed':
        storage.keepToken(event.newToken);
        gateway.renewToken(event.token, event.newToken);
        if (!event.heard) tabs.tell({ word: 'renewed', token: event.token, newToken: event.newToken });
        return tell('signOut');
      case 'tabs.told':
        return tabs.tell({ word: event.word, account: event.account });
      case 'tabs.alerted':
        return tabs.tell({ word: 'ended' });
      case 'stale':
        if (event.reads === 'all') return void queries.resetQueries();
        for (const name of event.reads)
          void queries.invalidateQueries({ queryKey: [name], refetchType: event.again ? 'active' : 'none' });
        return event.everywhere ? tabs.tell({ word: 'stale', reads: [...event.reads] }) : undefined;
      case 'remembered.asked':
        return void recall(from);
      case 'remembered.kept':
        return void remembered.keep(event.remembered);
      case 'remembered.forgotten':
        return void remembered.forget();
      case 'ticket.asked':
        return giveTicket(from);
      case 'language.changed':
        storage.keepLanguage(event.language);
        tools.changeLanguage(event.language);
        for (const resident of ['catalog', 'launch']) tell(resident);
        return tell('session');
      case 'number.asked':
        return recallNumber(from, event.purpose);
      case 'invitation.asked':
        return send(from, { type: 'invitation.told', invited: tools.invited });
      case 'pattern.asked':
        return event.question ? void judge(from, event.question) : undefined;
      case 'rules.unmet':
        return event.fields.length > 0 ? tools.report('required fields unknown', event.fields) : undefined;
      case 'countdown.started':
        return countdowns.start(from, event);
      case 'random.asked':
        return send(from, { type: 'random.drawn', ...tools.draw() });
      case 'picture.wanted':
        return portraits.prepare(from, event.file);
      case 'picture.dropped':
        return portraits.drop(from);
      case 'file.wanted':
        return proofFiles.read(from, event.file);
      case 'piece.wanted':
        return proofFiles.cut(from, event);
      case 'file.dropped':
        return proofFiles.drop(from);
      case 'window.opened':
        return supportWindow.open(from);
      case 'window.sent':
        return void supportWindow.show(from, event.path);
      case 'window.closed':
        return supportWindow.close();
      case 'cashier.opened':
        return tools.cashierWindow(from, event.address);
      case 'hosted.opened':
        return hostedSlider.open(from, event);
      case 'hosted.closed':
        return hostedSlider.close();
      case 'identity.asked':
        return identityWindow.ask(from, event.provider);
      case 'identity.raised':
        return identityWindow.raise();
      case 'identity.left':
        return identityWindow.close();
      case 'vendors.asked':
        return send(from, { type: 'vendors.recalled', vendors: storage.vendors(event.language) });
      case 'vendors.kept':
        return storage.keepVendors(event.language, event.vendors);
      case 'file.saved':
        return tools.saveFile(event);
      case 'read.failed':
        return tools.report('a read failed', [event.call, event.failure]);
      case 'returned':
        return tools.goBack(event.otherwise);
      case 'game.asked':
        return gameDesk.recall(from);
      case 'game.kept':
        return event.game ? gameDesk.keep(event.game) : undefined;
      case 'game.dropped':
        return gameDesk.drop();
      case 'game.heard':
        return gameDesk.hear(from, event.address);
      case 'game.unheard':
        return gameDesk.unhear();
      case 'game.filled':
        return gameDesk.fill();
      case 'search.opened':
        return search.open(from, event.index);
      case 'search.indexed':
        return search.index(from, event.index, event.names);
      case 'search.asked':
        return search.ask(from, event.index, event.question);
      case 'features.learned':
        // A dialog may have been opened before the gateway's first answer.
        tell('entry');
        for (const resident of Object.values(codeResidents)) tell(resident);
        return tell('app');
      case 'account.changed':
        if (event.account !== null) storage.keepActsOf(event.username);
        for (const resident of ['launch', 'signOut', 'held', ...Object.values(codeResidents)]) tell(resident);
        return tell('app');
      case 'cdns.learned':
      case 'launch.wanted':
        return tell('launch');
      case 'signOut.opened':
        return tell('signOut');
      case 'session.forsaken':
        return event.token === null ? undefined : tell('forsaken');
      case 'password.wanted':
        return event.forced ? tell('held') : undefined;
      case 'password.held':
      case 'password.doubted':
      case 'password.settled':
      case 'password.dropped':
        return tell('held');
      case 'password.handed':
      case 'password.lapsed':
        return tell('change');
      case 'session.left':
      case 'session.stayed':
      case 'entry.wanted':
        return tell('session');
      case 'code.wanted':
        countdowns.look();
        return tell(codeResidents[event.purpose]);
      default:
        return event satisfies never;
    }
  };
}
