import type { Message } from '#contract/inbox.ts';

/** A message that was answered. */
export const message: Message = {
  id: 'm-3',
  number: 41,
  kind: 'player',
  title: '¿Quieres saber de nuestros torneos?',
  language: 'ES',
  at: 1_790_000_000_000,
  read: true,
  favourite: false,
  required: false,
  expiredAt: null,
  toAnswer: false,
  content: '<p>Podemos avisarte por aquí.</p>',
  link: null,
  question: {
    choices: [{ id: 'yes', label: 'Sí, aquí', link: null }],
    answer: 'yes',
    answeredAt: 1_790_000_000_000,
  },
};
