import type { ActCall, CallName } from '#contract/calls.ts';
import type { FailureKind } from '#contract/errors.ts';
import type { VendorLane } from '#contract/games.ts';
import type { Seconds } from '#contract/units.ts';
import type { LaunchTarget, OpenGame } from './games/game-opening.rules.ts';
import type { GameNames, SearchQuestion } from './games/search.rules.ts';

import type { PictureFile } from './member/avatar.rules.ts';
import type { Place } from './places.ts';
import type { AccountKind } from './session/account.rules.ts';
import type { EntryWay } from './session/entry.rules.ts';
import type { Features } from './system/features.rules.ts';
import type { Situation } from './system/status.rules.ts';
import type { CodePurpose } from './verification/code-waits.rules.ts';
import type { CodeWanted } from './verification/sms-code.rules.ts';

/** What the browser may keep of a member for 24 hours, encrypted (spec 3, cookies). */
export type Remembered =
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | { readonly type: 'sms'; readonly mobileNum: string; readonly countryDialingCode: string };

/** A pattern from the gateway, and the field text to test. */
export type PatternQuestion = { readonly field: string; readonly pattern: string; readonly text: string };

/** A token that ended, and its replacement; `heard` when another tab sent it. */
export type RenewedToken = { readonly token: string; readonly newToken: string; readonly heard?: true };

