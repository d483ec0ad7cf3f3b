import type { GatewayClient } from '#src/gateway/gateway.ts';
import type { TabDrafts } from './drafts.ts';
import { handlers, pass } from './handlers.ts';
import { send } from './send.ts';
import type { AppStorage } from './storage.ts';
import type { Tabs } from './tabs.ts';

type Tools = {
  readonly gateway: Pick<GatewayClient, 'keepToken' | 'dropToken' | 'renewToken'>;
  readonly storage: AppStorage;
  readonly drafts: TabDrafts;
  readonly tabs: Pick<Tabs, 'tell'>;
};

/** The session as this tab keeps it: its token, its pending work, and messages to the other tabs. */
export const sessionHandlers = ({ gateway, storage, drafts, tabs }: Tools) =>
  handlers({
    'token.kept': (event, from) => {
      storage.keepToken(event.token);
      gateway.keepToken(event.token);
      pass(event, from, 'session');
    },
    'token.dropped': (event, from) => {
      storage.dropToken();
      gateway.dropToken();
      send(from.system.get('held'), { type: 'password.dropped' });
      pass(event, from, 'session');
    },
    'token.renewed': (event, from) => {
      const { token, newToken } = event;
      storage.keepToken(newToken);
      gateway.renewToken(token, newToken);
      if (!event.heard) tabs.tell({ word: 'renewed', token, newToken });
      pass(event, from, 'signOut');
    },
    'firstLogin.begun': ({ token }) => storage.keepFirstLogin(token),
    'firstLogin.made': () => storage.dropFirstLogin(),
    'act.sent': ({ call, about, key }) => storage.keepAct(call, about, key),
    'act.ended': ({ call, about }) => storage.dropAct(call, about),
    'storage.cleared': () => {
      drafts.setAside();
      storage.clearSession();
    },
    'tabs.notified': ({ word, account }) => {
      if (word === 'left') drafts.forget();
      tabs.tell({ word, account });
    },
    'status.told': ({ situation }) => tabs.tell({ word: 'status', situation }),
    'tabs.alerted': () => tabs.tell({ word: 'ended' }),
  });
