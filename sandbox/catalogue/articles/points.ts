import { type Chapter, list, p, steps, to } from './article.ts';

export const points: Chapter = {
  category: 'points',
  articles: [
    {
      id: 'earn-points',
      es: {
        title: '¿Cómo gano puntos?',
        keywords: ['puntos', 'acumular', 'vencen', 'tabla'],
        parts: [
          p(
            `Con tus apuestas resueltas. En la ${to('/pointMall', 'Tienda de puntos')} está la tabla con lo que da cada tipo de juego.`,
          ),
          p('Los puntos no vencen. Una apuesta anulada se lleva los suyos.'),
        ],
      },
      en: {
        title: 'How do I earn points?',
        keywords: ['points', 'collect', 'expire', 'table'],
        parts: [
          p(
            `With your settled bets. The ${to('/pointMall', 'Points mall')} has the table of what each kind of game gives.`,
          ),
          p('Points never expire. A void bet takes its points back.'),
        ],
      },
    },
    {
      id: 'redeem-points',
      codes: ['REDEEM_RULE', 'QUANTITY_LIMIT', 'POINTS_SHORT'],
      es: {
        title: '¿Cómo canjeo un premio?',
        keywords: ['canjear', 'tienda', 'regalo', 'cantidad', 'envío', 'no alcanza'],
        parts: [
          steps(
            'redeem',
            'Premio, cantidad y entrega',
            `Abre la ${to('/pointMall', 'Tienda de puntos')} y elige un premio.`,
            'Elige cuántos. Para productos pedimos dirección y celular.',
            'Confirma con tu contraseña de retiro.',
          ),
          list(
            'Si no te alcanzan los puntos, la ficha dice cuántos faltan.',
            'La cantidad posible depende de lo que queda y de tu máximo para ese premio.',
            'Algunos premios piden un rango o una fecha: también lo dicen.',
          ),
        ],
      },
      en: {
        title: 'How do I redeem a reward?',
        keywords: ['redeem', 'mall', 'gift', 'quantity', 'delivery', 'not enough'],
        parts: [
          steps(
            'redeem',
            'Reward, quantity and delivery',
            `Open the ${to('/pointMall', 'Points mall')} and choose a reward.`,
            'Choose how many. For goods we ask for an address and a mobile number.',
            'Confirm with your withdraw password.',
          ),
          list(
            'If your points are not enough, its card says how many are missing.',
            'The possible quantity depends on what is left and on your most of that reward.',
            'Some rewards ask for a rank or a date: they say so too.',
          ),
        ],
      },
    },
    {
      id: 'convert-points',
      es: {
        title: '¿Puedo cambiar puntos por dinero?',
        keywords: ['convertir', 'cambio', 'dinero', 'puntos a saldo'],
        parts: [
          p(
            `Sí, en la ${to('/pointMall', 'Tienda de puntos')}. Se cambian en pasos enteros a tu billetera principal; el resto sigue siendo puntos. El cambio se muestra antes de confirmar, y no se deshace.`,
          ),
        ],
      },
      en: {
        title: 'Can I change points into money?',
        keywords: ['convert', 'exchange', 'money', 'points to balance'],
        parts: [
          p(
            `Yes, in the ${to('/pointMall', 'Points mall')}. They are changed in whole steps into your main wallet; the rest stays points. You see the rate before you confirm, and it can’t be undone.`,
          ),
        ],
      },
    },
  ],
};
