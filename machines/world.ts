import type { CallName } from '#contract/calls.ts';
import type { FailureKind } from '#contract/errors.ts';
import type { VendorLane } from '#contract/games.ts';
import type { LaunchTarget, OpenGame } from './games/launch.rules.ts';
import type { GameNames, SearchQuestion } from './games/search.rules.ts';
import type { ActCall } from './kit/act.rules.ts';
import type { PictureFile } from './member/avatar.rules.ts';
import type { Place } from './places.ts';
import type { AccountKind } from './session/account.rules.ts';
import type { EntryWay } from './session/entry.rules.ts';
import type { RenewedToken } from './session/session.rules.ts';
import type { Features } from './system/features.rules.ts';
import type { CodePurpose, CodeWanted } from './verification/sms-code.rules.ts';

/** What the browser may keep of a member for 24 hours, enciphered (spec 3, cookies). */
export type Remembered =
  | { readonly type: 'username'; readonly username: string; readonly password: string }
  | { readonly type: 'sms'; readonly mobileNum: string; readonly countryDialingCode: string };

/** A pattern from the gateway, and the text of a field that it is tried on. */
export type PatternQuestion = { readonly field: string; readonly pattern: string; readonly text: string };

/** Everything the product ever does to a browser: src/app/world/world.ts performs each, and nothing else does. */
export type BrowserEvent =
  | { readonly type: 'navigate'; readonly to: Place }
  | { readonly type: 'token.kept'; readonly token: string }
  | { readonly type: 'token.dropped' }
  /** The tab keeps in mind that the first-login call for this token is on its way, until it was made. */
  | { readonly type: 'firstLogin.begun'; readonly token: string }
  | { readonly type: 'firstLogin.made' }
  /** Session storage is emptied, the merchant's keys put back (spec 4, sign-out). */
  | { readonly type: 'storage.cleared' }
  | { readonly type: 'page.reloaded' }
  /** The other tabs are told which account signed out here, or came in. */
  | { readonly type: 'tabs.told'; readonly word: 'left' | 'came'; readonly account: string }
  /** The other tabs are told that a session ended by itself here: whether theirs still lives, they ask the gateway. */
  | { readonly type: 'tabs.alerted' }
  /**
   * The session goes by another token from now on, here and, unless they were the ones to tell, in the other tabs that
   * share it. Who asks whether to sign out is told too.
   */
  | ({ readonly type: 'token.renewed' } & RenewedToken)
  /**
   * These reads are old: asked again when a view next wants them, and with `again` at once where one is on screen.
   * 'all' forgets them, and asks what is on screen at once. `everywhere` they are old in the other tabs too, which ask
   * at once for what they show.
   */
  | {
      readonly type: 'stale';
      readonly reads: readonly CallName[] | 'all';
      readonly again?: true;
      readonly everywhere?: true;
    }
  /**
   * An act of money was sent under this key, about this (the reference of a withdrawal, or ''): the tab keeps the key, so
   * that it is asked after at the next opening of its form; until its end is known.
   */
  | { readonly type: 'act.sent'; readonly key: string; readonly call: ActCall; readonly about: string }
  | { readonly type: 'act.ended'; readonly key: string; readonly call: ActCall; readonly about: string }
  /** Answered with `remembered.recalled` when there is anything to recall, `remembered.unable` when there can't be. */
  | { readonly type: 'remembered.asked' }
  | { readonly type: 'remembered.kept'; readonly remembered: Remembered }
  | { readonly type: 'remembered.forgotten' }
  /** Answered with `ticket.found` when the page was opened by the link of a mail for a forgotten password; once. */
  | { readonly type: 'ticket.asked' }
  | { readonly type: 'language.changed'; readonly language: string }
  /** Answered with `number.recalled` while the wait runs for a code that was sent to a number for this. */
  | { readonly type: 'number.asked'; readonly purpose: CodePurpose }
  /** Answered with `invitation.told`: with whose invitation, and where, the page was opened (spec 3, referralCode). */
  | { readonly type: 'invitation.asked' }
  /** Answered with `pattern.judged`, when there is a question: somewhere a bad pattern holds nobody up. */
  | { readonly type: 'pattern.asked'; readonly question: PatternQuestion | null }
  /** Fields that registering requires and the form does not know: logged, when there are any. */
  | { readonly type: 'rules.unmet'; readonly fields: readonly string[] }
  /**
   * For so many seconds, or `until` a moment (epoch milliseconds); answered with `countdown.set`, and with
   * `countdown.passed` when the device slept through the end. Who counts down to several ends says what each is `of`, and
   * is told so.
   */
  | {
      readonly type: 'countdown.started';
      readonly seconds: number;
      readonly until: number | null;
      readonly of?: string;
    }
  /** Answered with `random.drawn`: 32 random bytes and the browser's system, for one free play. */
  | { readonly type: 'random.asked' }
  /**
   * A file is made a portrait: answered with `picture.progressed`, then `picture.prepared` with a square base64 PNG or
   * `picture.refused`; given up at `picture.dropped`.
   */
  | { readonly type: 'picture.wanted'; readonly file: PictureFile }
  | { readonly type: 'picture.dropped' }
  /** A file is read as a whole: answered with `file.read`, or `file.unreadable`; given up at `file.dropped`. */
  | { readonly type: 'file.wanted'; readonly file: PictureFile }
  /** A stretch of it, in base64: answered with `piece.read`, or as above. */
  | {
      readonly type: 'piece.wanted';
      readonly file: PictureFile;
      readonly offset: number;
      readonly length: number;
    }
  | { readonly type: 'file.dropped' }
  /** Inside the click, so that the browser allows it; answered with `window.blocked` when it does not. */
  | { readonly type: 'window.opened' }
  /** The sealed address is opened, checked, and shown; answered with `window.refused` when it may not be. */
  | { readonly type: 'window.sent'; readonly path: string }
  | { readonly type: 'window.closed' }
  /**
   * Inside the click: the cashier's page in a window of its own; answered with `cashier.left` when the person is on the
   * way there, `cashier.blocked` when the browser allows no window, `cashier.refused` for an address not to be opened.
   */
  | { readonly type: 'cashier.opened'; readonly address: string }
  /**
   * The script of a hosted slider captcha is fetched from a host of the brand's list and shows its puzzle; answered
   * with `hosted.shown`, then `hosted.solved` or `hosted.failed`.
   */
  | { readonly type: 'hosted.opened'; readonly script: string; readonly siteKey: string }
  | { readonly type: 'hosted.closed' }
  /** Inside the click, as above; answered with `identity.proven` or `identity.failed`. */
  | { readonly type: 'identity.asked'; readonly provider: string }
  /** The provider's window, which may be behind this one, is brought to the front. */
  | { readonly type: 'identity.raised' }
  | { readonly type: 'identity.left' }
  /** Answered with `vendors.recalled`: those that this tab kept in this language, or null. */
  | { readonly type: 'vendors.asked'; readonly language: string }
  | { readonly type: 'vendors.kept'; readonly language: string; readonly vendors: readonly VendorLane[] }
  /** A file made here is handed to the browser to be saved; `media` is its type, without parameters. */
  | {
      readonly type: 'file.saved';
      readonly name: string;
      readonly media: string;
      readonly parts: readonly string[];
    }
  /** Nothing is said to the member (spec 8), so it is logged. */
  | { readonly type: 'read.failed'; readonly call: CallName; readonly failure: FailureKind }
  /** To where the person came from inside the product; to `otherwise` when they came from elsewhere. */
  | { readonly type: 'returned'; readonly otherwise: Place }
  /** Answered with `game.recalled`: what this tab had open before it was loaded anew, or that it had nothing. */
  | { readonly type: 'game.asked' }
  | { readonly type: 'game.kept'; readonly game: OpenGame | null }
  | { readonly type: 'game.dropped' }
  /** From now on what the page at this address says is answered with `frame.said`; nobody else is heard. */
  | { readonly type: 'game.heard'; readonly address: string }
  | { readonly type: 'game.unheard' }
  /** The game fills the screen, or no longer does; inside the click. */
  | { readonly type: 'game.filled' }
  /** Answered with `search.ready` when this list is indexed already, `search.lacking` when not. */
  | { readonly type: 'search.opened'; readonly index: string }
  /** Answered with `search.ready`; like the other two with `search.failed` where nothing can be searched. */
  | { readonly type: 'search.indexed'; readonly index: string; readonly names: GameNames }
  /** Answered with `search.found`, unless a newer question of the same asker came before. */
  | { readonly type: 'search.asked'; readonly index: string; readonly question: SearchQuestion };

