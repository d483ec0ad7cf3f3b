import { hued, type Named } from './motif.ts';
import { calavera, flame, lollipop, mask, melon } from './slot-feast.ts';
import { bell, cherries, chest, clover, crown, horseshoe, seven } from './slot-luck.ts';
import { cactus, galleon, peak, planet, rocket, temple } from './slot-places.ts';
import { book, eye, gem, lantern, potion, sun } from './slot-treasure.ts';

/** What slot machines show. The first that a name asks for is drawn. */
export const slots: readonly Named[] = [
  [/seven|siete|777|triple/, hued(seven, 25, 140)],
  [/muert|skull|calavera|dead|zombi|vampir|gargol|ghost|fantasma/, calavera],
  [
    /mask|mascara|carnaval|carnival|theat|teatro|opera|bienvenid|welcome|payaso|clown|marionet|pinata|funcion/,
    mask,
  ],
  [/candy|dulce|sweet|sugar|azucar|bonanza|caramel|algodon|nube|chocolat/, lollipop],
  [/melon|sandia|juicy|jugos|tropic|mango|ensalada/, hued(melon, 18, 140)],
  [/cherr|cerez|fruit|frut/, hued(cherries, 18, 135)],
  [/bell|campan|liberty|reloj|clock/, bell],
  [/clover|trebol|irish|lucky|suerte|grillo|cricket|bosque|forest/, hued(clover, 148, 120)],
  [/horse|herradura|west|oeste|ranch|sheriff|diligencia|stage|tambor/, horseshoe],
  [/crown|corona|king|rey|queen|reina|royal|enano|mariachi|primera/, crown],
  [
    /ship|barco|galeon|galleon|pirat|sea|sirena|mermaid|naufrag|ballena|whale|pinguin|glaciar/,
    hued(galleon, 45, 20),
  ],
  [/temple|templo|pyramid|piramide|jungle|selva|ruin|serpient|jaguar|dioses/, hued(temple, 70, 150)],
  [/gem|gema|diam|jewel|joya|crystal|cristal|rub[iy]|esmeralda|emerald|zafir|sapphire|perla|nacar/, gem],
  [/potion|pocion|magic|magia|mago|alchem|alquim|witch|bruja|botica|genio|truco/, potion],
  [/book|libro|secret|legend|leyenda|cuaderno|castillo|castle/, book],
  [/eye|ojo|egypt|egipt|pharaoh|faraon|nile|nilo|escarabajo|scarab|gato|cat/, eye],
  [
    /lantern|farol|lampar|lamp|dragon|dynasty|dinastia|panda|koi|tiger|tigre|abanico|jade|ayuda|help/,
    hued(lantern, 25, 75),
  ],
  [/sun|\bsol\b|aztec|maya|inca|tejedor|maiz|mazorca|especia/, sun],
  [/chest|cofre|treasure|tesoro|gold|\boro\b|plata|millon|martillo|mina/, hued(chest, 40, 25)],
  [/planet|star|estrella|galax|cosm|orbit|astro|space|saturn|gravedad|marcian/, planet],
  [/rocket|cohete|comet|turbo|crash|globo|viento|alfombra/, rocket],
  [
    /wolf|lobo|moon|luna|mountain|montana|ice|hielo|volcan|bison|night|noche|aurora|camino/,
    hued(peak, 262, 290),
  ],
  [/cact|desert|desierto|mexic|fiesta|taco|chil|alpaca|llama/, hued(cactus, 150, 350)],
  [/fire|fuego|flame|hot|inferno|phoenix|fenix|trueno|herrero|yunque|tucan/, hued(flame, 32, 60)],
];
