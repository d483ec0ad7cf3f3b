import type { Said } from './book/words.ts';

const signedInGoesOn: Said = {
  es: 'Quien llega hasta aquí ya entró, y con alguien dentro “reanudando” pasa enseguida a iniciar el juego, sin hacer nada por su cuenta.',
  en: 'Whoever gets here is signed in, and with somebody signed in resuming goes on to launching at once, without doing anything itself.',
};

const shutGoesOn: Said = {
  es: 'Donde el registro está abierto, esperar y estar cerrado pasan los dos enseguida a aprender las reglas; donde se sabe que está cerrado, esperar pasa enseguida a cerrado. Para entonces se sabe.',
  en: 'Where registration is open, waiting and shut both go on to learning at once; where it is known to be closed, waiting goes on to shut at once. By then it is known.',
};

const freshForm: Said = {
  es: 'Un formulario que nadie envió no tiene respuesta ni fallo, de modo que lo que juzga las respuestas lleva a su edición enseguida.',
  en: 'A form that nobody has sent has no answer and no failure, so that what judges answers leads to its editing at once.',
};

const brokenChild: Said = {
  es: 'Una máquina que se rompe no lanza un rechazo de la pasarela, de modo que su fallo no pide imagen ni culpa a la invitación: lo que juzga las respuestas lleva al mismo formulario rechazado.',
  en: 'A machine that breaks throws no refusal of the gateway, so that its failure asks for no image and blames no invitation: what judges answers leads to the same refused form.',
};

const nothingToSend: Said = {
  es: 'Lo que había que enviar se olvida una vez enviado, y sin nada que enviar el comienzo lleva enseguida a la pregunta.',
  en: 'What was to be sent is forgotten once it was, and with nothing to be sent opening leads to the question at once.',
};

const nothingKept: Said = {
  es: 'Una operación anterior a la página deja de serlo una vez que se preguntó por ella, y sin ninguna el comienzo lleva enseguida al formulario.',
  en: 'An act from before the page was opened is none any more once it was asked about, and without one opening leads to the form at once.',
};

const keptYet: Said = {
  es: 'De lo dudoso se pregunta primero, y el comienzo lleva justo a eso.',
  en: 'What is doubted is asked about first, and opening leads to just that.',
};

const askedAtOnce: Said = {
  es: 'Una operación anterior a la página deja de serlo una vez que se preguntó por ella, y sin ninguna el comienzo pregunta enseguida a la pasarela.',
  en: 'An act from before the page was opened is none any more once it was asked about, and without one opening asks the gateway at once.',
};

const neverBegins: Said = {
  es: 'Toda transición hacia él nombra el estado de dentro, de modo que ahí nunca comienza nada.',
  en: 'Every transition into it names the state in it, so nothing ever begins there.',
};

const nobodyAdmitted: Said = {
  es: 'Mientras un diálogo está abierto no hay nada aceptado ni otro diálogo pedido, y lo que decide termina enseguida.',
  en: 'While a dialog is open nothing is accepted and no other dialog is asked for, and what decides ends at once.',
};

const chosenGoesOn: Said = {
  es: 'Aquí no espera ninguna respuesta de antes de abrir la página, y con una duración elegida el comienzo lleva enseguida a ver qué sigue abierto.',
  en: 'No answer from before the page was opened is awaited here, and with a length chosen opening leads at once to what stays open.',
};

const standsAtOnce: Said = {
  es: 'Los tres estados se miden con la misma respuesta de la pasarela, y cada uno lleva enseguida al que le corresponde: nadie ve el rodeo.',
  en: 'The three states are measured by the same answer of the gateway, and each leads at once to the one that fits it: nobody sees the way round.',
};

const overAtOnce: Said = {
  es: 'Una sesión que terminó lleva enseguida al final aunque todo lo de su lado vuelva a empezar, y la pregunta que empezaría no llega a salir.',
  en: 'A session that has ended leads to the end at once even where all beside it begins again, and the question that this would begin is never sent.',
};

const seenAgain: Said = {
  es: 'Una página que se ve, al empezar o de nuevo, no está oculta, y lo que toca preguntar se pregunta enseguida.',
  en: 'A page that is in sight, at the beginning or again, is not hidden, and what is due is asked at once.',
};

const blankRests: Said = {
  es: 'Sin ninguna pregunta, juzgar lleva enseguida a que no se busca nada.',
  en: 'Without a question, judging leads at once to nothing being searched for.',
};

const nobodyWaits: Said = {
  es: 'Mientras ningún número espera, la cuenta está parada enseguida.',
  en: 'While no number waits, counting is idle at once.',
};

