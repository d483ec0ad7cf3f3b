type Texts = { readonly title: string; readonly content: string };

/** An announcement in both languages, so many hours old. Types: PL notices, PU pop-ups, PM those that promote (they no longer pop up), H help, AG for agents. */
export type Announced = {
  readonly type: 'PL' | 'PU' | 'PM' | 'H' | 'AG';
  readonly hoursOld: number;
  readonly es: Texts;
  readonly en: Texts;
};

export const announced: readonly Announced[] = [
  {
    type: 'PL',
    hoursOld: 2,
    es: {
      title: 'Retiros más rápidos los fines de semana',
      content:
        '<p>Desde este sábado el equipo de pagos trabaja también los <strong>domingos hasta las 22:00</strong>. Los retiros pedidos antes de las 20:00 se pagan el mismo día.</p>',
    },
    en: {
      title: 'Faster withdrawals at weekends',
      content:
        '<p>From this Saturday the payments team also works on <strong>Sundays until 22:00</strong>. Withdrawals asked for before 20:00 are paid the same day.</p>',
    },
  },
  {
    type: 'PL',
    hoursOld: 9,
    es: {
      title: 'Mantenimiento de Faro Sur Estudios',
      content:
        '<p>Las mesas de Faro Sur descansan el martes de <strong>04:00 a 06:30</strong>. Las apuestas abiertas se liquidan antes de cerrar.</p>',
    },
    en: {
      title: 'Maintenance at Southern Light Studios',
      content:
        '<p>The Southern Light tables rest on Tuesday from <strong>04:00 to 06:30</strong>. Open bets are settled before closing.</p>',
    },
  },
  {
    type: 'PL',
    hoursOld: 30,
    es: {
      title: 'Nuevos juegos de Tres Cóndores',
      content:
        '<p>Ya puedes jugar <em>Caminos de Plata</em> y <em>Serpiente Emplumada</em>. Los encontrarás entre los populares.</p>',
    },
    en: {
      title: 'New games by Three Condors',
      content:
        '<p><em>Silver Roads</em> and <em>Feathered Serpent</em> are here. You will find them among the popular ones.</p>',
    },
  },
  {
    type: 'PL',
    hoursOld: 75,
    es: {
      title: 'Cuida tu cuenta',
      content:
        '<p>Nunca te pediremos la contraseña ni un código por chat o por teléfono.</p><ul><li>Usa una contraseña que no uses en otro sitio.</li><li>Cierra la sesión en los equipos compartidos.</li></ul>',
    },
    en: {
      title: 'Look after your account',
      content:
        '<p>We will never ask for your password or a code by chat or by phone.</p><ul><li>Use a password that you use nowhere else.</li><li>Log out on shared machines.</li></ul>',
    },
  },
  {
    type: 'PL',
    hoursOld: 200,
    es: {
      title: 'Horario de los sorteos de Marea Alta',
      content:
        '<p>Con el cambio de hora, <em>Sorteo del Amanecer</em> se celebra a las 07:00 y <em>Doble Puerto</em> a las 21:30.</p>',
    },
    en: {
      title: 'Times of the High Tide draws',
      content:
        '<p>With the clocks going back, <em>Sunrise Draw</em> is held at 07:00 and <em>Double Harbour</em> at 21:30.</p>',
    },
  },
  {
    type: 'PM',
    hoursOld: 5,
    es: {
      title: 'Semana del Bingo de la Plaza',
      content:
        '<p>Esta semana cada cartón de <em>Bingo del Quiosco</em> entra en un sorteo diario. <strong>Juega con moderación.</strong></p>',
    },
    en: {
      title: 'Plaza Bingo week',
      content:
        '<p>This week every card of <em>Bandstand Bingo</em> enters a daily draw. <strong>Play in moderation.</strong></p>',
    },
  },
  {
    type: 'H',
    hoursOld: 1_000,
    es: {
      title: 'Cómo entrar por SMS',
      content: '<p>Elige la pestaña SMS, escribe tu número y pide el código.</p>',
    },
    en: {
      title: 'How to log in by SMS',
      content: '<p>Choose the SMS tab, type your number and ask for the code.</p>',
    },
  },
  {
    type: 'AG',
    hoursOld: 6,
    es: {
      title: 'Enlaces de invitación con nombre propio',
      content:
        '<p>En el <strong>centro de registro</strong> puedes crear un enlace por cada canal y ver cuántas personas llegaron por él.</p><ul><li>Ponle a cada enlace el nombre de su canal.</li><li>Cierra los que ya no uses: lo que trajeron se conserva.</li></ul>',
    },
    en: {
      title: 'Invitation links with a name',
      content:
        '<p>In the <strong>registration centre</strong> you can make one link for each channel and see how many people came through it.</p><ul><li>Give each link the name of its channel.</li><li>Close those you no longer use: what they brought is kept.</li></ul>',
    },
  },
  {
    type: 'AG',
    hoursOld: 52,
    es: {
      title: 'Cómo hablar de juego responsable con tu equipo',
      content:
        '<p>No prometas ganancias ni escribas a quien pidió una pausa. Si alguien de tu equipo necesita ayuda, indícale <strong>Juego responsable</strong> en el pie de la página.</p>',
    },
    en: {
      title: 'How to talk about responsible gaming with your team',
      content:
        '<p>Promise no winnings, and do not write to anybody who asked for a break. Where somebody of your team needs help, point them to <strong>Responsible Gaming</strong> at the foot of the page.</p>',
    },
  },
];
