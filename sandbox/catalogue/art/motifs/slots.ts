import { hued, type Named } from './motif.ts';
import { calavera, flame, lollipop, mask, melon } from './slot-feast.ts';
import { bell, cherries, chest, clover, crown, horseshoe, seven } from './slot-luck.ts';
import { cactus, galleon, peak, planet, rocket, temple } from './slot-places.ts';
import { book, eye, gem, lantern, potion, sun } from './slot-treasure.ts';

/** What slot machines show. The first that a name asks for is drawn. */
export const slots: readonly Named[] = [
  [/seven|siete|777|triple/, hued(seven, 25, 140)],
  [
    /muert|skull|calavera|dead|zombi|vampir|gargol|ghost|fantasma|catrina|cripta|tumba|ataud|cuervo/,
    calavera,
  ],
  [
    /mask|mascara|carnaval|carnival|theat|teatro|opera|bienvenid|welcome|payaso|clown|marionet|pinata|funcion|trapecist|malabarist|bufon|cabaret|escenario/,
    mask,
  ],
  [
    /candy|dulce|sweet|sugar|azucar|bonanza|caramel|algodon|nube|chocolat|gallet|pastel|piruleta|bombon|helado|osito/,
    lollipop,
  ],
  [/melon|sandia|juicy|jugos|tropic|mango|ensalada/, hued(melon, 18, 140)],
  [/cherr|cerez|fruit|frut|ciruela|\buva|limon|huerto|\bvina/, hued(cherries, 18, 135)],
  [/bell|campan|liberty|reloj|clock|silbato|\bgong/, bell],
  [
    /clover|trebol|irish|lucky|suerte|grillo|cricket|bosque|forest|bellota|duende|ciervo|zorro|\bhoja|mariquita/,
    hued(clover, 148, 120),
  ],
  [
    /horse|herradura|west|oeste|ranch|sheriff|diligencia|stage|tambor|vaquero|espuela|mustang|\blazo|forajid|\bponi/,
    horseshoe,
  ],
  [
    /crown|corona|king|rey|queen|reina|royal|enano|mariachi|primera|princesa|emperador|caballero|\bcetro|palacio|condesa/,
    crown,
  ],
  [
    /ship|barco|galeon|galleon|pirat|sea|sirena|mermaid|naufrag|ballena|whale|pinguin|glaciar|\bancla|delfin|tortuga|capitan|\bislas?\b|laguna|caracola|brujula|\bfoca/,
    hued(galleon, 45, 20),
  ],
  [
    /temple|templo|pyramid|piramide|jungle|selva|ruin|serpient|jaguar|dioses|idolo|totem|guacamay|anaconda|catarata|manglar|obelisc|esfinge|muralla|pagoda/,
    hued(temple, 70, 150),
  ],
  [/gem|gema|diam|jewel|joya|crystal|cristal|rub[iy]|esmeralda|emerald|zafir|sapphire|perla|nacar/, gem],
  [
    /potion|pocion|magic|magia|mago|alchem|alquim|witch|bruja|botica|genio|truco|caldero|varita|\bhada|unicornio/,
    potion,
  ],
  [
    /book|libro|secret|legend|leyenda|cuaderno|castillo|castle|papiro|\bruna|vitral|laberinto|ciudadela|fortaleza/,
    book,
  ],
  [
    /eye|ojo|egypt|egipt|pharaoh|faraon|nile|nilo|escarabajo|scarab|gato|cat|chacal|cocodrilo|amuleto|\blotos?\b|adivina/,
    eye,
  ],
  [
    /lantern|farol|lampar|lamp|dragon|dynasty|dinastia|panda|koi|tiger|tigre|abanico|jade|ayuda|help|grulla|tetera|linterna/,
    hued(lantern, 25, 75),
  ],
  [/sun|\bsol\b|aztec|maya|inca|tejedor|maiz|mazorca|especia|quipu|chasqui|vasija|poncho|quena/, sun],
  [
    /chest|cofre|treasure|tesoro|gold|\boro\b|plata|millon|martillo|mina|doblon|moneda|pepita|joyero|boveda|collar|\banillo/,
    hued(chest, 40, 25),
  ],
  [
    /planet|star|estrella|galax|cosm|orbit|astro|space|saturn|gravedad|marcian|telescopi|satelite|nebulos|meteorit|observator/,
    planet,
  ],
  [/rocket|cohete|comet|turbo|crash|globo|viento|alfombra|dirigible|paracaid|piloto|capsula/, rocket],
  [
    /wolf|lobo|moon|luna|mountain|montana|ice|hielo|volcan|bison|night|noche|aurora|camino|\breno|husky|trineo|\bcopo|\biglu|tundra|fiordo|cordiller|altiplano|acantilad|coyote/,
    hued(peak, 262, 290),
  ],
  [
    /cact|desert|desierto|mexic|fiesta|taco|chil|alpaca|llama|camello|escorpion|\bduna|oasis|sombrero|maraca|hacienda/,
    hued(cactus, 150, 350),
  ],
  [
    /fire|fuego|flame|hot|inferno|phoenix|fenix|trueno|herrero|yunque|tucan|fragua|\brelampago/,
    hued(flame, 32, 60),
  ],
];
