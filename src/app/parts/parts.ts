/**
 * The parts of the app that are fetched when first shown. What opens one may bear `data-warms` with its name: see
 * warming.ts.
 */
export const parts = {
  login: async () => {
    // The dialog and what decides in it; who only comes near its button has both fetched.
    const [{ LoginOverlay }] = await Promise.all([
      import('../overlays/login-overlay.tsx'),
      import('#machines/session/entry.machine.ts'),
    ]);
    return LoginOverlay;
  },
  forgot: async () => {
    const [{ ForgotOverlay }] = await Promise.all([
      import('../overlays/forgot-overlay.tsx'),
      import('#machines/password/forgot.machine.ts'),
    ]);
    return ForgotOverlay;
  },
  freePlay: async () => {
    const [{ FreePlayDialog }] = await Promise.all([
      import('#src/views/session/free-play-dialog.tsx'),
      import('#machines/session/free-play.machine.ts'),
    ]);
    return FreePlayDialog;
  },
  registration: async () => {
    const [{ RegistrationOverlay }] = await Promise.all([
      import('../overlays/registration-overlay.tsx'),
      import('#machines/session/entry.machine.ts'),
      import('#machines/registration/register.machine.ts'),
    ]);
    return RegistrationOverlay;
  },
  arriving: () => import('#src/views/session/arriving-dialog.tsx').then((part) => part.ArrivingDialog),
  change: () => import('#src/views/password/change-dialog.tsx').then((part) => part.ChangeDialog),
  address: () => import('#src/views/verification/address-dialog.tsx').then((part) => part.AddressDialog),
  life: () => import('#src/views/session/life-dialog.tsx').then((part) => part.LifeDialog),
  greeting: () => import('#src/views/session/greeting-dialog.tsx').then((part) => part.GreetingDialog),
  signOut: () => import('#src/views/session/sign-out-dialog.tsx').then((part) => part.SignOutDialog),
  warning: () => import('#src/views/session/warning-dialog.tsx').then((part) => part.WarningDialog),
  codeTrouble: () =>
    import('#src/views/verification/code-trouble-dialog.tsx').then((part) => part.CodeTroubleDialog),
  slider: () => import('../overlays/slider-overlay.tsx').then((part) => part.SliderOverlay),
  contact: () => import('#src/views/support/contact-dialog.tsx').then((part) => part.ContactDialog),
  game: () => import('#src/views/games/game-page.tsx').then((part) => part.default),
  launch: () => import('../overlays/launch-overlay.tsx').then((part) => part.LaunchOverlay),
  member: () => import('../pages/member-page.tsx').then((part) => part.MemberPage),
  memberArea: () => import('#src/views/shell/header/member-area.tsx').then((part) => part.MemberArea),
  games: () => import('#src/views/games/game-list-page.tsx').then((part) => part.default),
  frontDoor: () => import('#src/views/shell/front-door.tsx').then((part) => part.FrontDoor),
  maintenance: () => import('#src/views/system/maintenance-page.tsx').then((part) => part.default),
  restriction: () => import('#src/views/system/restriction-page.tsx').then((part) => part.default),
  help: () => import('#src/views/help/agreement-page.tsx').then((part) => part.default),
  lotteries: () => import('#src/views/lotteries/lottery-page.tsx').then((part) => part.default),
  saveTrace: () => import('../pages/save-trace-panel.tsx').then((part) => part.SaveTracePanel),
  notBuilt: () => import('#src/views/shell/not-built-page.tsx').then((part) => part.default),
  notFound: () => import('#src/views/shell/not-found-page.tsx').then((part) => part.default),
} as const;
