// What names are put together from besides their nouns: 'Spanish | English', the Spanish masculine.

/** What anything can be called. */
export const qualities =
  'Dorado|Golden, Plateado|Silver, Real|Royal, Místico|Mystic, Sagrado|Sacred, Perdido|Lost, Eterno|Eternal, ' +
  'Ardiente|Blazing, Secreto|Secret, Encantado|Enchanted, Legendario|Legendary, Celeste|Heavenly, Radiante|Radiant, ' +
  'Magnífico|Magnificent, Misterioso|Mysterious, Afortunado|Lucky, Imperial|Imperial, Escarlata|Scarlet, ' +
  'Brillante|Shining, Gigante|Giant, Oculto|Hidden, Esmeralda|Emerald, Turquesa|Turquoise, Violeta|Violet';

export const ofBeings =
  'Salvaje|Wild, Veloz|Swift, Audaz|Daring, Valiente|Brave, Errante|Wandering, Noble|Noble, Feliz|Happy, ' +
  'Astuto|Cunning, Travieso|Mischievous, Soñador|Dreaming, Bailarín|Dancing, Risueño|Smiling, Invencible|Invincible, ' +
  'Millonario|Millionaire, Elegante|Elegant, Nocturno|Night';
export const ofThings =
  'Mágico|Magic, Infinito|Endless, Giratorio|Spinning, Valioso|Precious, Flotante|Floating, Antiguo|Ancient, ' +
  'Divino|Divine, Supremo|Supreme, Escondido|Stashed, Prodigioso|Wondrous';
export const ofPlaces =
  'Olvidado|Forgotten, Prohibido|Forbidden, Remoto|Faraway, Tranquilo|Quiet, Dormido|Sleeping, Luminoso|Bright, ' +
  'Antiguo|Ancient, Salvaje|Wild, Infinito|Endless, Silencioso|Silent, Milenario|Thousand-Year';

/** What it is of, or from when. */
export const stuffs =
  'de Jade|Jade, de Cristal|Crystal, de Rubí|Ruby, de Zafiro|Sapphire, de Bronce|Bronze, de Fuego|Fire, ' +
  'de Ámbar|Amber, de Marfil|Ivory, de Medianoche|Midnight, de Cobre|Copper, de Ébano|Ebony, del Alba|Dawn, ' +
  'del Norte|Northern, del Sur|Southern, de Verano|Summer, de Otoño|Autumn, de Primavera|Spring';

export const beingHeads =
  'Tesoro|# Treasure, Oro|# Gold, Furia|# Fury, Leyenda|Legend of the #, Danza|Dance of the #, ' +
  'Secreto|Secret of the #, Reino|Realm of the #, Fortuna|# Fortune, Corona|Crown of the #, Camino|Path of the #, ' +
  'Salto|Leap of the #, Destino|Destiny of the #, Imperio|# Empire, Regreso|Return of the #, Noche|Night of the #, ' +
  'Desafío|# Challenge, Carrera|# Race, Botín|# Loot, Hora|Hour of the #, Ojo|Eye of the #, Banquete|# Banquet, ' +
  'Torre|Tower of the #, Ruta|# Trail';
export const thingHeads =
  'Magia|Magic of the #, Leyenda|Legend of the #, Secreto|Secret of the #, Guardián|Guardian of the #, ' +
  'Enigma|# Enigma, Noche|Night of the #, Dueño|Keeper of the #, Gran Robo|The Great # Heist';
export const placeHeads =
  'Noche en|Night at the #, Rumbo al|Bound for the #, Secretos|Secrets of the #, Oro|# Gold, Tesoros|# Treasures, ' +
  'Guardianes|Guardians of the #, Leyendas|Legends of the #, Ecos|Echoes of the #, Luces|Lights of the #, ' +
  'Regreso al|Return to the #, Fiesta en|Party at the #, Misterio|Mystery of the #, Reyes|Kings of the #, ' +
  'Sombras|Shadows of the #, Sueños|Dreams of the #, Carrera al|Race to the #, Perdidos en|Lost at the #, ' +
  'Reina|Queen of the #, Fortuna en|Fortune at the #, Un Día en|A Day at the #';

export const numbers =
  'Tres|Three ##, Cinco|Five ##, Siete|Seven ##, Nueve|Nine ##, Diez|Ten ##, Doce|Twelve ##';
export const manyHeads =
  'Lluvia de|Rain of ##, Fiebre de|# Fever, Ciudad de|City of ##, Jardín de|Garden of ##, Mil|A Thousand ##, ' +
  'Torre de|Tower of ##, Río de|River of ##, Danza de|Dance of ##, Ladrón de|# Thief, Mercado de|# Market, ' +
  'Fiesta de|# Party, Cascada de|Cascade of ##, Cosecha de|# Harvest, Cazador de|# Hunter, Fábrica de|# Factory';

/** How something is played, and where. */
export const tableQualities =
  'Dorado|Golden, Plateado|Silver, Real|Royal, Veloz|Swift, Celeste|Heavenly, Radiante|Radiant, Imperial|Imperial, ' +
  'Escarlata|Scarlet, Esmeralda|Emerald, Turquesa|Turquoise, Violeta|Violet, Clásico|Classic, Nocturno|Night, ' +
  'Tropical|Tropical, Doble|Double, Elegante|Elegant, Tranquilo|Quiet, Infinito|Endless, Legendario|Legendary';
export const tails =
  'del Faro|Lighthouse, del Puerto|Harbour, de la Sierra|Sierra, del Volcán|Volcano, del Delta|Delta, ' +
  'del Malecón|Seawall, de la Pampa|Pampas, del Mirador|Lookout, del Jardín|Garden, de la Cumbre|Summit, ' +
  'de la Bahía|Bay, del Desierto|Desert, del Valle|Valley, de Medianoche|Midnight, de Verano|Summer, ' +
  'de Invierno|Winter, del Alba|Dawn, del Carnaval|Carnival, de la Suerte|Lucky, del Norte|Northern, ' +
  'del Sur|Southern, de Cristal|Crystal, de Zafiro|Sapphire, de Jade|Jade, del Trueno|Thunder';
