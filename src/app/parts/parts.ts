import type { Words } from '#src/i18n/words.ts';
import type { AnyLoad, Load } from '#src/ui/part-loading.ts';

/** A part of the page, and the areas whose translations it uses. */
export type LaterPart<L extends AnyLoad = AnyLoad> = {
  readonly load: L;
  readonly words: readonly (keyof Words)[];
};

/**
 * Names a part of the page that is fetched when it is first shown. Use it for whatever is drawn and not needed at first: a
 * page, a dialog, a strip. Its words come with it when a person seems about to open it.
 */
export function part<Props>(load: Load<Props>, words: LaterPart['words'] = []): LaterPart<Load<Props>> {
  return { load, words };
}

/** The parts of the app. A control that opens one may have `data-warms` with its name: see warming.ts. */
export const parts = {
  login: part(async () => {
    // The dialog and its machine; merely approaching its button fetches both.
    const [{ LoginOverlay }] = await Promise.all([
      import('../overlays/login-overlay.tsx'),
      import('#machines/session/entry.machine.ts'),
    ]);
    return LoginOverlay;
  }, ['session', 'system', 'verification']),
  forgot: part(async () => {
    const [{ ForgotOverlay }] = await Promise.all([
      import('../overlays/forgot-overlay.tsx'),
      import('#machines/password/forgot.machine.ts'),
    ]);
    return ForgotOverlay;
  }, ['password', 'registration', 'system', 'verification']),
  freePlay: part(async () => {
    const [{ FreePlayDialog }] = await Promise.all([
      import('#src/views/session/free-play-dialog.tsx'),
      import('#machines/session/free-play.machine.ts'),
    ]);
    return FreePlayDialog;
  }),
  registration: part(async () => {
    const [{ RegistrationOverlay }] = await Promise.all([
      import('../overlays/registration-overlay.tsx'),
      import('#machines/session/entry.machine.ts'),
      import('#machines/registration/register.machine.ts'),
    ]);
    return RegistrationOverlay;
  }, ['registration', 'session', 'system', 'verification']),
  arriving: part(() =>
    import('#src/views/session/arriving-dialog.tsx').then((found) => found.ArrivingDialog),
  ),
  change: part(() => import('#src/views/password/change-dialog.tsx').then((found) => found.ChangeDialog)),
  address: part(() =>
    import('#src/views/verification/address-dialog.tsx').then((found) => found.AddressDialog),
  ),
  life: part(() => import('#src/views/session/life-dialog.tsx').then((found) => found.LifeDialog)),
  greeting: part(() =>
    import('#src/views/session/greeting-dialog.tsx').then((found) => found.GreetingDialog),
  ),
  signOut: part(
    () => import('#src/views/session/sign-out-dialog.tsx').then((found) => found.SignOutDialog),
    ['session'],
  ),
  warning: part(() => import('#src/views/session/warning-dialog.tsx').then((found) => found.WarningDialog)),
  codeTrouble: part(() =>
    import('#src/views/verification/code-trouble-dialog.tsx').then((found) => found.CodeTroubleDialog),
  ),
  slider: part(() => import('../overlays/slider-overlay.tsx').then((found) => found.SliderOverlay)),
  contact: part(() => import('#src/views/support/contact-dialog.tsx').then((found) => found.ContactDialog)),
  game: part(() => import('#src/views/games/game-page.tsx').then((found) => found.default)),
  launch: part(() => import('../overlays/launch-overlay.tsx').then((found) => found.LaunchOverlay)),
  member: part(
    () => import('../pages/member-page.tsx').then((found) => found.MemberPage),
    ['member', 'password', 'system', 'verification'],
  ),
  memberArea: part(() => import('#src/views/shell/header/member-area.tsx').then((found) => found.MemberArea)),
  games: part(
    () => import('#src/views/games/game-list-page.tsx').then((found) => found.default),
    ['games', 'system'],
  ),
  signInFirst: part(() => import('#src/views/shell/sign-in-first.tsx').then((found) => found.SignInFirst)),
  maintenance: part(() => import('#src/views/system/maintenance-page.tsx').then((found) => found.default)),
  restriction: part(() => import('#src/views/system/restriction-page.tsx').then((found) => found.default)),
  help: part(() => import('#src/views/help/agreement-page.tsx').then((found) => found.default)),
  lotteries: part(
    () => import('#src/views/lotteries/lottery-page.tsx').then((found) => found.default),
    ['lotteries', 'system'],
  ),
  saveTrace: part(() => import('../pages/save-trace-panel.tsx').then((found) => found.SaveTracePanel)),
  notBuilt: part(() => import('#src/views/shell/not-built-page.tsx').then((found) => found.default)),
  notFound: part(() => import('#src/views/shell/not-found-page.tsx').then((found) => found.default)),
  demoStrip: part(() => import('#src/views/shell/demo-strip.tsx').then((found) => found.DemoStrip)),
} as const;
