import { type Chapter, list, p, steps, to } from './article.ts';

export const promotions: Chapter = {
  category: 'promotions',
  articles: [
    {
      id: 'join-promotion',
      codes: ['PROMOTION_RULE'],
      es: {
        title: '¿Cómo participo en una promoción?',
        keywords: ['bono', 'oferta', 'inscribirme', 'no es para mí', 'condiciones'],
        parts: [
          steps(
            'promotion',
            'Promoción, inscripción y premio',
            `Abre ${to('/promotions', 'Promociones')} y elige una.`,
            'Lee sus condiciones, que son las que valen, y toca «Participar».',
            `Sigue lo que falta en ${to('/member/rewardCenter', 'Centro de recompensas')}.`,
          ),
          p(
            'Si dice que no es para ti ahora, alguna condición no se cumple: tu rango, la fecha, el cupo, o que ya tienes otra activa. El detalle dice cuál.',
          ),
        ],
      },
      en: {
        title: 'How do I take part in a promotion?',
        keywords: ['bonus', 'offer', 'join', 'not open to me', 'terms'],
        parts: [
          steps(
            'promotion',
            'Promotion, joining and reward',
            `Open ${to('/promotions', 'Promotions')} and choose one.`,
            'Read its terms, which are the ones that count, and join.',
            `Follow what is missing in the ${to('/member/rewardCenter', 'Reward centre')}.`,
          ),
          p(
            'If it says that it is not open to you just now, one of its terms is not met: your rank, the date, the places, or another one that is running. The detail says which.',
          ),
        ],
      },
    },
    {
      id: 'claim-reward',
      codes: ['ALREADY_CLAIMED', 'CLAIM_EARLY', 'CLAIM_EXPIRED'],
      es: {
        title: '¿Cómo cobro una recompensa?',
        keywords: ['premio', 'reclamar', 'ya cobrado', 'plazo', 'vencida'],
        parts: [
          p(
            `En ${to('/member/rewardCenter', 'Centro de recompensas')}: lo que se puede cobrar está primero, con su plazo.`,
          ),
          list(
            'Todavía no: falta cumplir una condición; se muestra cuánto.',
            'Ya es tuyo: lo cobraste antes. Mira tus movimientos.',
            'El plazo terminó: ya no se puede cobrar, y se queda en la lista con la fecha.',
          ),
        ],
      },
      en: {
        title: 'How do I claim a reward?',
        keywords: ['prize', 'collect', 'already claimed', 'deadline', 'expired'],
        parts: [
          p(
            `In the ${to('/member/rewardCenter', 'Reward centre')}: what can be claimed comes first, with its deadline.`,
          ),
          list(
            'Not yet: one of its terms is not met; it shows how much is missing.',
            'Already yours: you claimed it before. Look at your records.',
            'The time is over: it can’t be claimed any more, and stays in the list with its date.',
          ),
        ],
      },
    },
    {
      id: 'wagering',
      es: {
        title: '¿Por qué no baja lo que me falta apostar de un bono?',
        keywords: ['rollover', 'contador', 'bono activo', 'cuenta', 'no avanza'],
        parts: [
          list(
            'Cuenta la apuesta cuando se resuelve, no cuando la haces.',
            'Cuentan solo los juegos que nombra la promoción.',
            'Una apuesta anulada vuelve a sumar lo que había restado.',
          ),
          p(`En ${to('/member/bonusDetails', 'Detalle de bonos')} se ve cada apuesta que contó y por qué.`),
        ],
      },
      en: {
        title: 'Why does the wagering of my bonus not go down?',
        keywords: ['rollover', 'counter', 'active bonus', 'counts', 'stuck'],
        parts: [
          list(
            'A bet counts when it is settled, not when you place it.',
            'Only the games that the promotion names count.',
            'A void bet gives back what it had taken off.',
          ),
          p(`${to('/member/bonusDetails', 'Bonus details')} show every bet that counted, and why.`),
        ],
      },
    },
    {
      id: 'invite-friends',
      es: {
        title: '¿Cómo invito a mis amigos?',
        keywords: ['referido', 'código', 'invitación', 'recomendar'],
        parts: [
          p(
            `Tu código y tu enlace están en ${to('/member/referral', 'Invitar amigos')}. Quien se registra con ellos queda unido a ti.`,
          ),
          p(
            'Vale una cuenta por persona, registrada en su propio dispositivo. Quien ya usó otro código no cambia.',
          ),
          p(
            `Si crees que una condición sí se cumplió, pide que la revisemos: escríbenos en ${to('/member/feedback', 'Tus comentarios')} con el nombre que ves en la lista y la fecha en que se registró.`,
          ),
        ],
      },
      en: {
        title: 'How do I invite my friends?',
        keywords: ['referral', 'code', 'invitation', 'recommend'],
        parts: [
          p(
            `Your code and your link are in ${to('/member/referral', 'Invite friends')}. People who register with them belong to you.`,
          ),
          p(
            'One account a person counts, registered on their own device. People who used another code do not change.',
          ),
          p(
            `If you think that a condition was met, ask for a review: write to us in ${to('/member/feedback', 'Your comments')} with the name that you see in the list and the day they registered.`,
          ),
        ],
      },
    },
  ],
};