const stillForced: Said = {
  es: 'Solo pregunta otra vez quien estaba obligado, y al juzgar se lleva a quien lo estaba enseguida a la pregunta.',
  en: 'Only who was forced asks again, and judging leads whoever was to the question at once.',
};

const byName: Said = {
  es: 'Solo se entra en él por uno de sus propios estados, y sin historia “volver” lleva a reanudar.',
  en: 'Nobody comes into it but by one of its own states, and without a history back leads to resuming.',
};

const askedAfter: Said = {
  es: 'A quien hay que preguntar se le lleva enseguida a reanudar, y lo que tiene quien ya entró no comienza.',
  en: 'Who is to be asked after is led on to resuming at once, and what signed-in people have is not begun.',
};

const noToken: Said = {
  es: 'Para entonces no se guarda ninguna sesión, de modo que el comienzo lleva enseguida al visitante.',
  en: 'No token is held by then, so that starting leads to the visitor at once.',
};

const noSlider = (why: Said): Said => ({
  es: `Aquí no hace falta la verificación deslizante, y sin ella lo rechazado termina enseguida: ${why.es}`,
  en: `No slider is wanted here, and without that what is declined ends at once: ${why.en}`,
});

const noFailure = noSlider({
  es: 'lo aceptado no deja ningún fallo.',
  en: 'what was accepted leaves no failure.',
});

/**
 * Transitions of an act that could as well lead by its beginning, which goes on at once: nothing is kept any more, or what
 * is doubted is.
 */
function byOpening(...transitions: readonly string[]): Readonly<Record<string, Said>> {
  const why = (transition: string) => (transition.startsWith('unheard') ? keptYet : nothingKept);
  return Object.fromEntries(transitions.map((one) => [`${one}: to opening`, why(one)]));
}

/** Those of an act with a last look, and of one with a password that is forgotten after a while. */
const askedTwice = byOpening(
  'sure · edited -> form',
  'acting · act done [2] -> form',
  'unheard · check.asked -> acting',
  'done · again.asked -> form',
);
const withPassword = byOpening(
  'preparing.form · secret.typed -> preparing',
  'acting · act done [2] -> preparing',
  'unheard · check.asked -> acting',
  'done · again.asked -> preparing',
);

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
    'starting · always [0] if hasToken -> present.resuming: to present.back': byName,
    'present: begins in signedIn': byName,
    'present: begins in unverified': byName,
    'present: begins in restricted': byName,
    'present: begins in back': byName,
    'present.signedIn: begins in agent': byName,
    'present.signedIn: begins in demo': byName,
    'present.signedIn: begins in away': byName,
    'leaving · session.stayed [0] if unasked -> present.resuming: to present.signedIn': askedAfter,
    'entering · entry error -> visitor: to starting': noToken,
    'admitting · always [8] if returning -> visitor: to starting': noToken,
    'admitting · always [9] -> visitor: to starting': noToken,
  },
  change: {
    'unsure.explained · outcome.asked if forced -> unsure.asking: to unsure.judging': stillForced,
  },
  act: {
    'sending · send error [0] if unknown -> checking: to opening': nothingToSend,
    'waiting · check.asked -> checking: to opening': nothingToSend,
    'waiting · after askAgain -> checking: to opening': nothingToSend,
  },
  feedback: byOpening(
    'acting · act done [2] -> form',
    'unheard · check.asked -> acting',
    'done · again.asked -> form',
  ),
  cancellation: askedTwice,
  collectFunds: askedTwice,
  transfer: askedTwice,
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
  leave: askedTwice,
  closeInvitation: askedTwice,
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
  joinMission: askedTwice,
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
  entry: {
    'signingIn · login error -> ended: to deciding': nobodyAdmitted,
    'registering · registration error -> ended: to deciding': nobodyAdmitted,
    'recovering · forgot error -> ended: to deciding': nobodyAdmitted,
    'playing · freePlay error -> ended: to deciding': nobodyAdmitted,
  },
  declare: {
    'notice · notice.read [0] if declares -> form: to sorting': {
      es: 'Leído el aviso no queda nada que decir antes, y lo que ordena las cosas lleva enseguida al formulario.',
      en: 'Once the message was read nothing is left to be said before, and what sorts things out leads to the form at once.',
    },
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
    'opening.waiting · always [0] if open -> opening.learning: removed': shutGoesOn,
    'opening.waiting · always [0] if open -> opening.learning: to opening.shut': shutGoesOn,
    'opening.shut · always if open -> opening.learning: to opening.waiting': shutGoesOn,
    'opening.learning · learnRules done [1] -> opening.shut: to opening.waiting': shutGoesOn,
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
