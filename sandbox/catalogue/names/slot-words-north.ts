import type { Lexicon } from './compose.ts';

/** The first half of what slots are about; the key is the code of a class. */
export const slotWordsNorth = {
  ANDES: {
    beings:
      'm cóndor/cóndores condor/condors, f alpaca/alpacas alpaca/alpacas, m puma/pumas puma/pumas, ' +
      'f vicuña/vicuñas vicuña/vicuñas, m chasqui/chasquis runner/runners, f tejedora/tejedoras weaver/weavers',
    things:
      'f máscara/máscaras mask/masks, f quena/quenas flute/flutes, m poncho/ponchos poncho/ponchos, ' +
      'f vasija/vasijas pot/pots, m quipu/quipus knot/knots, m telar/telares loom/looms',
    places:
      'f cordillera/cordilleras ridge/ridges, m altiplano/altiplanos highland/highlands, f terraza/terrazas terrace/terraces',
  },
  FOREST: {
    beings:
      'm búho/búhos owl/owls, m zorro/zorros fox/foxes, m oso/osos bear/bears, m ciervo/ciervos stag/stags, ' +
      'm duende/duendes elf/elves, f luciérnaga/luciérnagas firefly/fireflies',
    things:
      'f bellota/bellotas acorn/acorns, f seta/setas mushroom/mushrooms, f piña/piñas pine_cone/pine_cones, ' +
      'm trébol/tréboles clover/clovers, m panal/panales honeycomb/honeycombs, f hoja/hojas leaf/leaves',
    places:
      'm bosque/bosques forest/forests, m claro/claros clearing/clearings, m manantial/manantiales spring/springs',
  },
  DESERT: {
    beings:
      'm camello/camellos camel/camels, m genio/genios genie/genies, m halcón/halcones falcon/falcons, ' +
      'f bailarina/bailarinas dancer/dancers, m mercader/mercaderes merchant/merchants, m escorpión/escorpiones scorpion/scorpions',
    things:
      'f lámpara/lámparas lamp/lamps, f alfombra/alfombras carpet/carpets, m dátil/dátiles date/dates, ' +
      'm turbante/turbantes turban/turbans, f daga/dagas dagger/daggers, f especia/especias spice/spices',
    places: 'm oasis/oasis oasis/oases, m bazar/bazares bazaar/bazaars, f duna/dunas dune/dunes',
  },
  FAIR: {
    beings:
      'm payaso/payasos clown/clowns, m malabarista/malabaristas juggler/jugglers, m poni/ponis pony/ponies, ' +
      'f trapecista/trapecistas acrobat/acrobats, m forzudo/forzudos strongman/strongmen, f adivina/adivinas fortune_teller/fortune_tellers',
    things:
      'm globo/globos balloon/balloons, f campana/campanas bell/bells, m siete/sietes seven/sevens, ' +
      'm boleto/boletos ticket/tickets, f noria/norias ferris_wheel/ferris_wheels, m silbato/silbatos whistle/whistles',
    places:
      'm carrusel/carruseles carousel/carousels, f carpa/carpas big_top/big_tops, f feria/ferias fair/fairs',
  },
  MUSIC: {
    beings:
      'm violinista/violinistas violinist/violinists, f cantante/cantantes singer/singers, m pianista/pianistas pianist/pianists, ' +
      'm gaitero/gaiteros piper/pipers, m director/directores conductor/conductors, f estrella/estrellas star/stars',
    things:
      'f guitarra/guitarras guitar/guitars, f trompeta/trompetas trumpet/trumpets, m tambor/tambores drum/drums, ' +
      'm bandoneón/bandoneones bandoneon/bandoneons, m disco/discos record/records, m micrófono/micrófonos microphone/microphones',
    places:
      'm escenario/escenarios stage/stages, m arrabal/arrabales suburb/suburbs, m cabaret/cabarets cabaret/cabarets',
  },
  ICE: {
    beings:
      'm pingüino/pingüinos penguin/penguins, f foca/focas seal/seals, m reno/renos reindeer/reindeer, ' +
      'f ballena/ballenas whale/whales, m husky/huskys husky/huskies, f morsa/morsas walrus/walruses',
    things:
      'm trineo/trineos sleigh/sleighs, m copo/copos snowflake/snowflakes, f bufanda/bufandas scarf/scarves, ' +
      'm patín/patines skate/skates, m carámbano/carámbanos icicle/icicles, m iglú/iglús igloo/igloos',
    places:
      'm glaciar/glaciares glacier/glaciers, f tundra/tundras tundra/tundras, m fiordo/fiordos fjord/fjords',
  },
  SWEETS: {
    beings:
      'm pastelero/pasteleros pastry_cook/pastry_cooks, m osito/ositos gummy_bear/gummy_bears, f abeja/abejas bee/bees, ' +
      'm cocinero/cocineros cook/cooks, f hormiga/hormigas ant/ants, m ratón/ratones mouse/mice',
    things:
      'm caramelo/caramelos candy/candies, m bombón/bombones bonbon/bonbons, f galleta/galletas cookie/cookies, ' +
      'm pastel/pasteles cake/cakes, f piruleta/piruletas lollipop/lollipops, m helado/helados ice_cream/ice_creams',
    places:
      'f pastelería/pastelerías bakery/bakeries, m molino/molinos mill/mills, f cocina/cocinas kitchen/kitchens',
  },
  GOTHIC: {
    beings:
      'm vampiro/vampiros vampire/vampires, m lobo/lobos wolf/wolves, m fantasma/fantasmas ghost/ghosts, ' +
      'f gárgola/gárgolas gargoyle/gargoyles, m cuervo/cuervos raven/ravens, f condesa/condesas countess/countesses',
    things:
      'm candelabro/candelabros candelabra/candelabras, m espejo/espejos mirror/mirrors, f rosa/rosas rose/roses, ' +
      'm ataúd/ataúdes coffin/coffins, f capa/capas cloak/cloaks, m vitral/vitrales stained_glass/stained_glasses',
    places:
      'm castillo/castillos castle/castles, f cripta/criptas crypt/crypts, m campanario/campanarios belfry/belfries',
  },
  SKY: {
    beings:
      'a águila/águilas eagle/eagles, f golondrina/golondrinas swallow/swallows, m piloto/pilotos pilot/pilots, ' +
      'm colibrí/colibríes hummingbird/hummingbirds, f mariposa/mariposas butterfly/butterflies, f cigüeña/cigüeñas stork/storks',
    things:
      'm cometa/cometas kite/kites, f nube/nubes cloud/clouds, m arcoíris/arcoíris rainbow/rainbows, ' +
      'm relámpago/relámpagos lightning_bolt/lightning_bolts, m paracaídas/paracaídas parachute/parachutes, m dirigible/dirigibles airship/airships',
    places:
      'm horizonte/horizontes horizon/horizons, m acantilado/acantilados cliff/cliffs, m observatorio/observatorios observatory/observatories',
  },
  LEGEND: {
    beings:
      'm enano/enanos dwarf/dwarves, m herrero/herreros smith/smiths, m troll/trolls troll/trolls, ' +
      'f valquiria/valquirias valkyrie/valkyries, m caballero/caballeros knight/knights, m grifo/grifos griffin/griffins',
    things:
      'm martillo/martillos hammer/hammers, m yunque/yunques anvil/anvils, m escudo/escudos shield/shields, ' +
      'f espada/espadas sword/swords, f runa/runas rune/runes, m cuerno/cuernos horn/horns',
    places:
      'f fragua/fraguas forge/forges, f ciudadela/ciudadelas citadel/citadels, f fortaleza/fortalezas fortress/fortresses',
  },
} as const satisfies Record<string, Lexicon>;
