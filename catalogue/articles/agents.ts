import { type Chapter, list, p, to } from './article.ts';

export const agents: Chapter = {
  category: 'agents',
  articles: [
    {
      id: 'become-agent',
      es: {
        title: '¿Cómo me hago agente?',
        keywords: ['agente', 'equipo', 'socio', 'unirme'],
        parts: [
          p(
            `Mira ${to('/join', 'Únete')} y escríbenos. Revisamos cada solicitud y te respondemos con las condiciones.`,
          ),
        ],
      },
      en: {
        title: 'How do I become an agent?',
        keywords: ['agent', 'team', 'partner', 'join'],
        parts: [
          p(
            `See ${to('/join', 'Join us')} and write to us. We look at every request and answer with the terms.`,
          ),
        ],
      },
    },
    {
      id: 'agent-centre',
      es: {
        title: '¿Qué hay en el centro de agentes?',
        keywords: ['equipo', 'línea', 'comisión', 'ingresos', 'contrato'],
        parts: [
          p(
            `En ${to('/agent', 'Centro de agentes')} está tu equipo: cuentas de tu línea, sus cifras y tus contratos. Solo lo abren las cuentas de agente.`,
          ),
          list(
            'Cada cifra se abre hasta la apuesta que la forma.',
            'Tu pago sale del contrato vigente, una vez por periodo.',
          ),
        ],
      },
      en: {
        title: 'What is in the agent centre?',
        keywords: ['team', 'line', 'commission', 'income', 'contract'],
        parts: [
          p(
            `The ${to('/agent', 'Agent centre')} holds your team: the accounts of your line, their figures and your contracts. Only agent accounts open it.`,
          ),
          list(
            'Every figure opens down to the bet it is made of.',
            'Your pay comes from the contract in force, once a period.',
          ),
        ],
      },
    },
    {
      id: 'member-of-team',
      codes: ['MEMBER_UNKNOWN'],
      es: {
        title: '¿Por qué no puedo ver a una persona?',
        keywords: ['equipo', 'no está', 'ficha', 'línea', 'se fue'],
        parts: [
          p(
            `Solo ves a quien está debajo de ti. Quien cambió de línea deja de aparecer con todo lo suyo, aunque tengas su ficha abierta. Búscala otra vez en ${to('/agent/downline', 'Mi equipo')}.`,
          ),
        ],
      },
      en: {
        title: 'Why can’t I see a person?',
        keywords: ['team', 'missing', 'card', 'line', 'left'],
        parts: [
          p(
            `You only see who is below you. Somebody who moved to another line is gone with everything of theirs, even while you have their card open. Look for them again in ${to('/agent/downline', 'My team')}.`,
          ),
        ],
      },
    },
  ],
};