/** What one machine tells another: src/app/world/world.ts hands each to the resident it is for. */
export type Word =
  | { readonly type: 'features.learned'; readonly features: Features }
  | {
      readonly type: 'account.changed';
      readonly account: AccountKind | null;
      readonly username: string;
    }
  /** Hosts of the gateway's list, for the addresses of games that come without one (spec 3, launchGameCDNs). */
  | { readonly type: 'cdns.learned'; readonly launch: readonly string[] }
  | { readonly type: 'launch.wanted'; readonly target: LaunchTarget }
  /** With a `next`, who leaves is on the way into another account, and is not asked whether to leave this one. */
  | {
      readonly type: 'signOut.opened';
      readonly token: string;
      readonly account: string;
      readonly next: EntryWay | null;
    }
  /** A session that nobody here goes on with, and that the gateway knows of still: it is told to end it. */
  | { readonly type: 'session.forsaken'; readonly token: string | null }
  /** The password that was just typed is kept for the forced change, asked for by its form (which by wish has none), handed over, or forgotten. */
  | { readonly type: 'password.held'; readonly password: string }
  | { readonly type: 'password.wanted'; readonly forced: boolean }
  | { readonly type: 'password.handed'; readonly password: string }
  | { readonly type: 'password.lapsed' }
  | { readonly type: 'password.dropped' }
  /**
   * A new password was sent, and until its end is known, `settled`, nobody knows which one holds. It is told before the
   * answer is there: the session may end by it, and with the session whoever sent it.
   */
  | { readonly type: 'password.doubted' }
  | { readonly type: 'password.settled' }
  | { readonly type: 'session.left' }
  | { readonly type: 'session.stayed' }
  | { readonly type: 'entry.wanted'; readonly way: EntryWay }
  | ({ readonly type: 'code.wanted' } & CodeWanted);

export type WorldEvent = BrowserEvent | Word;
