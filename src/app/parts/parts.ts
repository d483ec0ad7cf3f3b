import { fetchI18n } from '#src/i18n/first-words.ts';

/** A part whose words are not those of the shell comes with what finds them. */
const speaking =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), fetchI18n()]);
    return part;
  };

/**
 * The parts of the app that are fetched when first shown. What opens one may bear `data-warms` with its name: see
 * warming.ts.
 */
export const parts = {
  login: speaking(async () => {
    // The dialog and what decides in it; who only comes near its button has both fetched.
    const [{ LoginOverlay }] = await Promise.all([
      import('../overlays/login-overlay.tsx'),
      import('#machines/session/entry.machine.ts'),
    ]);
    return LoginOverlay;
  }),
  forgot: speaking(async () => {
    const [{ ForgotOverlay }] = await Promise.all([
      import('../overlays/forgot-overlay.tsx'),
      import('#machines/password/forgot.machine.ts'),
    ]);
    return ForgotOverlay;
  }),
  freePlay: speaking(async () => {
    const [{ FreePlayDialog }] = await Promise.all([
      import('#src/views/session/free-play-dialog.tsx'),
      import('#machines/session/free-play.machine.ts'),
    ]);
    return FreePlayDialog;
  }),
  registration: speaking(async () => {
    const [{ RegistrationOverlay }] = await Promise.all([
      import('../overlays/registration-overlay.tsx'),
      import('#machines/session/entry.machine.ts'),
      import('#machines/registration/register.machine.ts'),
    ]);
    return RegistrationOverlay;
  }),
  arriving: speaking(() =>
    import('#src/views/session/arriving-dialog.tsx').then((part) => part.ArrivingDialog),
  ),
  change: speaking(() => import('#src/views/password/change-dialog.tsx').then((part) => part.ChangeDialog)),
  address: speaking(() =>
    import('#src/views/verification/address-dialog.tsx').then((part) => part.AddressDialog),
  ),
  life: speaking(() => import('#src/views/session/life-dialog.tsx').then((part) => part.LifeDialog)),
  greeting: speaking(() =>
    import('#src/views/session/greeting-dialog.tsx').then((part) => part.GreetingDialog),
  ),
  signOut: speaking(() =>
    import('#src/views/session/sign-out-dialog.tsx').then((part) => part.SignOutDialog),
  ),
  warning: speaking(() => import('#src/views/session/warning-dialog.tsx').then((part) => part.WarningDialog)),
  codeTrouble: speaking(() =>
    import('#src/views/verification/code-trouble-dialog.tsx').then((part) => part.CodeTroubleDialog),
  ),
  slider: speaking(() => import('../overlays/slider-overlay.tsx').then((part) => part.SliderOverlay)),
  contact: speaking(() => import('#src/views/support/contact-dialog.tsx').then((part) => part.ContactDialog)),
  game: speaking(() => import('#src/views/games/game-page.tsx').then((part) => part.default)),
  launch: speaking(() => import('../overlays/launch-overlay.tsx').then((part) => part.LaunchOverlay)),
  member: speaking(() => import('../pages/member-page.tsx').then((part) => part.MemberPage)),
  memberArea: () => import('#src/views/shell/header/member-area.tsx').then((part) => part.MemberArea),
  games: speaking(() => import('#src/views/games/game-list-page.tsx').then((part) => part.default)),
  frontDoor: speaking(() => import('#src/views/shell/front-door.tsx').then((part) => part.FrontDoor)),
  maintenance: speaking(() => import('#src/views/system/maintenance-page.tsx').then((part) => part.default)),
  restriction: speaking(() => import('#src/views/system/restriction-page.tsx').then((part) => part.default)),
  help: speaking(() => import('#src/views/help/agreement-page.tsx').then((part) => part.default)),
  lotteries: speaking(() => import('#src/views/lotteries/lottery-page.tsx').then((part) => part.default)),
  saveTrace: speaking(() => import('../pages/save-trace-panel.tsx').then((part) => part.SaveTracePanel)),
  notBuilt: speaking(() => import('#src/views/shell/not-built-page.tsx').then((part) => part.default)),
  notFound: speaking(() => import('#src/views/shell/not-found-page.tsx').then((part) => part.default)),
} as const;
