import type { Code } from '#contract/errors.ts';
import { ruleWords } from './rule-words.ts';

/** The texts of refusals for people, by code: Spanish, then English, as in spec 8. */
const words: Readonly<Record<Code, readonly [es: string, en: string]>> = {
  LOGIN_REFUSED: [
    'El usuario o la contraseña no son correctos.',
    'The username or the password is not correct.',
  ],
  CAPTCHA_WRONG: ['El código de la imagen no es correcto.', 'The code in the image is not correct.'],
  CODE_WRONG: ['El código de verificación no es correcto.', 'Invalid verification code'],
  CODE_EXPIRED: ['El código de verificación venció. Pide otro.', 'Verification code expired, send again'],
  CODE_MISSING: ['Falta el código de verificación.', 'Missing verification code'],
  PHONE_INVALID: ['El número de teléfono no tiene un formato válido.', 'Invalid phone number format'],
  PHONE_MISSING: ['Falta el número de teléfono.', 'Missing phone number'],
  SLIDER_NEEDED: ['Completa primero la verificación, por favor.', 'Please complete verification first'],
  SLIDER_WRONG: [
    'La pieza no quedó en su lugar. Inténtalo con otra imagen.',
    'The piece did not fit. Try another picture.',
  ],
  CHALLENGE_FAILED: ['La comprobación del captcha falló.', 'Captcha check failed'],
  QUOTA_EXCEEDED: [
    'No queda cupo de mensajes. Escribe a atención al cliente.',
    'Quota not sufficient, contact customer service',
  ],
  UNKNOWN_ERROR: ['Error desconocido. Inténtalo de nuevo.', 'Unknown error, try again'],
  ANSWER_WRONG: ['Los datos no coinciden con los de tu cuenta.', 'This does not match your account.'],
  IDENTITY_REFUSED: ['No se pudo iniciar sesión. Inténtalo de nuevo.', 'Login failure, try again'],
  IDENTITY_UNKNOWN: [
    'No se pudo iniciar sesión. Inténtalo de nuevo: esa identidad no está unida a ninguna cuenta. Elige otra, o regístrate con ella.',
    'Login failure, try again: that identity belongs to no account here. Choose another, or register with it.',
  ],
  ACCOUNT_TAKEN: [
    'Ese usuario ya está registrado. Elige otro o inicia sesión.',
    'That username is already registered. Choose another or log in.',
  ],
  MOBILE_TAKEN: ['Ese número ya está en uso.', 'That number is already in use.'],
  EMAIL_TAKEN: ['Ese correo ya está en uso.', 'That e-mail address is already in use.'],
  FIELD_REFUSED: ['Revisa el campo marcado.', 'Check the marked field.'],
  AFFILIATE_WRONG: ['Código de invitación incorrecto.', 'Invitation code error'],
  TICKET_EXPIRED: [
    'El enlace venció o ya se usó. Pide otro.',
    'The link has expired or was already used. Ask for another.',
  ],
  IMAGE_REFUSED: [
    'La imagen no se puede usar. Elige un PNG o JPG de hasta 5 MB.',
    'This image cannot be used. Choose a PNG or JPG of up to 5 MB.',
  ],
  NOT_MEMBER: [
    'Las cuentas que no son de miembro no pueden iniciar sesión aquí.',
    'Non-member account unable to login',
  ],
  NOT_AGENT: ['Las cuentas que no son de agente no pueden iniciar sesión aquí.', 'Non-agents cannot log in'],
  MUST_CHANGE_PASSWORD: ['Antes debes cambiar tu contraseña.', 'You must change your password first.'],
  MUST_VERIFY: ['Completa primero la verificación, por favor.', 'Please complete verification first'],
  ACCOUNT_UNKNOWN: ['El usuario o el correo no existe.', 'Username/Email does not exist'],
  PASSWORD_WRONG: ['La contraseña actual no es correcta.', 'The current password is not correct.'],
  PASSWORD_RULE: ['La contraseña nueva no cumple las reglas.', 'The new password does not follow the rules.'],
  PASSWORD_SAME: [
    'Elige una contraseña distinta de la actual.',
    'Choose a password other than the current one.',
  ],
  PASSWORD_CONFIRMATION: ['Las dos contraseñas no coinciden.', 'Incorrect confirmation input'],
  SESSION_ENDED: ['No hay una sesión iniciada. Entra, por favor.', 'Not logged in, please login'],
  ACCOUNT_DISABLED: [
    'Esta cuenta está desactivada. Escribe a atención al cliente.',
    'This account is disabled. Please contact customer service.',
  ],
  REAL_ACCOUNT_NEEDED: ['Para esto necesitas una cuenta real.', 'You need a real account for this.'],
  FUNCTION_DISABLED: [
    'Esta función no está activa. Escribe a atención al cliente.',
    'Function not enabled, contact customer service',
  ],
  GAME_MAINTENANCE: [
    'Este juego está en mantenimiento. Prueba con otro o vuelve más tarde.',
    'Game under maintenance. Try another one or come back later.',
  ],
  GAME_UNKNOWN: ['Este juego ya no está disponible.', 'This game is no longer available.'],
  FAVOURITES_FULL: [
    'Ya tienes 200 favoritos. Quita alguno para añadir otro.',
    'You have 200 favourites already. Remove one to add another.',
  ],
  BALANCE_SHORT: ['No tienes saldo suficiente en esa billetera.', 'That wallet does not hold enough.'],
  AMOUNT_LIMIT: ['El monto está fuera de los límites.', 'The amount is outside the limits.'],
  QUOTE_CHANGED: [
    'Las condiciones cambiaron mientras tanto. Revísalas y confirma otra vez.',
    'The terms have changed meanwhile. Look at them and confirm again.',
  ],
  WALLET_UNKNOWN: ['Esa billetera no existe.', 'There is no such wallet.'],
  WALLET_CLOSED: [
    'Ese proveedor está en mantenimiento: su billetera no mueve dinero ahora.',
    'That provider is under maintenance: its wallet moves no money just now.',
  ],
  RECIPIENT_REFUSED: [
    'No puedes enviar dinero a esa cuenta: elige una activa de tu propia línea.',
    'You cannot send money to that account: choose an active one of your own line.',
  ],
  METHOD_CLOSED: [
    'Este método no está disponible ahora. Elige otro.',
    'This method is not available just now. Choose another.',
  ],
  VOUCHER_REFUSED: ['Ese código no es válido o ya se usó.', 'That code is not valid or was already used.'],
  TURNOVER_MISSING: [
    'Aún falta apostar parte de lo depositado antes de retirar.',
    'Part of what was deposited must still be bet before you withdraw.',
  ],
  ACCOUNT_LIMIT: [
    'Ya tienes el máximo de cuentas de cobro. Quita una para añadir otra.',
    'You have the most payout accounts already. Remove one to add another.',
  ],
  INVITATION_LIMIT: [
    'Ya tienes el máximo de enlaces abiertos. Cierra uno para crear otro.',
    'You have the most open links already. Close one to make another.',
  ],
  WITHDRAW_PASSWORD_WRONG: [
    'La contraseña de retiro no es correcta.',
    'The withdraw password is not correct.',
  ],
  WITHDRAW_PASSWORD_MISSING: [
    'Antes crea tu contraseña de retiro en Mi cuenta.',
    'Set your withdraw password in My account first.',
  ],
  ALREADY_SETTLED: [
    'Esto ya se resolvió mientras tanto. Mira cómo quedó.',
    'This was settled meanwhile. See how it ended.',
  ],
  PROOF_REFUSED: [
    'La imagen no se puede usar. Elige un PNG o JPG de hasta 5 MB.',
    'The image cannot be used. Choose a PNG or JPG of up to 5 MB.',
  ],
  PROOF_QUOTA: [
    'Subiste demasiadas imágenes hoy. Prueba mañana o escribe a atención al cliente.',
    'You uploaded too many images today. Try tomorrow or contact customer service.',
  ],
  PROOF_OFFSET: ['La subida sigue desde otro punto.', 'The upload goes on from another place.'],
  CONTRACT_RULE: [
    'Ese contrato no es posible así. Mira la condición y cámbialo.',
    'This contract is not possible like this. See the condition and change it.',
  ],
  PROTECTION_RULE: [
    'No es posible con tus ajustes de juego más seguro.',
    'This is not possible with your settings for safer play.',
  ],
  PROMOTION_RULE: [
    'Esta promoción no es para ti ahora mismo. Mira sus condiciones.',
    'This promotion is not open to you just now. See its terms.',
  ],
  MISSION_RULE: ['Esta misión no se puede empezar ahora.', 'This mission cannot be started just now.'],
  ALREADY_CLAIMED: ['Esto ya es tuyo: lo cobraste antes.', 'This is already yours: you claimed it before.'],
  CLAIM_EARLY: [
    'Todavía no se puede cobrar: falta cumplir las condiciones.',
    'It cannot be claimed yet: its terms are not met.',
  ],
  CLAIM_EXPIRED: ['El plazo para cobrarlo terminó.', 'The time to claim it is over.'],
  REDEEM_RULE: [
    'Ahora no puedes canjear este premio. Mira qué falta.',
    'You cannot redeem this reward just now. See what is missing.',
  ],
  QUANTITY_LIMIT: [
    'Esa cantidad no es posible. Elige otra.',
    'That quantity is not possible. Choose another.',
  ],
  POINTS_SHORT: ['No tienes puntos suficientes.', 'You do not have enough points.'],
  RANGE_REFUSED: [
    'Elige fechas de los últimos 90 días, la primera antes que la última.',
    'Choose dates of the last 90 days, the first before the last.',
  ],
  MEMBER_UNKNOWN: ['Esa persona no está en tu equipo.', 'That person is not in your team.'],
  KEY_REUSED: [
    'Esta operación ya se envió con otros datos. Ábrela de nuevo.',
    'This was already sent with other data. Open it again.',
  ],
  KEY_BUSY: ['Esta operación se está haciendo ahora mismo.', 'This is being carried out just now.'],
  KEY_VOID: ['Esta operación quedó sin efecto. Envíala de nuevo.', 'This was called off. Send it again.'],
  TOO_MANY_REQUESTS: [
    'Hiciste demasiados intentos. Prueba de nuevo en 5 minutos.',
    'Too many requests, try again after 5 minutes',
  ],
  MAINTENANCE: ['El sistema está en mantenimiento.', 'The system is under maintenance.'],
  REGION_RESTRICTED: [
    'El acceso está restringido desde tu ubicación o tu IP.',
    'Access is restricted for your location or IP.',
  ],
  INPUT_INVALID: ['Revisa los datos e inténtalo de nuevo.', 'Check what you entered and try again.'],
  SEAL_REFUSED: [
    'La página estuvo abierta demasiado tiempo. Recárgala e inténtalo de nuevo.',
    'The page was open for too long. Reload it and try again.',
  ],
  NOT_FOUND: ['El servicio no conoce esta petición.', 'The service does not know this request.'],
  CALL_UNKNOWN: ['El servicio no tiene esta llamada.', 'The service has no such call.'],
  METHOD_NOT_ALLOWED: ['El servicio no admite esta petición.', 'The service does not accept this request.'],
  MEDIA_TYPE: ['El servicio no admite este tipo de datos.', 'The service does not accept this kind of data.'],
  TOO_LARGE: ['Lo que enviaste es demasiado grande.', 'What you sent is too large.'],
  FORBIDDEN: ['No tienes permiso para hacer esto.', 'You are not allowed to do this.'],
  INTERNAL: [
    'El servicio tuvo un problema. Inténtalo de nuevo en un momento.',
    'The service had a problem. Try again in a moment.',
  ],
};

/** The text of a code for people, of a rule its own where it has one: English if requested, else Spanish. */
export function wordsOf(code: Code, language: string, value?: unknown): string {
  const { rule = '' } = (value ?? {}) as { readonly rule?: string };
  const found = ruleWords[code]?.[rule] ?? words[code];
  return found[language === 'EN' ? 1 : 0];
}
