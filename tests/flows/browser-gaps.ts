import type { Gaps } from './recording.ts';

const locked = 'only those who may ask are shown the button: the chart is the second lock behind it';
const broken = 'a resident breaks by a defect only; the page for it is shown by a view test';
const quick = 'a picture is ready sooner than anybody can look: the journey of the picture goes through it';
const aPage = 'a change by wish is a page of the security centre: it is left, and nothing is closed';
const sender = 'a sender of codes ends only by a defect in itself';
const doubts = 'it is told by the form of a new password: the journeys of unheard changes show it';
const wayIn = 'a way in breaks by a defect only';
const elsewhere = 'each record has a page of its own, and this tour stands on that of the bets';
const signedOut =
  'who is signed out has nothing under way and nothing refused: the page puts it all to rest first';
const resumed =
  'a kept token is confirmed once, as the page opens: the journeys of early hearts go through it';
const link =
  'only a page opened by the link of a mail has a ticket: shown by the journeys of a forgotten password';
const waited = 'only a form that was closed while its code was counted: shown by the journeys of SMS-02';
const registering = 'the form to register with is another dialog: its own journeys and the wire show it';
const reload = 'after a reload the machine begins anew: the journey of IFR-02 shows it';
const child = 'a child breaks by a defect only';
const dialog = 'a child of the dialog breaks by a defect only';
const byItself =
  'the page reads the withdrawal in its own time: the journeys of a further payment and of two tabs';
const form = 'a child of the form breaks by a defect only';
const whose = 'the tours have one person: the journeys of numbers show who comes after';
const covered = 'the dialog with the reason covers the form until it is closed';
const cashier = 'the window of the cashier answers at once: the journeys of deposits go there';

const given =
  'who has just signed in is given it before a tour begins: the journeys of a forced change show it';
const byKeeper =
  'a password goes from the login to the form by itself: the journeys of a forced change show it, and that it lapses';
const act = 'the chart of an act breaks by a defect only';
const expired =
  'the login covers the form: the journey of a withdraw password that outlives its session shows it';

/** A form of an act of money. */
const money: Gaps = {
  'acting · act error -> unheard': act,
  'unheard · check.asked -> acting': act,
};

