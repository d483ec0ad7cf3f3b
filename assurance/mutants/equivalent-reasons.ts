import type { Said } from '../book/words.ts';

// Why a mutant behaves as its chart, where the same reason holds of more than one.

export const signedInGoesOn: Said = {
  es: 'Quien llega hasta aquí ya entró, y con alguien dentro “reanudando” pasa enseguida a iniciar el juego, sin hacer nada por su cuenta.',
  en: 'Whoever gets here is signed in, and with somebody signed in resuming goes on to launching at once, without doing anything itself.',
};

export const shutGoesOn: Said = {
  es: 'Donde el registro está abierto, esperar y estar cerrado pasan los dos enseguida a aprender las reglas; donde se sabe que está cerrado, esperar pasa enseguida a cerrado. Para entonces se sabe.',
  en: 'Where registration is open, waiting and shut both go on to learning at once; where it is known to be closed, waiting goes on to shut at once. By then it is known.',
};

export const notOpenYet: Said = {
  es: 'Donde se espera el registro no está abierto, y sin eso lo preparado pasa enseguida a cerrado.',
  en: 'Where it waits registration is not open, and without that what is prepared goes on to shut at once.',
};

export const freshForm: Said = {
  es: 'Un formulario que nadie envió no tiene respuesta ni fallo, de modo que lo que juzga las respuestas lleva a su edición enseguida.',
  en: 'A form that nobody has sent has no answer and no failure, so that what judges answers leads to its editing at once.',
};

export const brokenChild: Said = {
  es: 'Una máquina que se rompe no lanza un rechazo de la pasarela, de modo que su fallo no pide imagen ni culpa a la invitación: lo que juzga las respuestas lleva al mismo formulario rechazado.',
  en: 'A machine that breaks throws no refusal of the gateway, so that its failure asks for no image and blames no invitation: what judges answers leads to the same refused form.',
};

export const nothingToSend: Said = {
  es: 'Lo que había que enviar se olvida una vez enviado, y sin nada que enviar el comienzo lleva enseguida a la pregunta.',
  en: 'What was to be sent is forgotten once it was, and with nothing to be sent opening leads to the question at once.',
};

export const nothingKept: Said = {
  es: 'Una operación anterior a la página deja de serlo una vez que se preguntó por ella, y sin ninguna el comienzo lleva enseguida adonde se empieza de nuevo.',
  en: 'An act from before the page was opened is none any more once it was asked about, and without one opening leads at once to where it is begun anew.',
};

export const keptYet: Said = {
  es: 'De lo dudoso se pregunta primero, y el comienzo lleva justo a eso.',
  en: 'What is doubted is asked about first, and opening leads to just that.',
};

export const askedAtOnce: Said = {
  es: 'Una operación anterior a la página deja de serlo una vez que se preguntó por ella, y sin ninguna el comienzo pregunta enseguida a la pasarela.',
  en: 'An act from before the page was opened is none any more once it was asked about, and without one opening asks the gateway at once.',
};

export const neverBegins: Said = {
  es: 'Toda transición hacia él nombra el estado de dentro, de modo que ahí nunca comienza nada.',
  en: 'Every transition into it names the state in it, so nothing ever begins there.',
};

export const nobodyAdmitted: Said = {
  es: 'Mientras un diálogo está abierto no hay nada aceptado ni otro diálogo pedido, y lo que decide termina enseguida.',
  en: 'While a dialog is open nothing is accepted and no other dialog is asked for, and what decides ends at once.',
};

export const chosenGoesOn: Said = {
  es: 'Aquí no espera ninguna respuesta de antes de abrir la página, y con una duración elegida el comienzo lleva enseguida a ver qué sigue abierto.',
  en: 'No answer from before the page was opened is awaited here, and with a length chosen opening leads at once to what stays open.',
};

export const standsAtOnce: Said = {
  es: 'Los tres estados se miden con la misma respuesta de la pasarela, y cada uno lleva enseguida al que le corresponde: nadie ve el rodeo.',
  en: 'The three states are measured by the same answer of the gateway, and each leads at once to the one that fits it: nobody sees the way round.',
};

export const overAtOnce: Said = {
  es: 'Una sesión que terminó lleva enseguida al final aunque todo lo de su lado vuelva a empezar, y la pregunta que empezaría no llega a salir.',
  en: 'A session that has ended leads to the end at once even where all beside it begins again, and the question that this would begin is never sent.',
};

export const seenAgain: Said = {
  es: 'Una página que se ve, al empezar o de nuevo, no está oculta, y lo que toca preguntar se pregunta enseguida.',
  en: 'A page that is in sight, at the beginning or again, is not hidden, and what is due is asked at once.',
};

export const blankRests: Said = {
  es: 'Sin ninguna pregunta, juzgar lleva enseguida a que no se busca nada.',
  en: 'Without a question, judging leads at once to nothing being searched for.',
};

export const nobodyWaits: Said = {
  es: 'Mientras ningún número espera, la cuenta está parada enseguida.',
  en: 'While no number waits, counting is idle at once.',
};

export const stillForced: Said = {
  es: 'Solo pregunta otra vez quien estaba obligado, y al juzgar se lleva a quien lo estaba enseguida a la pregunta.',
  en: 'Only who was forced asks again, and judging leads whoever was to the question at once.',
};

export const askedAfter: Said = {
  es: 'A quien hay que preguntar se le lleva enseguida a reanudar, y lo que tiene quien ya entró no comienza.',
  en: 'Who is to be asked after is led on to resuming at once, and what signed-in people have is not begun.',
};

export const announcedOnce: Said = {
  es: 'Para entonces ya no hay ningún primer inicio de sesión que anunciar, de modo que el comienzo lleva enseguida a la pregunta.',
  en: 'No first login is left to be announced by then, so that choosing leads to the question at once.',
};

export const noToken: Said = {
  es: 'Para entonces no se guarda ninguna sesión, de modo que el comienzo lleva enseguida al visitante.',
  en: 'No token is held by then, so that starting leads to the visitor at once.',
};

export const noSlider = (why: Said): Said => ({
  es: `Aquí no hace falta la verificación deslizante, y sin ella lo rechazado termina enseguida: ${why.es}`,
  en: `No slider is wanted here, and without that what is declined ends at once: ${why.en}`,
});

export const noFailure = noSlider({
  es: 'lo aceptado no deja ningún fallo.',
  en: 'what was accepted leaves no failure.',
});

export const settlesAtOnce: Said = {
  es: 'Cada estado de esta parte lleva enseguida al que corresponde a lo que se sabe: nadie ve el rodeo.',
  en: 'Each state of this part leads at once to the one that fits what is known: nobody sees the way round.',
};
