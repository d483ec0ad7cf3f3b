import type { Section } from './vendor.ts';

export const sports: Section = {
  category: 'SPORTS',
  makers: [
    {
      code: 'GRADA',
      name: 'Grada Norte | North Stand',
      hot: true,
      games: [
        'Fútbol en la Grada | Football from the Stand',
        'Baloncesto al Segundo | Basketball to the Second',
        'Tenis de Fondo | Baseline Tennis',
        'Combos del Domingo | Sunday Combos',
      ],
    },
    {
      code: 'TRIBUNA',
      name: 'Tribuna 10 | Tribune 10',
      hot: true,
      games: [
        'Tribuna en Directo | Tribune Live',
        'Béisbol Novena Entrada | Ninth-Inning Baseball',
        'Voleibol de Playa | Beach Volleyball',
        'Liga Virtual del Sur | Southern Virtual League',
      ],
    },
    {
      code: 'PITAZO',
      name: 'Pitazo Final | Final Whistle',
      games: [
        'Marcador Exacto | Exact Score',
        'Tiempo Añadido | Stoppage Time',
        'Córners y Tarjetas | Corners and Cards',
      ],
    },
    {
      code: 'CANCHA',
      name: 'Cancha Viva | Live Court',
      games: ['Cancha Rápida | Fast Court', 'Futsal Relámpago | Flash Futsal', 'Pádel Total | Total Padel'],
    },
    {
      code: 'METAFIJA',
      name: 'Meta Fija | Fixed Finish',
      games: [
        'Galopes del Valle | Valley Gallops',
        'Ciclismo de Alta Montaña | High-Mountain Cycling',
        'Motores a Fondo | Full-Throttle Engines',
      ],
    },
    {
      code: 'CUERDAS',
      name: 'Doce Cuerdas | Twelve Ropes',
      games: [
        'Boxeo Doce Asaltos | Twelve-Round Boxing',
        'Jaula Abierta | Open Cage',
        'Lucha de Máscaras | Masked Wrestling',
      ],
    },
  ],
};

export const esports: Section = {
  category: 'ESPORTS',
  makers: [
    {
      code: 'AV',
      name: 'Arena Violeta | Violet Arena',
      hot: true,
      games: [
        'Arena de Torres | Tower Arena',
        'Duelo de Escuadras | Squad Duel',
        'Copa de Estrategas | Strategist Cup',
      ],
    },
    {
      code: 'IMES',
      name: 'Impulso eSports | Impulse eSports',
      games: [
        'Impulso Táctico | Tactical Impulse',
        'Liga de Arqueros | Archer League',
        'Rápida a Cinco | Best of Five Rush',
      ],
    },
    {
      code: 'IA',
      name: 'Interfaz Atómica | Atomic Interface',
      games: [
        'Reactor en Línea | Online Reactor',
        'Circuito de Píxeles | Pixel Circuit',
        'Fusión por Equipos | Team Fusion',
      ],
    },
    {
      code: 'AI',
      name: 'Axioma Interactivo | Interactive Axiom',
      games: ['Teorema Final | Final Theorem', 'Mapa y Bandera | Map and Flag', 'Ronda Lógica | Logic Round'],
    },
    {
      code: 'TF',
      name: 'Trinchera Futura | Future Trench',
      games: ['Trinchera Neón | Neon Trench', 'Última Zona | Last Zone', 'Carreras de Neón | Neon Racing'],
    },
  ],
};

/** Listed among sports, as some gateways do: the product moves them to where they belong (spec 4). */
export const cockfight: Section = {
  category: 'COCKFIGHT',
  makers: [
    {
      code: 'DS88',
      name: 'Ruedo Dorado | Golden Ring',
      lane: 'SPORTS',
      hot: true,
      games: [
        'Ruedo de la Mañana | Morning Ring',
        'Gallos del Valle | Valley Roosters',
        'Plumas de Fuego | Fire Feathers',
        'Copa del Espolón | Spur Cup',
      ],
    },
    {
      code: 'DIG',
      name: 'Palenque Digital | Digital Palenque',
      lane: 'SPORTS',
      games: ['Palenque Estelar | Star Palenque', 'Cresta Roja | Red Crest', 'Duelo al Alba | Duel at Dawn'],
    },
  ],
};
