import { type Chapter, list, p, to } from './article.ts';

export const missions: Chapter = {
  category: 'missions',
  articles: [
    {
      id: 'missions',
      codes: ['MISSION_RULE'],
      es: {
        title: '¿Cómo funcionan las misiones?',
        keywords: ['misión', 'reto', 'empezar', 'objetivo'],
        parts: [
          p(
            `En ${to('/member/missionLeaderboard', 'Misiones')} empiezas una, juegas lo que pide y cobras su premio.`,
          ),
          list(
            'Cuenta lo que juegas después de empezarla.',
            'Si no se puede empezar ahora, todavía no abre, ya terminó o pide un rango: la misión lo dice.',
          ),
        ],
      },
      en: {
        title: 'How do missions work?',
        keywords: ['mission', 'challenge', 'start', 'goal'],
        parts: [
          p(
            `In ${to('/member/missionLeaderboard', 'Missions')} you start one, play what it asks for and claim its reward.`,
          ),
          list(
            'What you play after starting it counts.',
            'If it can’t be started just now, it is not open yet, is over or asks for a rank: the mission says so.',
          ),
        ],
      },
    },
    {
      id: 'leaderboards',
      es: {
        title: '¿Cómo se decide la clasificación?',
        keywords: ['tabla', 'ranking', 'puesto', 'premio', 'semana'],
        parts: [
          p(
            'Por lo que se resolvió dentro del período, en la hora de {zone}. Las semanas empiezan el lunes.',
          ),
          p(
            `Los premios se reparten {boardHours} horas después del final, cuando ya no cambia nada. Tu puesto está siempre en ${to('/member/missionLeaderboard', 'Misiones')}; los nombres de los demás van tapados.`,
          ),
        ],
      },
      en: {
        title: 'How is the leaderboard decided?',
        keywords: ['board', 'ranking', 'place', 'prize', 'week'],
        parts: [
          p('By what was settled within the period, by the time of {zone}. Weeks begin on Monday.'),
          p(
            `Prizes are given {boardHours} hours after the end, when nothing changes any more. Your own place is always in ${to('/member/missionLeaderboard', 'Missions')}; the names of others are masked.`,
          ),
        ],
      },
    },
  ],
};
