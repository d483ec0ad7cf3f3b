import { html } from '#sandbox/kit/html.ts';
import type { Settings } from '#sandbox/kit/settings.ts';
import { numberField } from './control-fields.ts';
import type { ControlState } from './control-state.ts';

/** The limits in Spanish; their English is made of their names. */
const spanish: Readonly<Record<keyof Settings['limits'], string>> = {
  captchaAfter: 'captcha después de tantas claves erradas',
  lockAfter: 'bloqueo después de tantas claves erradas',
  lockWindowMinutes: 'minutos en que se cuentan',
  lockMinutes: 'minutos de bloqueo',
  loginCaptchaPerAddressHour: 'captcha tras ingresos errados por dirección y hora',
  loginFailuresPerAddressHour: 'ingresos errados por dirección y hora',
  idleMinutes: 'minutos de sesión sin uso',
  absoluteHours: 'horas de sesión en total',
  smsPerMinute: 'SMS por minuto a un número',
  smsPerHour: 'SMS por hora a un número',
  smsPerDay: 'SMS por día a un número',
  smsPerAddressHour: 'SMS por dirección y hora',
  smsPerDayOfAll: 'SMS por día en total',
  freePlayPerAddressHour: 'cuentas demo por dirección y hora',
  freePlayOfAll: 'cuentas demo a la vez',
  codeMinutes: 'minutos de un código',
  codeTries: 'intentos de un código',
  captchaMinutes: 'minutos de un captcha',
  captchasPerAddressHour: 'captchas por dirección y hora',
  sliderMinutes: 'minutos de un captcha deslizante',
  slidersPerAddressHour: 'captchas deslizantes por dirección y hora',
  sliderWordsPerAddressHour: 'respuestas en palabras por dirección y hora',
  resetMinutes: 'minutos del enlace para la clave olvidada',
  resetsPerHour: 'correos de clave olvidada por hora',
  resetsPerTabHour: 'correos de clave olvidada por pestaña y hora',
  resetsPerAddressHour: 'correos de clave olvidada por dirección y hora',
  affiliatesPerMinute: 'códigos de invitación por minuto',
  registersPerAddressHour: 'registros por dirección y hora',
  jackpotOneIn: 'una ronda de cuántas gana el jackpot',
  auditBatchesPerMinute: 'envíos de auditoría por minuto',
  policyReportsPerMinute: 'informes de política por minuto',
  clientReportsPerMinute: 'informes de páginas por minuto',
  feedbackPerDay: 'comentarios por día',
  visitorFeedbackPerAddressHour: 'comentarios de visitantes por dirección y hora',
  agentRegistersPerHour: 'registros de un agente por hora',
  chatsPerAddressHour: 'chats por dirección y hora',
  supportLooksPerAddressMinute: 'consultas de atención por dirección y minuto',
  chatLinesPerMinute: 'líneas de chat por minuto',
};

function labelOf(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
}

/** How much is allowed, and for how long. */
export function limitsCard({ settings: { limits }, say }: ControlState) {
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const fields = names.map((name) =>
    numberField(`limits.${name}`, say(labelOf(name), spanish[name]), limits[name]),
  );
  return html`<section aria-labelledby="limits"><h2 id="limits">${say('Limits', 'Límites')}</h2>
<details><summary>${say('Locks, sessions, codes, SMS and jackpots', 'Bloqueos, sesiones, códigos, SMS y jackpots')}</summary><form data-act="/sandbox/config" data-part="limits">${fields}<button class="main">${say('Save', 'Guardar')}</button></form></details></section>`;
}
