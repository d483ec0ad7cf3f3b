import { type Chapter, list, p, steps, to } from './article.ts';

export const games: Chapter = {
  category: 'games',
  articles: [
    {
      id: 'open-game',
      codes: ['GAME_MAINTENANCE', 'GAME_UNKNOWN'],
      es: {
        title: '¿Por qué no se abre un juego?',
        keywords: ['no carga', 'mantenimiento', 'proveedor', 'pantalla negra'],
        parts: [
          list(
            'En mantenimiento: el proveedor lo está arreglando. Tus apuestas abiertas se resuelven igual.',
            `Ya no disponible: salió del catálogo. Busca otro en ${to('/seamless', 'Todos los juegos')}.`,
            'Si se queda cargando, revisa tu conexión y ábrelo otra vez: sigue donde estaba.',
          ),
        ],
      },
      en: {
        title: 'Why does a game not open?',
        keywords: ['does not load', 'maintenance', 'provider', 'black screen'],
        parts: [
          list(
            'Under maintenance: its provider is mending it. Your open bets are settled all the same.',
            `No longer available: it left the catalogue. Find another in ${to('/seamless', 'All games')}.`,
            'If it keeps loading, check your line and open it again: it goes on where it was.',
          ),
        ],
      },
    },
    {
      id: 'find-game',
      es: {
        title: '¿Cómo encuentro un juego?',
        keywords: ['buscar', 'filtros', 'proveedor', 'populares', 'recientes'],
        parts: [
          steps(
            'find-game',
            'Buscar, elegir y jugar',
            `Abre una sala, por ejemplo ${to('/rng', 'Slots')} o ${to('/live', 'Casino en vivo')}.`,
            'Escribe parte del nombre: perdonamos acentos y alguna letra.',
            'Elige un proveedor, o mira tus recientes y favoritos.',
          ),
        ],
      },
      en: {
        title: 'How do I find a game?',
        keywords: ['search', 'filters', 'provider', 'popular', 'recent'],
        parts: [
          steps(
            'find-game',
            'Search, choose and play',
            `Open a hall, such as ${to('/rng', 'Slots')} or ${to('/live', 'Live casino')}.`,
            'Type a part of the name: we forgive accents and a letter or two.',
            'Choose a provider, or look at your recent games and favourites.',
          ),
        ],
      },
    },
    {
      id: 'favourites',
      codes: ['FAVOURITES_FULL'],
      es: {
        title: '¿Cuántos juegos favoritos puedo tener?',
        keywords: ['corazón', 'guardar juego', 'lista'],
        parts: [
          p(
            'Hasta {favourites}. Toca el corazón de un juego para añadirlo, y otra vez para quitarlo. Si la lista está llena, quita uno que ya no juegues.',
          ),
        ],
      },
      en: {
        title: 'How many favourite games can I have?',
        keywords: ['heart', 'save a game', 'list'],
        parts: [
          p(
            'Up to {favourites}. Press the heart of a game to add it, and again to remove it. If the list is full, remove one that you no longer play.',
          ),
        ],
      },
    },
    {
      id: 'interrupted-round',
      es: {
        title: 'Se cortó la conexión en plena jugada. ¿Qué pasa con mi apuesta?',
        keywords: ['interrumpida', 'desconexión', 'apuesta abierta', 'premio'],
        parts: [
          p(
            'Una apuesta aceptada sigue su curso sin ti. El resultado lo decide el servidor del juego, no tu pantalla.',
          ),
          p(
            `Cuando vuelvas verás cómo terminó, y siempre está en tu ${to('/member/personalHistoryCopy', 'historial de apuestas')}.`,
          ),
        ],
      },
      en: {
        title: 'The line broke in the middle of a round. What about my bet?',
        keywords: ['interrupted', 'disconnected', 'open bet', 'prize'],
        parts: [
          p(
            'A bet that was accepted goes on without you. The game’s server decides the result, not your screen.',
          ),
          p(
            `When you return you see how it ended, and it is always in your ${to('/member/personalHistoryCopy', 'betting record')}.`,
          ),
        ],
      },
    },
    {
      id: 'lottery-draws',
      es: {
        title: '¿Dónde veo los sorteos y sus números?',
        keywords: ['lotería', 'resultado', 'números ganadores', 'sorteo'],
        parts: [
          p(
            `En ${to('/lottery', 'Lotería')}, ${to('/vnlottery', 'Lotería de Vietnam')} y ${to('/seaLottery', 'Lotería del Sudeste Asiático')}: cada una muestra el próximo sorteo y los números que ya salieron.`,
          ),
        ],
      },
      en: {
        title: 'Where do I see draws and their numbers?',
        keywords: ['lottery', 'result', 'winning numbers', 'draw'],
        parts: [
          p(
            `In ${to('/lottery', 'Lottery')}, ${to('/vnlottery', 'Vietnam lottery')} and ${to('/seaLottery', 'South-East Asia lottery')}: each shows the next draw and the numbers drawn so far.`,
          ),
        ],
      },
    },
  ],
};
