import { hued, type Named } from './motif.ts';
import { calavera, flame, lollipop, mask, melon } from './slot-feast.ts';
import { bell, cherries, chest, clover, crown, horseshoe, seven } from './slot-luck.ts';
import { cactus, galleon, peak, planet, rocket, temple } from './slot-places.ts';
import { book, eye, gem, lantern, potion, sun } from './slot-treasure.ts';

/** What slot machines show. The first that a name asks for is drawn. */
export const slots: readonly Named[] = [
  [/seven|siete|777|triple/, hued(seven, 25, 140)],
  [/cherr|cerez|fruit|frut/, hued(cherries, 18, 135)],
  [/bell|campan|liberty/, bell],
  [/clover|trebol|irish|lucky|suerte/, hued(clover, 148, 120)],
  [/horse|herradura|west|oeste|ranch/, horseshoe],
  [/crown|corona|king|rey|queen|reina|royal/, crown],
  [/ship|barco|galeon|galleon|pirat|sea|viking|tormenta/, hued(galleon, 45, 20)],
  [/temple|templo|pyramid|piramide|jungle|selva|ruin/, hued(temple, 70, 150)],
  [/gem|gema|diam|jewel|joya|crystal|cristal|ruby|rubi|esmeralda|emerald/, gem],
  [/potion|pocion|magic|magia|alchem|alquim|witch|bruja/, potion],
  [/book|libro|secret|legend|leyenda/, book],
  [/eye|ojo|egypt|egipt|pharaoh|faraon|nile|nilo|\bra\b/, eye],
  [/lantern|farol|dragon|dynasty|dinastia|panda|koi|tiger|tigre/, hued(lantern, 25, 75)],
  [/sun|\bsol\b|aztec|maya|inca/, sun],
  [/chest|cofre|treasure|tesoro|gold|\boro\b/, hued(chest, 40, 25)],
  [/planet|star|estrella|galax|cosm|orbit|astro|space/, planet],
  [/rocket|cohete|comet|turbo|crash/, rocket],
  [/wolf|lobo|moon|luna|mountain|montana|ice|hielo|volcan|bison|buffalo/, hued(peak, 262, 290)],
  [/cact|desert|desierto|mexic|fiesta|taco|chil/, hued(cactus, 150, 350)],
  [/candy|dulce|sweet|sugar|azucar|bonanza/, lollipop],
  [/melon|sandia|juicy|jugos|tropic/, hued(melon, 18, 140)],
  [/fire|fuego|flame|llama|hot|inferno|phoenix|fenix/, hued(flame, 32, 60)],
  [/muert|skull|calavera|dead|zombi/, calavera],
  [/mask|mascara|carnaval|carnival|theat|teatro|opera/, mask],
];
