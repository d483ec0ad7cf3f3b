import type { Section } from './vendor.ts';

export const elott: Section = {
  category: 'ELOTT',
  makers: [
    {
      code: 'TCG_SEA',
      name: 'Marea Alta Sorteos | High Tide Draws',
      hot: true,
      games: [
        'Marea de un Minuto | One-Minute Tide',
        'Cinco del Arrecife | Reef Five',
        'Bola Coral | Coral Ball',
        'Tres Dados del Faro | Lighthouse Three Dice',
        'Carrera de Delfines | Dolphin Race',
        'Números de la Brisa | Breeze Numbers',
      ],
    },
    {
      code: 'PULSO',
      name: 'Pulso Lotería Viva | Pulse Live Lottery',
      games: [
        'Pulso Quince | Pulse Fifteen',
        'Keno Relámpago | Flash Keno',
        'Rápida del Mercado | Market Quick Draw',
        'Pares y Nones | Odds and Evens',
      ],
    },
    {
      code: 'NUMEN',
      name: 'Numen | Numen',
      games: [
        'Diez Estelas | Ten Trails',
        'Keno de Medianoche | Midnight Keno',
        'Dado Continuo | Rolling Die',
        'La Hora Exacta | The Exact Hour',
      ],
    },
  ],
};

export const lott: Section = {
  category: 'LOTT',
  makers: [
    {
      code: 'TCG_SEA',
      name: 'Gran Sorteo del Mar | Grand Sea Draw',
      hot: true,
      games: [
        'Sorteo del Amanecer | Sunrise Draw',
        'Doble Puerto | Double Harbour',
        'Norte, Centro y Sur | North, Centre and South',
        'Pleno de la Bahía | Bay Full House',
        'Cuatro Cifras del Delta | Delta Four Digits',
      ],
    },
    {
      code: 'ANDINA',
      name: 'Lotería Cumbre | Summit Lottery',
      games: [
        'Cumbre Millonaria | Summit Millions',
        'Seis del Altiplano | Highland Six',
        'La Tercia | The Third',
        'Bolero de la Suerte | Bolero of Luck',
      ],
    },
    {
      code: 'TROPICO',
      name: 'Sorteos Trópico 23 | Tropic 23 Draws',
      games: [
        'Animalitos del Manglar | Mangrove Animals',
        'Cifra del Río | River Pick',
        'Trópico Cuatro | Tropic Four',
      ],
    },
    {
      code: 'RAPIDA',
      name: 'La Raspadita Feliz | Happy Scratch',
      games: [
        'Rasca la Piñata | Scratch the Piñata',
        'Rasca Esmeraldas | Scratch Emeralds',
        'Rasca y Suma | Scratch and Add',
        'Tres Soles | Three Suns',
      ],
    },
  ],
};