/** Every effect the product has on the browser: src/app/world/world.ts carries each one out, and nothing else does. */
export type BrowserEvent =
  | { readonly type: 'navigate'; readonly to: Place }
  | { readonly type: 'token.kept'; readonly token: string }
  | { readonly type: 'token.dropped' }
  /** The tab remembers that the first-login call for this token is running, until it has been made. */
  | { readonly type: 'firstLogin.begun'; readonly token: string }
  | { readonly type: 'firstLogin.made' }
  /** Session storage is cleared, and the merchant's keys are put back (spec 4, sign-out). */
  | { readonly type: 'storage.cleared' }
  | { readonly type: 'page.reloaded' }
  /** Tells the other tabs which account signed out here, or came in. */
  | { readonly type: 'tabs.notified'; readonly word: 'left' | 'came'; readonly account: string }
  /** Tells the other tabs what the gateway said of the product: they need not ask for the same. */
  | { readonly type: 'status.told'; readonly situation: Situation }
  /** Answered with `page.hidden` while nobody sees the page, and from then on with each change of that. */
  | { readonly type: 'sight.asked' }
  /** Tells the other tabs that a session ended by itself here: they ask the gateway whether theirs still lives. */
  | { readonly type: 'tabs.alerted' }
  /**
   * The session has a new token from now on, here and in the other tabs that share it, unless one of them
   * sent it. The sign-out question gets it too.
   */
  | ({ readonly type: 'token.renewed' } & RenewedToken)
  /**
   * These reads are out of date: fetched again when a view next needs them, or, with `again`, at once if they
   * are on screen. 'all' drops them, and fetches what is on screen at once. With `everywhere` they are out of
   * date in the other tabs too, which fetch what they show at once.
   */
  | {
      readonly type: 'stale';
      readonly reads: readonly CallName[] | 'all';
      readonly again?: true;
      readonly everywhere?: true;
    }
  /**
   * An act of money was sent under this key, on this subject (the reference of a withdrawal, or ''): the tab
   * keeps the key, and the form asks for the outcome the next time it opens, until the outcome is known.
   */
  | { readonly type: 'act.sent'; readonly key: string; readonly call: ActCall; readonly about: string }
  | { readonly type: 'act.ended'; readonly key: string; readonly call: ActCall; readonly about: string }
  /**
   * Answered with `remembered.recalled` when there is anything to recall, `remembered.unable` when this
   * browser can't keep anything.
   */
  | { readonly type: 'remembered.asked' }
  | { readonly type: 'remembered.kept'; readonly remembered: Remembered }
  | { readonly type: 'remembered.forgotten' }
  /** Answered with `ticket.found`, once, when the link of a forgotten-password mail opened the page. */
  | { readonly type: 'ticket.asked' }
  | { readonly type: 'language.changed'; readonly language: string }
  /** Answered with `number.recalled` while a number that got a code for this purpose still waits. */
  | { readonly type: 'number.asked'; readonly purpose: CodePurpose }
  /** Answered with `invitation.found`: the invitation and the address that the page was opened with (spec 3, referralCode). */
  | { readonly type: 'invitation.asked' }
  /** It was used, proved wrong, or was removed by the person: the tab forgets it. */
  | { readonly type: 'invitation.forgotten' }
  /** Answered with `pattern.judged` if there is a question; it runs where a bad pattern can't block the page. */
  | { readonly type: 'pattern.asked'; readonly question: PatternQuestion | null }
  /**
   * The gateway asks or promises what does not hold together: logged for the operator, if there is anything. `names` are
   * fields that registration requires and the form does not know, or a promotion and the terms that its text contradicts.
   */
  | { readonly type: 'drift.found'; readonly what: 'fields' | 'promises'; readonly names: readonly string[] }
  /**
   * Counts down for so many seconds, or `until` a moment (epoch milliseconds), by the gateway's clock; answered with
   * `countdown.set`, and with `countdown.passed` when the device slept through the end; a `wary` one passes when it may
   * have. A machine with several countdowns names each with `of`, and the answers carry it.
   */
  | {
      readonly type: 'countdown.started';
      readonly seconds: Seconds;
      readonly until: number | null;
      readonly of?: string;
      readonly wary?: true;
    }
  /** Answered with `random.drawn`: 32 random bytes and the browser's system, for one free play. */
  | { readonly type: 'random.asked' }
  /**
   * Turns a file into a portrait: answered with `picture.progressed`, then `picture.prepared` with a square
   * base64 PNG or `picture.refused`; cancelled by `picture.dropped`.
   */
  | { readonly type: 'picture.wanted'; readonly file: PictureFile }
  | { readonly type: 'picture.dropped' }
  /** Reads a whole file: answered with `file.read` or `file.unreadable`; cancelled by `file.dropped`. */
  | { readonly type: 'file.wanted'; readonly file: PictureFile }
  /** Reads a piece of it, in base64: answered with `piece.read`, or as above. */
  | {
      readonly type: 'piece.wanted';
      readonly file: PictureFile;
      readonly offset: number;
      readonly length: number;
    }
  | { readonly type: 'file.dropped' }
  /** Opens the window within the click, so that the browser allows it; answered with `window.blocked` when it does not. */
  | { readonly type: 'window.opened' }
  /** Opens, checks and shows the sealed address; answered with `window.refused` when it is not allowed. */
  | { readonly type: 'window.sent'; readonly path: string }
  | { readonly type: 'window.closed' }
  /**
   * Within the click: opens the cashier's page in a separate window; answered with `cashier.left` when the
   * person is on the way there, `cashier.blocked` when the browser blocks the window, `cashier.refused` when
   * the address is not allowed.
   */
  | { readonly type: 'cashier.opened'; readonly address: string }
  /**
   * Fetches the script of a hosted slider captcha from a host on the brand's list and shows its puzzle;
   * answered with `hosted.shown`, then `hosted.solved` or `hosted.failed`.
   */
  | { readonly type: 'hosted.opened'; readonly script: string; readonly siteKey: string }
  | { readonly type: 'hosted.closed' }
  /** Within the click, as above; answered with `identity.proven` or `identity.failed`. */
  | { readonly type: 'identity.asked'; readonly provider: string }
  /** Brings the provider's window, which may be behind this one, to the front. */
  | { readonly type: 'identity.raised' }
  | { readonly type: 'identity.left' }
  /**
   * Answered with what the browser says of installing the product, at once and whenever that changes: `install.offered`,
   * `install.byHand` or `install.finished`; with nothing where it can't be installed.
   */
  | { readonly type: 'install.watched' }
  /**
   * Within the click: the browser asks whether to install; answered with `install.accepted`, `install.dismissed`, or
   * `install.gone` when it does not ask.
   */
  | { readonly type: 'install.asked' }
  /** Answered with `vendors.recalled`: the vendors that this tab kept in this language, or null. */
  | { readonly type: 'vendors.asked'; readonly language: string }
  | { readonly type: 'vendors.kept'; readonly language: string; readonly vendors: readonly VendorLane[] }
  /** Answered with `popups.recalled`: the marks of the pop-ups that this person saw; `account` is '' for a visitor. */
  | { readonly type: 'popups.asked'; readonly account: string }
  | { readonly type: 'popups.kept'; readonly account: string; readonly marks: readonly string[] }
  /**
   * Asks these addresses one after the other; each is answered with `site.timed`: the round trip in milliseconds, or null
   * when it does not answer or is not allowed.
   */
  | { readonly type: 'sites.asked'; readonly addresses: readonly string[] }
  | { readonly type: 'sites.left' }
  /** Hands a file made here to the browser to save; `media` is its type, without parameters. */
  | {
      readonly type: 'file.saved';
      readonly name: string;
      readonly media: string;
      readonly parts: readonly string[];
    }
  /** The member sees nothing of it (spec 8), so it is logged. */
  | { readonly type: 'read.failed'; readonly call: CallName; readonly failure: FailureKind }
  /** Goes back to where this place was opened in the product, or to `otherwise` if it was opened from elsewhere. */
  | { readonly type: 'returned'; readonly otherwise: Place }
  /** Answered with `game.recalled`: the game this tab had open before the reload, or none. */
  | { readonly type: 'game.asked' }
  | { readonly type: 'game.kept'; readonly game: OpenGame | null }
  | { readonly type: 'game.dropped' }
  /** From now on, messages from the page at this address arrive as `frame.said`; messages from any other page are ignored. */
  | { readonly type: 'game.heard'; readonly address: string }
  | { readonly type: 'game.unheard' }
  /** The game fills the screen, or stops filling it; within the click. */
  | { readonly type: 'game.filled' }
  /** The game stops filling the screen, if it does: what must be read is shown over it. */
  | { readonly type: 'game.shrunk' }
  /** Answered with `search.ready` when this list is indexed already, `search.lacking` when not. */
  | { readonly type: 'search.opened'; readonly index: string }
  /** Answered with `search.ready`; like the other two with `search.failed` where search is impossible. */
  | { readonly type: 'search.indexed'; readonly index: string; readonly names: GameNames }
  /** Answered with `search.found`, unless the same machine asked a newer question first. */
  | { readonly type: 'search.asked'; readonly index: string; readonly question: SearchQuestion };

