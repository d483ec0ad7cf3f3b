import type { AnyActorRef } from 'xstate';
import * as z from 'zod/mini';
import type { OpenGame } from '#machines/games/game-opening.rules.ts';
import type { Said } from '#machines/games/play.rules.ts';
import { createSafeStore } from './safe-store.ts';
import { send } from './send.ts';

/** The browser's part of an open game. */
export type GameDesk = {
  /** Answers `game.recalled`: with the game that this tab had open, or none. */
  readonly recall: (actor: AnyActorRef) => void;
  readonly keep: (game: OpenGame) => void;
  readonly drop: () => void;
  /** From now on, messages from the page at this address arrive as `frame.said`; all others are ignored. */
  readonly hear: (actor: AnyActorRef, address: string) => void;
  readonly unhear: () => void;
  /** Fills the screen with the game and its bar, or stops that. */
  readonly fill: () => void;
  /** Stops filling the screen, if it does: a dialog would be behind the game. */
  readonly shrink: () => void;
};

const id = z.string().check(z.minLength(1), z.maxLength(64));
const vendor = { vassalage: id, nodeId: z.string().check(z.maxLength(64)) };
const Kept = z.object({
  address: z.string(),
  target: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('game'), gameId: id, ...vendor }),
    z.object({ kind: z.literal('room'), roomId: id, ...vendor }),
    z.object({ kind: z.literal('vendor'), first: z.optional(z.literal('COCKFIGHT')), ...vendor }),
    z.object({
      kind: z.literal('lobby'),
      gameCode: id,
      view: z.enum(['betting', 'lobby']),
      back: z.string(),
    }),
  ]),
});

const Message = z.object({
  type: z.literal('vestibulo.game'),
  what: z.enum(['ready', 'balance', 'leave', 'error'] satisfies readonly Said[]),
});

/** The names the tab keeps them by (spec 3, session storage). */
const keys = { address: 'iframeUrl', target: 'launchTarget' } as const;

/** So many words of a game are passed on in a second: more than that is noise (cases IFR-03). */
const most = 20;

/** The element that fills the screen. */
const stage = '[data-game-stage]';

/** Opens the desk. Stored data is read as untrusted. */
export function createGameDesk(page: Window = window): GameDesk {
  const store = createSafeStore(() => page.sessionStorage);
  let stop: (() => void) | undefined;

  function unhear(): void {
    stop?.();
    stop = undefined;
  }

  return {
    recall(actor) {
      const kept = z.safeParse(Kept, {
        address: store.get(keys.address),
        target: store.read(keys.target),
      });
      const game: OpenGame | null = kept.success ? kept.data : null;
      send(actor, { type: 'game.recalled', game });
    },
    keep({ address, target }) {
      store.set(keys.address, address);
      store.set(keys.target, JSON.stringify(target));
    },
    drop() {
      store.remove(keys.address);
      store.remove(keys.target);
    },
    hear(actor, address) {
      unhear();
      const { origin } = new URL(address);
      let passed: readonly number[] = [];
      const listen = ({ origin: from, data, timeStamp: now }: MessageEvent): void => {
        if (from !== origin) return;
        const lately = passed.filter((when) => now - when < 1_000);
        const said = z.safeParse(Message, data);
        if (!said.success || lately.length >= most) return;
        passed = [...lately, now];
        send(actor, { type: 'frame.said', what: said.data.what });
      };
      page.addEventListener('message', listen);
      stop = () => page.removeEventListener('message', listen);
    },
    unhear,
    shrink() {
      if (page.document.fullscreenElement) void page.document.exitFullscreen();
    },
    fill() {
      const { document } = page;
      if (document.fullscreenElement) void document.exitFullscreen();
      else
        document
          .querySelector(stage)
          ?.requestFullscreen()
          .catch(() => undefined);
    },
  };
}
