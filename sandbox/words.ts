import type { Code } from '#contract/errors.ts';

/** What people are told with a refusal, by its code: Spanish, then English. */
const words: Readonly<Record<Code, readonly [es: string, en: string]>> = {
  LOGIN_REFUSED: ['El usuario o la contraseña no son correctos.', 'The user name or the password is wrong.'],
  CAPTCHA_WRONG: ['El código de la imagen no es correcto.', 'The code of the image is wrong.'],
  CODE_WRONG: ['El código no es correcto.', 'The code is wrong.'],
  CODE_EXPIRED: ['El código ha caducado. Pide otro.', 'The code has expired. Ask for another.'],
  CODE_MISSING: ['Primero pide un código.', 'Ask for a code first.'],
  PHONE_INVALID: ['El número de teléfono no es válido.', 'The phone number is not valid.'],
  PHONE_MISSING: ['Falta el número de teléfono.', 'The phone number is missing.'],
  NOT_MEMBER: ['Esta entrada es solo para jugadores.', 'This entrance is for players only.'],
  NOT_AGENT: ['Esta entrada es solo para agentes.', 'This entrance is for agents only.'],
  MUST_CHANGE_PASSWORD: ['Antes debes cambiar tu contraseña.', 'You must change your password first.'],
  MUST_VERIFY: ['Antes debes verificar este acceso.', 'You must verify this sign-in first.'],
  PASSWORD_WRONG: ['La contraseña actual no es correcta.', 'The current password is wrong.'],
  PASSWORD_RULE: ['La contraseña nueva no cumple las reglas.', 'The new password does not keep the rules.'],
  PASSWORD_SAME: [
    'La contraseña nueva es igual a la actual.',
    'The new password is the same as the current one.',
  ],
  PASSWORD_CONFIRMATION: ['Las contraseñas nuevas no coinciden.', 'The new passwords do not match.'],
  SESSION_ENDED: [
    'Tu sesión ha terminado. Vuelve a entrar.',
    'Your session has ended. Please sign in again.',
  ],
  ACCOUNT_DISABLED: [
    'Esta cuenta está bloqueada. Contacta con soporte.',
    'This account is blocked. Contact support.',
  ],
  REAL_ACCOUNT_NEEDED: ['Necesitas una cuenta real para esto.', 'You need a real account for this.'],
  FUNCTION_DISABLED: ['Esta función no está disponible.', 'This function is not available.'],
  TOO_MANY_REQUESTS: ['Demasiados intentos. Espera un momento.', 'Too many attempts. Wait a moment.'],
  MAINTENANCE: ['Estamos en mantenimiento. Volvemos pronto.', 'We are under maintenance. Back soon.'],
  REGION_RESTRICTED: ['No está disponible en tu región.', 'Not available in your region.'],
  INPUT_INVALID: ['Los datos enviados no son válidos.', 'What was sent is not valid.'],
  SEAL_REFUSED: ['No se pudo leer el mensaje cifrado.', 'The sealed message could not be read.'],
  NOT_FOUND: ['No encontrado.', 'Not found.'],
  METHOD_NOT_ALLOWED: ['Operación no permitida.', 'Not allowed here.'],
  MEDIA_TYPE: ['Formato no admitido.', 'Format not accepted.'],
  TOO_LARGE: ['El mensaje es demasiado grande.', 'The message is too large.'],
  FORBIDDEN: ['No tienes permiso para esto.', 'You may not do this.'],
  INTERNAL: ['Algo ha fallado. Inténtalo de nuevo.', 'Something went wrong. Try again.'],
};

/** The text of a code for people, in the language asked for; Spanish when that is not English. */
export function wordsOf(code: Code, language: string): string {
  return words[code][language === 'EN' ? 1 : 0];
}
