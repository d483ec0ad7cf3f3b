import type { Said } from '../book/words.ts';
import {
  announcedOnce,
  askedAfter,
  askedAtOnce,
  blankRests,
  brokenChild,
  chosenGoesOn,
  freshForm,
  keptYet,
  neverBegins,
  nobodyAdmitted,
  nobodyWaits,
  noFailure,
  noSlider,
  noToken,
  nothingKept,
  nothingToSend,
  notOpenYet,
  overAtOnce,
  seenAgain,
  settlesAtOnce,
  shutGoesOn,
  signedInGoesOn,
  standsAtOnce,
  stillForced,
} from './equivalent-reasons.ts';

/**
 * Transitions of an act that could as well lead by its beginning, which goes on at once: nothing is kept any more, or what
 * is doubted is.
 */
function byOpening(...transitions: readonly string[]): Readonly<Record<string, Said>> {
  const why = (transition: string) => (transition.startsWith('unheard') ? keptYet : nothingKept);
  return Object.fromEntries(transitions.map((one) => [`${one}: to opening`, why(one)]));
}

/** Those of an act that is made of the chart of all acts, and of one whose password is forgotten after a while. */
const ofActs = [
  'acting · act done [2] -> preparing',
  'unheard · check.asked -> acting',
  'done · again.asked -> preparing',
] as const;
const ofAct = byOpening(...ofActs);
const withPassword = byOpening('preparing.form · secret.typed -> preparing', ...ofActs);

/** The same reason for several states after a beginning. */
function forReason(why: Said, beginning: string, states: readonly string[]): Readonly<Record<string, Said>> {
  return Object.fromEntries(states.map((state) => [`${beginning} ${state}`, why]));
}

/** What is asked of a person sorts itself: a transition there to another of its states, or to none. */
function settling(transition: string, states: readonly (string | null)[]): Readonly<Record<string, Said>> {
  const ends = states.map((state) => (state === null ? 'stays' : `to asked.${state}`));
  return forReason(settlesAtOnce, `asked.${transition}:`, ends);
}

/**
 * Mutants that no test could kill, because they behave as the chart itself: by machine, then by the name of
 * the mutant, with the reason. One that no longer exists, or that is killed after all, fails.
 */