/** Messages between machines: src/app/world/world.ts delivers each to its resident. */
export type Word =
  | { readonly type: 'features.learned'; readonly features: Features }
  | {
      readonly type: 'account.changed';
      readonly account: AccountKind | null;
      readonly username: string;
    }
  /** The session ended by itself; its owner may come back to it. */
  | { readonly type: 'session.lost' }
  /** A break or an exclusion began or ended: the gateway is asked who is here. */
  | { readonly type: 'absence.changed' }
  /** Hosts from the gateway's list, for game addresses that come without one (spec 3, launchGameCDNs). */
  | { readonly type: 'cdns.learned'; readonly launch: readonly string[] }
  | { readonly type: 'launch.wanted'; readonly target: LaunchTarget }
  /** The game says that its balance changed, so a round has ended: its session of play looks at once. */
  | { readonly type: 'round.ended' }
  /** With a `next`, the person is on the way into another account, so nothing asks whether to leave this one. */
  | {
      readonly type: 'signOut.opened';
      readonly token: string;
      readonly account: string;
      readonly next: EntryWay | null;
    }
  /** A session that nobody here uses any more but the gateway still keeps: the gateway is asked to end it. */
  | { readonly type: 'session.forsaken'; readonly token: string | null }
  /**
   * The password just typed is held for the forced change, requested by its form (a change by choice has
   * none), handed over, or forgotten.
   */
  | { readonly type: 'password.held'; readonly password: string }
  | { readonly type: 'password.wanted'; readonly forced: boolean }
  | { readonly type: 'password.handed'; readonly password: string }
  | { readonly type: 'password.lapsed' }
  | { readonly type: 'password.dropped' }
  /**
   * A new password was sent, and until the outcome is `settled`, nobody knows which one is valid. This is sent
   * before the answer comes, because the session, and with it the sending machine, may end because of it.
   */
  | { readonly type: 'password.doubted' }
  | { readonly type: 'password.settled' }
  /** The password was changed, by choice or forced. */
  | { readonly type: 'password.changed' }
  | { readonly type: 'session.left' }
  | { readonly type: 'session.stayed' }
  | { readonly type: 'entry.wanted'; readonly way: EntryWay }
  | ({ readonly type: 'code.wanted' } & CodeWanted);

export type WorldEvent = BrowserEvent | Word;
