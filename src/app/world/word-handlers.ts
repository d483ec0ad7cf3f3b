import type { ActorRefFrom, AnyActorRef } from 'xstate';
import type { CodePurpose } from '#machines/verification/code-waits.rules.ts';
import { numberWaiting } from '#machines/verification/code-waits.rules.ts';
import type { smsCodeMachine } from '#machines/verification/sms-code.machine.ts';
import type { WorldEvent } from '#machines/world.ts';
import type { Countdowns } from './countdowns.ts';
import type { TabDrafts } from './drafts.ts';
import { handlers, pass } from './handlers.ts';
import { send } from './send.ts';
import type { AppStorage } from './storage.ts';
import type { Tabs } from './tabs.ts';

/** Who sends the codes of each purpose. */
const codeResidents = {
  login: 'loginCode',
  register: 'registerCode',
  forgot: 'forgotCode',
  binding: 'bindingCode',
  address: 'addressCode',
} as const satisfies Record<CodePurpose, string>;
const senders = Object.values(codeResidents);

type Tools = {
  readonly storage: AppStorage;
  readonly drafts: TabDrafts;
  readonly countdowns: Countdowns;
  readonly tabs: Pick<Tabs, 'tell'>;
  /** Switches the interface to a language, and sets the page's `lang`. */
  readonly changeLanguage: (language: string) => void;
};

const to =
  (...residents: readonly string[]) =>
  (event: WorldEvent, from: AnyActorRef) =>
    pass(event, from, ...residents);

/** The words that one machine has for another, each handed to the residents that it is for. */
export const wordHandlers = ({ storage, drafts, countdowns, tabs, changeLanguage }: Tools) =>
  handlers({
    // A dialog may have been opened before the gateway's first answer.
    'features.learned': to('entry', ...senders, 'app'),
    'account.changed': (event, from) => {
      if (event.account !== null) storage.keepActsOf(event.username);
      drafts.here(event.username);
      pass(event, from, 'launch', 'signOut', 'held', 'standingOfCare', ...senders, 'app');
    },
    'language.changed': (event, from) => {
      storage.keepLanguage(event.language);
      changeLanguage(event.language);
      pass(event, from, 'catalog', 'launch', 'session');
    },
    'number.asked': ({ purpose }, from) => {
      countdowns.look();
      const sender: ActorRefFrom<typeof smsCodeMachine> | undefined = from.system.get(codeResidents[purpose]);
      const number = sender && numberWaiting(sender.getSnapshot().context);
      if (number) send(from, { type: 'number.recalled', ...number });
    },
    'code.wanted': (event, from) => {
      countdowns.look();
      pass(event, from, codeResidents[event.purpose]);
    },
    'session.forsaken': (event, from) => (event.token === null ? undefined : pass(event, from, 'forsaken')),
    'password.wanted': (event, from) => (event.forced ? pass(event, from, 'held') : undefined),
    'password.held': to('held'),
    'password.doubted': to('held'),
    'password.settled': to('held'),
    'password.changed': to('session'),
    'password.dropped': to('held'),
    'password.handed': to('change'),
    'password.lapsed': to('change'),
    'cdns.learned': to('launch'),
    'absence.changed': (event, from) => {
      pass(event, from, 'session');
      tabs.tell({ word: 'absence' });
    },
    'launch.wanted': to('launch'),
    'round.ended': to('playSession'),
    'signOut.opened': to('signOut'),
    'session.lost': (event, from) => {
      drafts.setAside();
      pass(event, from, 'signOut');
    },
    'session.left': to('session'),
    'session.stayed': to('session'),
    'entry.wanted': to('session'),
  });
