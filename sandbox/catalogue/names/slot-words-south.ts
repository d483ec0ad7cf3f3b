import type { Lexicon } from './compose.ts';

/** The second half of what slots are about. */
export const slotWordsSouth = {
  SEA: {
    beings:
      'f sirena/sirenas mermaid/mermaids, m pirata/piratas pirate/pirates, m delfín/delfines dolphin/dolphins, ' +
      'f tortuga/tortugas turtle/turtles, m capitán/capitanes captain/captains, m cangrejo/cangrejos crab/crabs',
    things:
      'f perla/perlas pearl/pearls, f caracola/caracolas conch/conches, f ancla/anclas anchor/anchors, ' +
      'm cofre/cofres chest/chests, m doblón/doblones doubloon/doubloons, f brújula/brújulas compass/compasses',
    places:
      'f laguna/lagunas lagoon/lagoons, m naufragio/naufragios shipwreck/shipwrecks, f isla/islas island/islands',
  },
  ASIA: {
    beings:
      'm panda/pandas panda/pandas, m dragón/dragones dragon/dragons, f grulla/grullas crane/cranes, ' +
      'm tigre/tigres tiger/tigers, m emperador/emperadores emperor/emperors, f carpa/carpas carp/carps',
    things:
      'm farol/faroles lantern/lanterns, m abanico/abanicos fan/fans, f linterna/linternas paper_lamp/paper_lamps, ' +
      'm sobre/sobres red_envelope/red_envelopes, f tetera/teteras teapot/teapots, m gong/gongs gong/gongs',
    places:
      'f pagoda/pagodas pagoda/pagodas, f muralla/murallas wall/walls, m arrozal/arrozales rice_field/rice_fields',
  },
  WEST: {
    beings:
      'm vaquero/vaqueros cowboy/cowboys, m sheriff/sheriffs sheriff/sheriffs, m bisonte/bisontes bison/bison, ' +
      'm forajido/forajidos outlaw/outlaws, m mustang/mustangs mustang/mustangs, m coyote/coyotes coyote/coyotes',
    things:
      'f espuela/espuelas spur/spurs, f herradura/herraduras horseshoe/horseshoes, f pepita/pepitas nugget/nuggets, ' +
      'f diligencia/diligencias stagecoach/stagecoaches, m cactus/cactus cactus/cacti, m lazo/lazos lasso/lassos',
    places: 'm cañón/cañones canyon/canyons, f mina/minas mine/mines, f cantina/cantinas saloon/saloons',
  },
  EGYPT: {
    beings:
      'm faraón/faraones pharaoh/pharaohs, m escarabajo/escarabajos scarab/scarabs, m cocodrilo/cocodrilos crocodile/crocodiles, ' +
      'm chacal/chacales jackal/jackals, m escriba/escribas scribe/scribes, f esfinge/esfinges sphinx/sphinxes',
    things:
      'm papiro/papiros papyrus/papyri, m amuleto/amuletos amulet/amulets, m obelisco/obeliscos obelisk/obelisks, ' +
      'm cetro/cetros sceptre/sceptres, m loto/lotos lotus/lotuses, m sarcófago/sarcófagos sarcophagus/sarcophagi',
    places:
      'f pirámide/pirámides pyramid/pyramids, m templo/templos temple/temples, f tumba/tumbas tomb/tombs',
  },
  FRUIT: {
    beings:
      'm granjero/granjeros farmer/farmers, m tucán/tucanes toucan/toucans, m grillo/grillos cricket/crickets, ' +
      'f frutera/fruteras fruit_seller/fruit_sellers, m mono/monos monkey/monkeys, f mariquita/mariquitas ladybird/ladybirds',
    things:
      'f cereza/cerezas cherry/cherries, m limón/limones lemon/lemons, f sandía/sandías watermelon/watermelons, ' +
      'f ciruela/ciruelas plum/plums, m mango/mangos mango/mangoes, f uva/uvas grape/grapes',
    places:
      'm huerto/huertos orchard/orchards, f viña/viñas vineyard/vineyards, m puesto/puestos market_stall/market_stalls',
  },
  SPACE: {
    beings:
      'm marciano/marcianos martian/martians, m astronauta/astronautas astronaut/astronauts, m robot/robots robot/robots, ' +
      'm androide/androides android/androids, f exploradora/exploradoras explorer/explorers, m minero/mineros miner/miners',
    things:
      'm cohete/cohetes rocket/rockets, m satélite/satélites satellite/satellites, m meteorito/meteoritos meteorite/meteorites, ' +
      'm telescopio/telescopios telescope/telescopes, f cápsula/cápsulas capsule/capsules, m planeta/planetas planet/planets',
    places:
      'f órbita/órbitas orbit/orbits, f galaxia/galaxias galaxy/galaxies, f nebulosa/nebulosas nebula/nebulae',
  },
  FIESTA: {
    beings:
      'm mariachi/mariachis mariachi/mariachis, f calavera/calaveras skull/skulls, m gallo/gallos rooster/roosters, ' +
      'm burrito/burritos donkey/donkeys, f catrina/catrinas lady_skull/lady_skulls, m torero/toreros bullfighter/bullfighters',
    things:
      'f piñata/piñatas piñata/piñatas, m chile/chiles chilli/chillies, m sombrero/sombreros sombrero/sombreros, ' +
      'f maraca/maracas maraca/maracas, m cohetón/cohetones firework/fireworks, f guirnalda/guirnaldas garland/garlands',
    places:
      'f plaza/plazas square/squares, f verbena/verbenas street_party/street_parties, f hacienda/haciendas hacienda/haciendas',
  },
  MAGIC: {
    beings:
      'm mago/magos wizard/wizards, f bruja/brujas witch/witches, m conejo/conejos rabbit/rabbits, ' +
      'a hada/hadas fairy/fairies, m unicornio/unicornios unicorn/unicorns, m gato/gatos cat/cats',
    things:
      'f varita/varitas wand/wands, f poción/pociones potion/potions, m caldero/calderos cauldron/cauldrons, ' +
      'm naipe/naipes playing_card/playing_cards, f marioneta/marionetas marionette/marionettes, m anillo/anillos ring/rings',
    places:
      'f botica/boticas apothecary/apothecaries, m laberinto/laberintos labyrinth/labyrinths, m teatro/teatros theatre/theatres',
  },
  JUNGLE: {
    beings:
      'm jaguar/jaguares jaguar/jaguars, m guacamayo/guacamayos macaw/macaws, f rana/ranas frog/frogs, ' +
      'm perezoso/perezosos sloth/sloths, f anaconda/anacondas anaconda/anacondas, f iguana/iguanas iguana/iguanas',
    things:
      'm ídolo/ídolos idol/idols, f orquídea/orquídeas orchid/orchids, f pluma/plumas feather/feathers, ' +
      'f liana/lianas vine/vines, f canoa/canoas canoe/canoes, m tótem/tótems totem/totems',
    places:
      'f selva/selvas jungle/jungles, f catarata/cataratas waterfall/waterfalls, m manglar/manglares mangrove/mangroves',
  },
  GEMS: {
    beings:
      'm joyero/joyeros jeweller/jewellers, f reina/reinas queen/queens, m rey/reyes king/kings, ' +
      'm bufón/bufones jester/jesters, f princesa/princesas princess/princesses, m tallador/talladores gem_cutter/gem_cutters',
    things:
      'm diamante/diamantes diamond/diamonds, m topacio/topacios topaz/topazes, f corona/coronas crown/crowns, ' +
      'f gema/gemas gem/gems, m collar/collares necklace/necklaces, f moneda/monedas coin/coins',
    places:
      'f caverna/cavernas cavern/caverns, m palacio/palacios palace/palaces, f bóveda/bóvedas vault/vaults',
  },
} as const satisfies Record<string, Lexicon>;
