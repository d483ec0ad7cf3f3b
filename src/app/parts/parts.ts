import { part } from './later-part.ts';
import { notFound } from './not-found.ts';
import { partsWithin } from './parts-within.ts';

/** The parts of the app. A control that opens one may have `data-warms` with its name: see prefetch-part.ts. */
export const parts = {
  ...partsWithin,
  login: part(
    async () => {
      // The dialog and its machines; merely approaching its button fetches all of them.
      const [{ LoginOverlay }] = await Promise.all([
        import('../overlays/login-overlay.tsx'),
        import('#machines/session/entry.machine.ts'),
        import('#machines/verification/sms-code.machine.ts'),
      ]);
      return LoginOverlay;
    },
    ['session', 'system', 'verification'],
    ['session', 'verification', 'member'],
  ),
  forgot: part(
    async () => {
      const [{ ForgotDialog }] = await Promise.all([
        import('#src/views/password/forgot-dialog.tsx'),
        import('#machines/password/forgot.machine.ts'),
        import('#machines/verification/sms-code.machine.ts'),
      ]);
      return ForgotDialog;
    },
    ['password', 'registration', 'system', 'verification'],
    ['password', 'verification'],
  ),
  freePlay: part(
    async () => {
      const [{ FreePlayDialog }] = await Promise.all([
        import('#src/views/session/free-play-dialog.tsx'),
        import('#machines/session/free-play.machine.ts'),
      ]);
      return FreePlayDialog;
    },
    [],
    ['session', 'verification', 'member'],
  ),
  registration: part(
    async () => {
      const [{ RegistrationOverlay }] = await Promise.all([
        import('../overlays/registration-overlay.tsx'),
        import('#machines/session/entry.machine.ts'),
        import('#machines/registration/register.machine.ts'),
        import('#machines/verification/sms-code.machine.ts'),
      ]);
      return RegistrationOverlay;
    },
    ['registration', 'session', 'system', 'verification'],
    ['registration', 'session', 'verification', 'member'],
  ),
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
  contactCards: part(() =>
    import('#src/views/support/contact-cards.tsx').then((found) => found.ContactCards),
  ),
  game: part(
    () => import('#src/views/games/game-page.tsx').then((found) => found.default),
    ['protection', 'system'],
    ['protection'],
  ),
  launch: part(() => import('../overlays/launch-overlay.tsx').then((found) => found.LaunchOverlay)),
  declare: part(
    () => import('#src/views/protection/declare-dialog.tsx').then((found) => found.DeclareDialog),
    ['protection', 'acts', 'system'],
    ['protection'],
  ),
  member: part(
    () => import('../pages/member-page.tsx').then((found) => found.MemberPage),
    ['member', 'password', 'system', 'verification'],
    ['member', 'missions', 'wallet'],
  ),
  agent: part(
    () => import('../pages/agent-page.tsx').then((found) => found.AgentPage),
    ['member', 'agent', 'acts', 'system'],
    ['member', 'agent'],
  ),
  memberArea: part(
    async () => {
      // Signing out works without a line: whoever can press it has its machine.
      const [{ MemberArea }] = await Promise.all([
        import('#src/views/shell/header/member-area.tsx'),
        import('#machines/session/sign-out.machine.ts'),
      ]);
      return MemberArea;
    },
    [],
    ['member', 'session', 'wallet'],
  ),
  games: part(
    () => import('#src/views/games/game-list-page.tsx').then((found) => found.default),
    ['games', 'system'],
  ),
  signInFirst: part(() => import('#src/views/shell/sign-in-first.tsx').then((found) => found.SignInFirst)),
  maintenance: part(() => import('#src/views/system/maintenance-page.tsx').then((found) => found.default)),
  restriction: part(() => import('#src/views/system/restriction-page.tsx').then((found) => found.default)),
  saferPlay: part(
    () => import('#src/views/protection/safer-play-page.tsx').then((found) => found.default),
    ['protection', 'system'],
    ['protection'],
  ),
  pointMall: part(
    () => import('#src/views/points/point-mall-page.tsx').then((found) => found.default),
    ['points', 'acts', 'system', 'protection'],
    ['points', 'wallet', 'protection'],
  ),
  noticePage: part(
    () => import('#src/views/notices/notice-page.tsx').then((found) => found.default),
    ['notices', 'system'],
  ),
  notices: part(async () => {
    const [{ NoticesDialog }] = await Promise.all([
      import('#src/views/notices/notices-dialog.tsx'),
      import('#machines/notices/notices.machine.ts'),
    ]);
    return NoticesDialog;
  }, ['notices', 'system']),
  popups: part(() => import('../overlays/popup-overlay.tsx').then((found) => found.PopupOverlay)),
  promotions: part(
    () => import('#src/views/promotions/promotions-page.tsx').then((found) => found.default),
    ['promotions', 'system', 'protection'],
    ['promotions', 'protection'],
  ),
  promoDetail: part(
    () => import('#src/views/promotions/promo-detail-page.tsx').then((found) => found.default),
    ['promotions', 'acts', 'system', 'protection'],
    ['promotions', 'protection'],
  ),
  download: part(
    () => import('#src/views/downloads/download-page.tsx').then((found) => found.default),
    ['downloads', 'system'],
    ['downloads'],
  ),
  join: part(
    () => import('#src/views/downloads/join-page.tsx').then((found) => found.default),
    ['downloads', 'system'],
    ['registration'],
  ),
  helpmc: part(
    () => import('../pages/help-room.tsx').then((found) => found.HelpRoom),
    ['help', 'system'],
    ['help'],
  ),
  helpDialog: part(
    async () => {
      const [{ HelpDialog }] = await Promise.all([
        import('#src/views/help/help-dialog.tsx'),
        import('#machines/help/help.machine.ts'),
      ]);
      return HelpDialog;
    },
    ['help', 'system'],
    ['help'],
  ),
  help: part(() => import('#src/views/help/agreement-page.tsx').then((found) => found.default), [], ['help']),
  lotteries: part(
    () => import('#src/views/lotteries/lottery-page.tsx').then((found) => found.default),
    ['lotteries', 'system'],
    ['lotteries'],
  ),
  saveTrace: part(() => import('../pages/save-trace-panel.tsx').then((found) => found.SaveTracePanel)),
  care: part(
    () => import('../overlays/care-overlay.tsx').then((found) => found.CareOverlay),
    ['protection'],
    ['protection'],
  ),
  careReminder: part(
    () => import('#src/views/protection/care-reminder.tsx').then((found) => found.CareReminder),
    ['protection'],
  ),
  notFound,
  awayStrip: part(
    () => import('#src/views/protection/away-strip.tsx').then((found) => found.AwayStrip),
    ['protection'],
  ),
  away: part(
    () => import('#src/views/protection/away-page.tsx').then((found) => found.AwayPage),
    ['protection', 'acts', 'system'],
    ['protection', 'wallet'],
  ),
  demoStrip: part(() => import('#src/views/shell/demo-strip.tsx').then((found) => found.DemoStrip)),
} as const;