export const equivalents: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  smsCode: {
    '(root): begins in counting': nobodyWaits,
    'idle · account.changed -> (stays): to counting': nobodyWaits,
  },
  session: {
    ...forReason(neverBegins, 'present: begins in', [
      'admitting',
      'signedIn',
      'unverified',
      'restricted',
      'leaving',
    ]),
    ...forReason(neverBegins, 'present.signedIn: begins in', ['agent', 'demo', 'away']),
    'present.leaving · session.stayed [0] if unasked -> present.resuming: to present.signedIn': askedAfter,
    'entering · entry done [1] if returning -> visitor: to starting': noToken,
    'entering · entry done [2] -> visitor: to starting': noToken,
    'entering · entry error -> visitor: to starting': noToken,
  },
  change: {
    'unsure.explained · outcome.asked if forced -> unsure.asking: to unsure.judging': stillForced,
  },
  act: {
    'sending · send error [0] if unheard -> checking: to opening': nothingToSend,
    'waiting · check.asked -> checking: to opening': nothingToSend,
    'waiting · after askAgain -> checking: to opening': nothingToSend,
  },
  feedback: byOpening(
    'acting · act done [2] -> form',
    'unheard · check.asked -> acting',
    'done · again.asked -> form',
  ),
  cancellation: ofAct,
  collectFunds: ofAct,
  transfer: ofAct,
  deposit: byOpening(
    'form · method.left -> choosing',
    'unheard · check.asked -> acting',
    'done · again.asked -> choosing',
  ),
  lineTransfer: withPassword,
  withdraw: withPassword,
  exclusion: byOpening(
    'understanding · edited -> choosing',
    'acting · act done [3] -> choosing',
    'unheard · check.asked -> acting',
    'inForce · again.asked -> choosing',
  ),
  break: {
    'choosing · submitted [0] if chosen -> listing: to opening': chosenGoesOn,
    ...byOpening(
      'acting · act done [3] -> choosing',
      'unheard · check.asked -> acting',
      'inForce · again.asked -> choosing',
    ),
  },
  playSession: {
    'beside.limit: begins in near': standsAtOnce,
    'beside.limit: begins in draining': standsAtOnce,
    'beside.limit.within · always [1] if at -> beside.limit.draining: to beside.limit.near': standsAtOnce,
    'beside.limit.near · always [0] if at -> over: to beside': overAtOnce,
    'beside.limit.near · always [1] if at -> beside.limit.draining: to beside.limit.within': standsAtOnce,
    'beside.limit.near · always [2] if at -> beside.limit.within: to beside.limit.draining': standsAtOnce,
    'beside.limit.draining · always [0] if at -> over: to beside': overAtOnce,
    'beside.limit.draining · always [1] if goesOn -> beside.limit.within: to beside.limit.near': standsAtOnce,
  },
  claim: byOpening(
    'acting · act done [4] -> claimable',
    'unheard · check.asked -> acting',
    'claimed · again.asked -> claimable',
    'claimedBefore · again.asked -> claimable',
    'expired · again.asked -> claimable',
  ),
  status: { 'watch: begins in due': seenAgain },
  life: {
    'watching: begins in due': seenAgain,
    'watching.resting · page.shown -> watching.asking: to watching.due': seenAgain,
    'covered.resting · page.shown -> covered.asking: to covered.due': seenAgain,
  },
  redeem: withPassword,
  convert: withPassword,
  leave: ofAct,
  closeInvitation: ofAct,
  notices: {
    'popping · popup.closed [0] if more -> popping: stays': {
      es: 'Mostrar un aviso no hace nada al entrar ni al salir, de modo que volver a entrar y quedarse son lo mismo.',
      en: 'Showing a pop-up does nothing on the way in or out, so that coming in again and staying are the same.',
    },
  },
  helpSearch: {
    '(root) · search.cleared -> resting: to judging': blankRests,
    '(root): begins in resting': blankRests,
  },
  landing: {
    'unchecked · check.asked -> checking: to arriving': {
      es: 'Solo se comprueba una página abierta con un código, y con un código la llegada lleva enseguida a preguntar.',
      en: 'Only a page that was opened with a code is ever checked, and with a code arriving leads at once to asking.',
    },
  },
  speeds: {
    'measuring: begins in counting': {
      es: 'Solo se mide donde hay direcciones, de una medición que acaba de empezar no se sabe aún nada, y contar lleva enseguida a esperar.',
      en: 'Only where there are addresses is anything measured, nothing is known yet of a run that has just begun, and counting leads at once to waiting.',
    },
  },
  launch: {
    '(root) · launch.wanted [2] -> launching: to resuming': signedInGoesOn,
    'signingIn · account.changed if samePerson -> launching: to resuming': signedInGoesOn,
    'declaring · declare done [0] if declared -> launching: to resuming': signedInGoesOn,
    'playing · roundTheGame done [0] if again -> launching: to resuming': signedInGoesOn,
    'sessionOver · launch.retried -> launching: to resuming': signedInGoesOn,
    'refused · launch.retried -> launching: to resuming': signedInGoesOn,
  },
  receipt: {
    'asking · full.picked -> asking.sure: to asking.weighing': {
      es: 'Empezar una respuesta quita todas las marcas, y sopesar un formulario sin marcas lleva enseguida a la última mirada: nadie ve el rodeo.',
      en: 'Beginning an answer takes every mark away, and weighing a form without marks leads to the last look at once: nobody sees the way round.',
    },
    'deciding · always [2] if saidBefore -> asking.sure: to asking.weighing': {
      es: 'Una palabra que aún puede llegar ya tuvo su última mirada, sin marca, y sopesar un formulario sin marcas lleva ahí enseguida.',
      en: 'A word that may still arrive had its last look before, without a mark, and weighing a form without marks leads there at once.',
    },
    'looking · look done -> deciding: to opening': {
      es: 'Cuando se mira el recibo no queda ninguna palabra anterior a la página por la que preguntar, de modo que el comienzo lleva enseguida a decidir.',
      en: 'No word from before the page was opened is left to be asked about once the receipt is looked at, so that opening leads to deciding at once.',
    },
    ...Object.fromEntries(
      ['received', 'reported', 'counted', 'forced', 'refunded'].map((state) => [
        `settled: begins in ${state}`,
        neverBegins,
      ]),
    ),
  },
  limit: {
    ...byOpening('unheard · check.asked -> acting'),
  },
  teamRegistration: withPassword,
  join: byOpening(
    'sure · edited -> form',
    'sure · terms.read -> form',
    'acting · act done [2] -> form',
    'unheard · check.asked -> acting',
    'done · again.asked -> form',
  ),
  contract: {
    ...byOpening(
      'asked · edited -> form',
      'asked · session.lost -> form',
      'acting · act done [4] -> form',
      'unheard · check.asked -> acting',
      'refused · again.asked -> form',
      'done · again.asked -> form',
    ),
    'asked.unseen · retry.clicked -> asked.looking: to asked.opening': {
      es: 'Solo a quien acepta le puede faltar la lista, y a quien acepta el comienzo lo lleva enseguida a leerla.',
      en: 'Only whoever accepts can be without the list, and opening leads whoever accepts to reading it at once.',
    },
  },
  invite: byOpening(
    'acting · act done [2] -> form',
    'unheard · check.asked -> acting',
    'done · again.asked -> form',
  ),
  offer: byOpening('unheard · check.asked -> acting', 'done · again.asked -> resting'),
  joinMission: ofAct,
  favourite: {
    'settled · heart.pressed [0] if visitor -> (stays): to settled.resting': {
      es: 'Lo que descansa lleva enseguida al aviso que siga pendiente, de modo que vuelve adonde estaba.',
      en: 'What rests leads at once to the notice that is still to be shown, and so back to where it was.',
    },
  },
  profile: {
    'form · submitted [1] -> (stays): to form.editing': {
      es: 'Solo a un formulario que se cambió le falta algo, y cambiarlo ya lleva a su edición.',
      en: 'Only a form that was changed lacks something, and changing it has led to its editing already.',
    },
  },
  arrival: {
    'announcing · firstLogin done -> asking: to choosing': announcedOnce,
    'announcing · firstLogin error [0] if unheard -> asking: to choosing': announcedOnce,
    'announcing · firstLogin error [2] -> asking: to choosing': announcedOnce,
  },
  entry: {
    'signingIn · login error -> ended: to deciding': nobodyAdmitted,
    'registering · registration error -> ended: to deciding': nobodyAdmitted,
    'recovering · forgot error -> ended: to deciding': nobodyAdmitted,
    'playing · freePlay error -> ended: to deciding': nobodyAdmitted,
  },
  declare: {
    ...forReason(neverBegins, 'held: begins in', ['spent', 'ending', 'limitsFirst', 'locked']),
    'notice · notice.read [0] if declares -> form: to sorting': {
      es: 'Leído el aviso no queda nada que decir antes, y lo que ordena las cosas lleva enseguida al formulario.',
      en: 'Once the message was read nothing is left to be said before, and what sorts things out leads to the form at once.',
    },
  },
  standingOfCare: {
    'care.judging · always [0] if turned -> care.judging: stays': {
      es: 'Juzgar no hace nada al entrar ni al salir, de modo que volver a entrar y quedarse son lo mismo.',
      en: 'Judging does nothing on the way in or out, so that coming in again and staying are the same.',
    },
    ...forReason(neverBegins, 'care.known: begins in', ['intensive', 'young', 'away', 'atRisk', 'suspended']),
    ...forReason(settlesAtOnce, 'asked: begins in', ['told', 'reminded', 'prompting']),
    ...settling('nothing · always [1] if asksAnswer -> asked.told', ['reminded']),
    ...settling('told · answer.clicked -> asked.reminded', ['nothing', 'prompting']),
    ...settling('told · put.off -> asked.reminded', ['nothing', 'prompting']),
    ...settling('told · always if asksNothing -> asked.nothing', ['reminded', 'prompting']),
    ...settling('reminded · answer.clicked -> (stays)', ['nothing', 'prompting']),
    ...settling('reminded · always [0] if asksNothing -> asked.nothing', ['told', 'prompting']),
    ...settling('reminded · always [1] if asksMore -> asked.told', ['nothing', 'prompting']),
    ...settling('prompting · limits.opened -> asked.nothing', ['told', 'reminded', null]),
    ...settling('prompting · limits.closed -> asked.nothing', ['told', 'reminded', null]),
    ...settling('prompting · limits.postponed [1] -> asked.nothing', ['told', 'reminded', null]),
    ...settling('prompting · always if needsNoLimits -> asked.nothing', ['reminded']),
    ...settling('postponing · later done -> asked.nothing', ['reminded', 'prompting']),
    ...settling('postponing · later error -> asked.nothing', ['reminded', 'prompting']),
  },
  comeBack: {
    'unread · look.asked -> asking: to opening': askedAtOnce,
    'unread · after askAgain -> asking: to opening': askedAtOnce,
    'looking · look.asked -> asking: to opening': askedAtOnce,
    'shown · look.asked -> asking: to opening': askedAtOnce,
    'shown: begins in may': neverBegins,
    'acting · act done [0] if done -> asking: to opening': askedAtOnce,
    'acting · act done [2] -> asking: to opening': askedAtOnce,
    'refused · edited -> asking: to opening': askedAtOnce,
    ...byOpening('unheard · check.asked -> acting'),
    'wished · look.asked -> asking: to opening': askedAtOnce,
    'wished: begins in cooling': neverBegins,
    'wished: begins in message': neverBegins,
    'wished: begins in confirming': neverBegins,
  },
  register: {
    'opening.waiting · after patience -> opening.shut: to opening.prepared': notOpenYet,
    'opening.waiting · always [1] if known -> opening.shut: to opening.prepared': notOpenYet,
    'opening.waiting · always [0] if open -> opening.learning: removed': shutGoesOn,
    'opening.waiting · always [0] if open -> opening.learning: to opening.shut': shutGoesOn,
    'opening.prepared · always [1] -> opening.shut: to opening.waiting': shutGoesOn,
    'opening.shut · always if open -> opening.learning: to opening.waiting': shutGoesOn,
    'opening.unlearned · rules.retried -> opening.waiting: to opening.shut': shutGoesOn,
  },
  registerForm: {
    'dressing · always [0] if captchaShown -> form: to answered': freshForm,
    'dressing · always [0] if captchaShown -> form: to explaining': freshForm,
    'dressing · always [1] -> form: to answered': freshForm,
    'dressing · always [1] -> form: to explaining': freshForm,
    'identifying · identity error -> form.refused: as if it were done': brokenChild,
  },
  sending: {
    'verifying · closed -> ended: to declined': noSlider({
      es: 'a la pasarela solo se le preguntó por la invitación.',
      en: 'nothing was asked of the gateway but the invitation.',
    }),
    'verifying · verifyCode error -> ended: to declined': noSlider({
      es: 'llame como llame la pasarela a su rechazo, lo equivocado es la invitación.',
      en: 'whatever the gateway calls its refusal, it is the invitation that is wrong.',
    }),
    'registering · register done -> ended: to declined': noFailure,
    'registeringNumber · registerMobile done -> ended: to declined': noFailure,
  },
};
