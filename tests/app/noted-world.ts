import type { Remembered } from '#machines/world.ts';
import { createWorld, type WorldTools } from '#src/app/world/world.ts';
import { residents } from './residents.ts';

export const invited = { code: 'NORTE-1', domain: 'casino.example', url: 'https://casino.example/register' };
export const account: Remembered = { type: 'username', username: 'member1', password: 'Clave-2026!' };

/** The world, with everything it works with written down instead of done. */
export function notedWorld(recalled: Remembered | 'unable' | null = null, ticket: string | null = null) {
  const done: unknown[] = [];
  const note =
    (name: string) =>
    (...given: unknown[]) => {
      done.push([name, ...given]);
    };
  const noted = async (name: string, ...given: unknown[]) => void done.push([name, ...given]);
  const tools: WorldTools = {
    gateway: {
      keepToken: note('gateway.keepToken'),
      dropToken: note('gateway.dropToken'),
      renewToken: note('gateway.renewToken'),
    },
    queries: {
      invalidateQueries: (filters) => noted('queries.invalidate', filters),
      resetQueries: () => noted('queries.reset'),
    },
    storage: {
      token: () => null,
      keepToken: note('storage.keepToken'),
      dropToken: note('storage.dropToken'),
      keepFirstLogin: note('storage.keepFirstLogin'),
      dropFirstLogin: () => done.push(['storage.dropFirstLogin']),
      firstLoginBegun: () => false,
      language: () => 'ES',
      clientId: () => 'tab',
      renameClient: note('storage.renameClient'),
      keepLanguage: note('storage.keepLanguage'),
      clearSession: note('storage.clearSession'),
      vendors: () => null,
      keepVendors: note('storage.keepVendors'),
      keepAct: note('storage.keepAct'),
      dropAct: note('storage.dropAct'),
      keptKey: () => null,
      keepActsOf: note('storage.keepActsOf'),
      invitation: () => null,
      keepInvitation: note('storage.keepInvitation'),
      dropInvitation: note('storage.dropInvitation'),
    },
    drafts: {
      whose: () => null,
      recall: () => [],
      keep: note('drafts.keep'),
      listen: () => () => undefined,
      here: note('drafts.here'),
      setAside: () => done.push(['drafts.setAside']),
      forget: () => done.push(['drafts.forget']),
      cameElsewhere: note('drafts.cameElsewhere'),
    },
    remembered: {
      keep: async (remembered) => {
        done.push(['remembered.keep', remembered]);
        return true;
      },
      recall: async () => recalled,
      forget: () => noted('remembered.forget'),
    },
    invitation: { current: () => invited, forget: note('invitation.forget') },
    patterns: { judge: async () => 'mismatch' },
    countdowns: {
      start: (_, { seconds, until }) => done.push(['countdowns.start', seconds, until]),
      look: () => done.push(['countdowns.look']),
    },
    sight: { tell: () => done.push(['sight.tell']) },
    seenPopups: { recall: (_, account) => done.push(['popups.recall', account]), keep: note('popups.keep') },
    siteTimes: {
      ask: (_, addresses) => done.push(['siteTimes.ask', addresses]),
      leave: () => done.push(['siteTimes.leave']),
    },
    tabs: { tell: note('tabs.tell') },
    portraits: {
      prepare: (_, file) => done.push(['portraits.prepare', file]),
      drop: () => done.push(['portraits.drop']),
    },
    proofFiles: {
      read: (_, file) => done.push(['proofFiles.read', file]),
      cut: (_, { offset, length }) => done.push(['proofFiles.cut', offset, length]),
      drop: () => done.push(['proofFiles.drop']),
    },
    supportWindow: {
      open: () => done.push(['window.open']),
      show: (_, path) => noted('window.show', path),
      close: note('window.close'),
    },
    cashierWindow: (_, address) => done.push(['cashier.open', address]),
    hostedSlider: {
      open: (_, hosted) => done.push(['hosted.open', hosted]),
      close: note('hosted.close'),
    },
    gameDesk: {
      recall: () => done.push(['game.recall']),
      keep: note('game.keep'),
      drop: () => done.push(['game.drop']),
      hear: (_, address) => done.push(['game.hear', address]),
      unhear: () => done.push(['game.unhear']),
      fill: () => done.push(['game.fill']),
      shrink: () => done.push(['game.shrink']),
    },
    installDesk: async () => ({
      watch: () => done.push(['install.watch']),
      ask: () => done.push(['install.ask']),
    }),
    search: {
      open: (_, index) => done.push(['search.open', index]),
      index: (_, index, names) => done.push(['search.index', index, names]),
      ask: (_, index, question) => done.push(['search.ask', index, question]),
    },
    goBack: note('goBack'),
    takeTicket: () => ticket,
    identityWindow: {
      ask: (_, provider) => done.push(['identity.ask', provider]),
      raise: note('identity.raise'),
      close: note('identity.close'),
    },
    freePlayRequest: () => ({ os: 'Linux', random: 'r-1' }),
    saveFile: ({ name, parts }) => done.push(['saveFile', name, parts]),
    navigate: note('navigate'),
    reload: note('reload'),
    report: note('report'),
    changeLanguage: note('changeLanguage'),
  };
  const { actor, heard } = residents();
  return { perform: createWorld(tools), done, heard, actor };
}