/** Transitions that no tour takes in the browser, by machine, with the reason. The stages read them, and the flow book. */
export const browserGaps: Readonly<Record<string, Gaps>> = {
  act: { 'notDone · edited -> changed': 'only a receipt offers it: its tours and journeys show it' },
  app: {
    '(root) · centre.asked [0] if visitor -> (stays)': locked,
    '(root) · centre.asked [2] if notAgent -> agentsOnly': locked,
    'agentsOnly · warning.closed -> open': locked,
    '(root) · status error -> broken': broken,
    '(root) · session error -> broken': broken,
    '(root) · held error -> broken': broken,
    '(root) · signOut error -> broken': broken,
    '(root) · forsaken done -> broken': broken,
    '(root) · forsaken error -> broken': broken,
    '(root) · language error -> broken': broken,
    '(root) · contact error -> broken': broken,
    '(root) · catalog error -> broken': broken,
    '(root) · launch done -> broken': broken,
    '(root) · launch error -> broken': broken,
    '(root) · codes done -> broken': broken,
    '(root) · codes error -> broken': broken,
    'broken · centre.asked -> (stays)': broken,
    'broken · reload.clicked -> reloading': 'the button is on the page of a broken resident only',
  },
  binding: {
    'looking · profile done [1] if untold -> unsure':
      'the number of who plays the tour looks like no other: the wire shows it',
  },
  avatar: {
    'choosing · file.chosen [0] if fits -> preparing': quick,
    'preparing · picture.progressed -> (stays)': quick,
    'preparing · picture.prepared -> choosing.open': quick,
    'preparing · picture.refused -> choosing.refused': quick,
    'preparing · dropped -> choosing.open': quick,
    'preparing · after prepareWithin -> choosing.refused': quick,
  },
  change: {
    'learning · password.handed -> (stays)': given,
    '(root) · password.lapsed if holding -> (stays)': given,
    'learning · closed if byWish -> dismissed': aPage,
    'form · closed if byWish -> dismissed': aPage,
  },
  codes: {
    '(root) · loginCode error -> broken': sender,
    '(root) · registerCode error -> broken': sender,
    '(root) · forgotCode error -> broken': sender,
    '(root) · bindingCode error -> broken': sender,
    '(root) · addressCode error -> broken': sender,
  },
  contact: {
    'asking · lookup error [0] if hasEntry -> idle':
      'only the page of a closed product knows the entry of the status: its own journeys press the button there',
    'asking · window.blocked -> failed':
      'a window that a click asks for is not blocked here: shown over the wire',
    '(root) · window.refused -> failed':
      'it follows by itself from an address that may not be opened, at once: shown over the wire',
  },
  deposit: {
    ...money,
    'form · voucher.typed -> (stays)':
      'the form of a wallet has no voucher: the journey of deposits hands one in',
  },
  entry: {
    'signingIn · login error -> ended': wayIn,
    'registering · registration error -> ended': wayIn,
    'recovering · forgot error -> ended': wayIn,
    'playing · freePlay error -> ended': wayIn,
    'arriving · arrival error -> signingIn': wayIn,
  },
  export: {
    'fetching.choosing · always [1] if ofMovements -> fetching.movements': elsewhere,
    'fetching.choosing · always [2] if ofProfit -> fetching.profit': elsewhere,
    'fetching.choosing · always [3] -> fetching.bonuses': elsewhere,
    'fetching.movements · movements done [0] if more -> fetching.movements': elsewhere,
    'fetching.movements · movements done [1] -> saved': elsewhere,
    'fetching.movements · movements error -> failed': elsewhere,
    'fetching.profit · profit done -> saved': elsewhere,
    'fetching.profit · profit error -> failed': elsewhere,
    'fetching.bonuses · bonuses done [0] if more -> fetching.bonuses': elsewhere,
    'fetching.bonuses · bonuses done [1] -> saved': elsewhere,
    'fetching.bonuses · bonuses error -> failed': elsewhere,
  },
  favourite: {
    '(root) · heart.pressed [0] if visitor -> (stays)': signedOut,
    'settled · heart.pressed [1] if grantedAlready -> settled':
      'a heart that is full is pressed to be empty: nobody can wish what is granted already',
    'settled · heart.pressed [2] if awaited -> waiting': resumed,
    'waiting · person.known [0] if visitor -> settled': resumed,
    'waiting · person.known [1] if nothingLeft -> settled': resumed,
    'waiting · person.known [2] -> sending': resumed,
  },
  forgot: {
    '(root) · features.learned -> (stays)': 'the gateway tells its features in its own time',
    'recovering.form · ticket.found -> renewing': link,
    'recovering.form · number.recalled -> (stays)': waited,
    'recovering.proving · slider error -> recovering.form.refused': 'the slider breaks by a defect only',
    'renewing · renewal done [0] if again -> recovering': link,
    'renewing · renewal done [1] -> ended': link,
    'renewing · renewal error -> recovering': 'the form of the link breaks by a defect only',
  },
  freePlay: {
    'drawing · closed -> ended': 'the browser draws at once: nobody sees it, and nothing can come between',
  },
  held: {
    '(root) · password.doubted -> (stays)': doubts,
    '(root) · password.settled -> (stays)': doubts,
    '(root) · account.changed if cameIn -> (stays)': doubts,
    '(root) · password.held -> kept': byKeeper,
    'kept.waiting · password.wanted -> kept.handed': byKeeper,
    'kept · password.dropped -> empty': byKeeper,
    'kept · after heldFor -> empty': byKeeper,
  },
  identity: {
    'waiting · identity.proven [0] if registering -> registering': registering,
    'registering · register done -> ended': registering,
    'registering · register error -> ended': registering,
    'registering · closed -> ended': registering,
  },
  launch: {
    'recalling · game.recalled [0] if good -> resuming': reload,
    'recalling · game.recalled [1] -> idle': reload,
    'resuming · always if confirmed -> launching': reload,
    'launching · opening error -> refused': child,
    'playing · play error -> idle': child,
  },
  login: {
    '(root) · captcha error -> (stays)': dialog,
    'form · remembered.recalled -> (stays)': 'only what an earlier visit left is recalled: shown by LOG-09',
    'form · number.recalled -> (stays)': waited,
    'form · remembered.unable -> (stays)': 'only a browser without a place for secrets: shown by LOG-11',
    'proving · slider error -> form.refused': dialog,
    'identifying · identity error -> form.refused': dialog,
  },
  transfer: money,
  collect: money,
  cancellation: money,
  withdraw: { ...money, 'preparing · session.lost -> preparing.form': expired },
  line: { ...money, 'preparing · session.lost -> preparing.form': expired },
  receipt: {
    'sending.confirming · confirm error -> sending.unheard': act,
    'sending.reporting · report error -> sending.unheard': act,
    'sending.unheard · check.asked -> sending.turning': act,
    'asking · withdrawal.told if news -> looking': byItself,
    'settled · withdrawal.told if news -> looking': byItself,
    'deciding · always [10] -> settled.nothing': 'where nothing is paid out there is no receipt to be seen',
  },
  registerForm: {
    '(root) · captcha error -> (stays)': form,
    'form · number.recalled -> (stays)': waited,
    'sending · sending error -> answered': form,
    'identifying · identity error -> form.refused': form,
  },
  register: {
    'filling · registerForm error -> opening.unlearned': 'the form breaks by a defect only',
  },
  search: {
    'resting · question.changed [0] if something -> opening':
      'a link with a text in it asks as the page begins, before a tour does: the journey of halls shows it',
  },
  sending: {
    'verifying · closed -> ended': 'the dialog can’t be closed while it sends',
    'proving · slider error -> ended': 'the slider breaks by a defect only',
  },
  session: {
    'entering · entry error -> visitor': wayIn,
    'present.resuming · arrival error -> visitor': 'arriving breaks by a defect only',
    'present.signedIn · greeting error -> (stays)': 'the greeting breaks by a defect only',
    'present.signedIn · life error -> present.resuming': 'the watch over the session breaks by a defect only',
    'present.unverified · address error -> present.resuming': 'the verification breaks by a defect only',
    'present.restricted · change error -> present.resuming': 'the form breaks by a defect only',
  },
  signOut: {
    '(root) · signOut.opened [0] if headed -> leaving':
      'the tour is a member’s; leaving a demo account is a journey of its own (free-play.spec.ts)',
  },
  smsCode: {
    'proving · slider error -> failed': 'the slider breaks by a defect only',
    '(root) · account.changed if somebodyElse -> resting': whose,
    'counting · code.wanted [0] if awaited -> (stays)': 'the button of a number that waits can’t be pressed',
    'failed.ready · code.wanted [0] if awaited -> (stays)': covered,
    'failed.ready · code.wanted [1] -> sending': covered,
  },
  standing: {
    '(root) · cashier.asked if addressed -> (stays)': cashier,
    '(root) · cashier.left -> (stays)': cashier,
    '(root) · cashier.blocked -> (stays)': cashier,
    '(root) · cashier.refused -> (stays)': cashier,
  },
  upload: {
    'chosen.moving.judging · always [3] if slow -> chosen.moving.opening':
      'a call that is held ends by the client’s own clock, long after the tour: the wire shows it',
  },
};
