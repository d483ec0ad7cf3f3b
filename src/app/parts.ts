/**
 * The parts of the app that are fetched when first shown. What opens one may bear `data-warms` with its name: see
 * warming.ts.
 */
export const parts = {
  overlays: () => import('./overlays.tsx').then((part) => part.Overlays),
  login: () => import('./login-overlay.tsx').then((part) => part.LoginOverlay),
  change: () => import('#src/views/password/change-dialog.tsx').then((part) => part.ChangeDialog),
  greeting: () => import('#src/views/session/greeting-dialog.tsx').then((part) => part.GreetingDialog),
  signOut: () => import('#src/views/session/sign-out-dialog.tsx').then((part) => part.SignOutDialog),
  warning: () => import('#src/views/session/warning-dialog.tsx').then((part) => part.WarningDialog),
  codeTrouble: () =>
    import('#src/views/verification/code-trouble-dialog.tsx').then((part) => part.CodeTroubleDialog),
  contact: () => import('#src/views/support/contact-dialog.tsx').then((part) => part.ContactDialog),
  maintenance: () => import('#src/views/system/maintenance-page.tsx').then((part) => part.default),
  restriction: () => import('#src/views/system/restriction-page.tsx').then((part) => part.default),
  notBuilt: () => import('#src/views/shell/not-built-page.tsx').then((part) => part.default),
  notFound: () => import('#src/views/shell/not-found-page.tsx').then((part) => part.default),
} as const;
