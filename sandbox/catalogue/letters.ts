import type { MessageKind, MessageLink } from '#contract/inbox.ts';

type Texts = { readonly title: string; readonly content: string };

/** A personal message in both languages. */
export type Letter = {
  readonly kind: MessageKind;
  readonly es: Texts;
  readonly en: Texts;
  readonly link?: MessageLink;
  /** What it offers is over. */
  readonly over?: true;
  readonly required?: true;
  /** What it asks: the choices, by their ids. */
  readonly choices?: readonly { readonly id: string; readonly es: string; readonly en: string }[];
};

/** The messages that the seed's people have, in turn. */
export const letters: readonly [Letter, ...Letter[]] = [
  {
    kind: 'player',
    es: {
      title: 'Bienvenida',
      content:
        '<p>Gracias por jugar con nosotros. Aquí te llegarán los avisos de tu cuenta: lo que depositas y retiras, tus premios y lo que cuida tu seguridad.</p>',
    },
    en: {
      title: 'Welcome',
      content:
        '<p>Thank you for playing with us. The messages about your account arrive here: what you deposit and withdraw, your prizes, and what keeps you safe.</p>',
    },
  },
  {
    kind: 'money',
    link: { screen: 'member', page: 'transactionHistory' },
    es: {
      title: 'Tu depósito está disponible',
      content: '<p>Hemos recibido tu depósito y ya puedes usarlo.</p>',
    },
    en: {
      title: 'Your deposit is available',
      content: '<p>We have received your deposit, and you can use it now.</p>',
    },
  },
  {
    kind: 'protection',
    required: true,
    es: {
      title: 'Recordatorio',
      content:
        '<p>Ponte un límite de tiempo y de dinero antes de empezar, y disfruta sin prisa. <a href="/helpmc?article=responsible">Cómo jugar con responsabilidad</a>.</p>',
    },
    en: {
      title: 'A reminder',
      content:
        '<p>Set yourself a limit of time and money before you begin, and take it easy. <a href="/helpmc?article=responsible">How to play responsibly</a>.</p>',
    },
  },
  {
    kind: 'promotion',
    link: { screen: 'promotions' },
    over: true,
    es: {
      title: 'Giros de bienvenida para el fin de semana',
      content: '<p>Solo hasta el domingo: <strong>20 giros</strong> en las slots de la semana.</p>',
    },
    en: {
      title: 'Welcome spins for the weekend',
      content: '<p>Until Sunday only: <strong>20 spins</strong> on the slots of the week.</p>',
    },
  },
  {
    kind: 'security',
    link: { screen: 'member', page: 'securityCenter', section: 'signIns' },
    es: {
      title: 'Entraste desde otro equipo',
      content:
        '<p>Si no fuiste tú, cierra las otras sesiones y cambia tu contraseña en el centro de seguridad.</p>',
    },
    en: {
      title: 'You logged in on another device',
      content:
        '<p>If it was not you, end the other sessions and change your password in the security centre.</p>',
    },
  },
  {
    kind: 'player',
    choices: [
      { id: 'yes', es: 'Sí, aquí', en: 'Yes, here' },
      { id: 'no', es: 'No, gracias', en: 'No, thank you' },
    ],
    es: {
      title: '¿Quieres saber de nuestros torneos?',
      content: '<p>Podemos avisarte por aquí cuando empiece uno. Puedes cambiar de idea cuando quieras.</p>',
    },
    en: {
      title: 'Would you like to hear of our tournaments?',
      content: '<p>We can tell you here when one begins. You may change your mind whenever you like.</p>',
    },
  },
];
