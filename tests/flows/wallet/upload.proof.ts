import { expect } from '@playwright/test';
import { assign } from 'xstate';
import { freeze, hold } from '#assurance/browser/scenes.ts';
import { byCall, passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { type Arrival, defineModel, type Example } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { uploadMachine } from '#machines/wallet/upload.machine.ts';
import { pieceSizes, type UploadEvent } from '#machines/wallet/upload.rules.ts';
import { openReceipt, paidOut, proofFile, receipt } from '../../kit/journeys/receipts.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { holdsNone } from '../../kit/models/people.ts';

const bytes = 'Ynl0ZXM=';
const hash = 'a'.repeat(64);
const announced = { size: 90_000, type: 'image/png', sha256: hash };
const proof = { proofId: 'a-proof-of-nothing', size: 90_000 };
const begun = { ...proof, received: 0, state: 'OPEN' } as const;
const half = { ...proof, received: 45_000, state: 'OPEN' } as const;
const refused = { ...proof, received: 90_000, state: 'REFUSED' } as const;
const whole = { ...proof, received: 90_000, state: 'READY' } as const;

const read = ['chooses a picture', 'the file is read'];
const cut = [...read, 'open: new'];

const uploadModel = defineModel({
  id: 'upload',
  machine: uploadMachine,
  events: {
    'chooses a picture': { type: 'file.chosen', file: { type: 'image/png', size: 90_000 } },
    'chooses a file of 6 MB': { type: 'file.chosen', file: { type: 'image/png', size: 6_000_000 } },
    'the file is read': {
      type: 'file.read',
      file: { type: 'image/png', size: 90_000 },
      sha256: hash,
      preview: '',
    },
    'its hash is left': {
      type: 'file.recalled',
      file: { type: 'image/png', size: 90_000 },
      sha256: hash,
      preview: '',
    },
    'a piece is read': { type: 'piece.read', piece: bytes },
    'the file can’t be read': { type: 'file.unreadable', problem: 'unreadable' },
    'the same picture is there already': { type: 'repeated' },
    'stops it': { type: 'stopped' },
    'lets it go on': { type: 'resumed' },
    'takes it back': { type: 'removed' },
  },
  fromOutside: [
    'the file is read',
    'its hash is left',
    'a piece is read',
    'the file can’t be read',
    'the same picture is there already',
  ],
  answers: {
    open: {
      new: { done: begun },
      'half of it is there': { done: half },
      'all of it is there': { done: whole },
      'not taken before': { done: refused },
      'quota used up': refusal('PROOF_QUOTA'),
      'session over': endedToken,
      lost,
      late,
    },
    sendPiece: {
      'more to come': { done: half },
      taken: { done: whole },
      'not taken': { done: refused },
      'not a picture': refusal('PROOF_REFUSED'),
      'another place': refusal('PROOF_OFFSET', { received: 10 }),
      lost,
      late,
    },
    drop: { gone: { done: null }, 'gone already': refusal('NOT_FOUND'), lost, late },
  },
  project: ({ file, sha256, proof: known, pieceSize, problem, failure }) => ({
    file: file !== null,
    read: sha256 !== '',
    proof: known && [known.received, known.state],
    small: pieceSize === pieceSizes.slow,
    problem,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'WDR-02 only files of an accepted size are opened or sent',
      fault: { 'states/empty/on/file.chosen/0/guard': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'chooses a file of 6 MB' || effects.emitted.every(({ type }) => type !== 'file.wanted'),
    },
    {
      name: 'WDR-03 the gateway is asked about a picture by its own size, kind and hash',
      fault: { 'states/empty/on/file.recalled/actions': undefined },
      edge: ({ effects }) =>
        effects.started.every(({ id, input }) => id !== 'open' || plain(input) === plain(announced)),
    },
    {
      name: 'WDR-02 a picture is ready only after the gateway received and accepted the whole of it',
      fault: { 'states/chosen/states/moving/states/judging/always/0/guard': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches({ chosen: 'ready' }) || snapshot.context.proof?.state === 'READY',
    },
    {
      name: 'WDR-02 after the gateway declines a picture, the sending stops and the page says why',
      fault: { 'states/chosen/states/moving/states/judging/always/2/target': '#upload.chosen.cutOff' },
      edge: ({ step, to }) =>
        !step.name.startsWith('not taken') ||
        (to.snapshot.matches({ empty: 'refused' }) && to.snapshot.context.failure !== null),
    },
    {
      name: 'WDR-03 pieces get smaller only after a late piece',
      fault: { 'states/chosen/states/moving/states/sending/invoke/onError/0/guard': undefined },
      edge: ({ from, step, to }) =>
        to.snapshot.context.pieceSize >= from.snapshot.context.pieceSize ||
        (from.snapshot.matches({ chosen: { moving: 'sending' } }) && step.name === 'late'),
    },
    {
      name: 'WDR-03 each piece begins where the gateway’s part of the file ends',
      fault: { 'states/chosen/states/moving/states/cutting/entry': undefined },
      edge: ({ to, effects }) => {
        const entered = effects.emitted.find(({ type }) => type === 'piece.wanted');
        const cutting = to.snapshot.matches({ chosen: { moving: 'cutting' } });
        return cutting === (entered !== undefined);
      },
    },
    {
      name: 'WDR-03 stopping or removing a picture stops the work on it',
      fault: { 'states/chosen/states/moving/exit': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches({ chosen: 'moving' }) ||
        to.snapshot.matches({ chosen: 'moving' }) ||
        effects.emitted.some(({ type }) => type === 'file.dropped'),
    },
    {
      name: 'WDR-03 removing a picture here also removes it at the gateway',
      fault: { 'states/chosen/on/removed/0/guard': () => false },
      edge: ({ from, step, effects }) =>
        step.name !== 'takes it back' ||
        from.snapshot.context.proof === null ||
        effects.started.some(({ id }) => id === 'drop'),
    },
    {
      name: 'a picture that is there already is let go and said so, and nothing is deleted at the gateway',
      fault: { 'states/chosen/on/repeated/target': 'dropping' },
      edge: ({ from, step, to, effects }) =>
        step.name !== 'the same picture is there already' ||
        !from.snapshot.matches('chosen') ||
        (to.snapshot.matches({ empty: 'refused' }) &&
          to.snapshot.context.problem === 'repeated' &&
          effects.started.length === 0),
    },
    {
      name: 'no piece of a picture is kept, even while it is being sent',
      fault: {
        'states/chosen/states/moving/states/sending/entry': assign({
          preview: ({ event }: { event: UploadEvent }) => ('piece' in event ? event.piece : ''),
        }),
      },
      state: ({ snapshot }) => holdsNone(snapshot.context, [bytes]),
    },
  ],
  examples: [
    {
      name: 'a picture that the gateway has is known again by its hash after a reload, and nothing is sent twice',
      way: ['its hash is left', 'open: all of it is there'],
      leads: 'chosen.ready',
      and: ({ effects }) => effects.emitted.every(({ type }) => type !== 'piece.wanted'),
    },
    {
      name: 'of a picture that was under way when the page was reloaded the page says that it must be chosen again',
      way: ['its hash is left', 'open: half of it is there', 'the file can’t be read'],
      leads: 'empty.refused',
    },
    {
      name: 'a picture that another place has already is let go, and says so',
      way: [...read, 'the same picture is there already'],
      leads: 'empty.refused',
      and: ({ to }) => to.snapshot.context.problem === 'repeated' && to.snapshot.context.file === null,
    },
    { name: 'there is no picture at first', way: [], leads: 'empty.open' },
    {
      name: 'a file that is no picture is refused, and says so, also after another one was',
      way: ['chooses a file of 6 MB', 'chooses a file of 6 MB'],
      leads: 'empty.refused',
      and: ({ to }) => to.snapshot.context.problem !== null,
    },
    {
      name: 'a picture is read here first, at most for so long',
      way: ['chooses a picture'],
      leads: 'reading',
      and: ({ to, effects }) =>
        effects.emitted.some((event) => event.type === 'file.wanted' && event.file.size === 90_000) &&
        to.timers.some(({ delay }) => delay === 20_000),
    },
    ...[
      { how: 'can’t be read', step: 'the file can’t be read', problem: 'unreadable' },
      { how: 'takes too long', step: 'after readWithin (reading)', problem: 'slow' },
    ].map(({ how, step, problem }) => ({
      name: `a file that ${how} says so`,
      way: ['chooses a picture', step],
      leads: 'empty.refused',
      and: ({ to, effects }: Arrival<typeof uploadMachine>) =>
        to.snapshot.context.problem === problem &&
        effects.emitted.some(({ type }) => type === 'file.dropped'),
    })),
    {
      name: 'a picture that is being read can be taken back',
      way: ['chooses a picture', 'takes it back'],
      leads: 'empty.open',
      and: ({ to }) => to.snapshot.context.file === null,
    },
    {
      name: 'the gateway is asked how much it has of a picture that was read',
      way: read,
      leads: 'chosen.moving.opening',
      and: ({ to }) => to.snapshot.context.sha256 === hash,
    },
    {
      name: 'a picture that nothing was sent of is taken back at once',
      way: [...read, 'takes it back'],
      leads: 'empty.open',
      and: ({ to }) => to.snapshot.context.file === null,
    },
    {
      name: 'a picture that the gateway has whole is ready',
      way: [...read, 'open: all of it is there'],
      leads: 'chosen.ready',
    },
    {
      name: 'a picture is sent piece by piece until it is taken',
      way: [...cut, 'a piece is read', 'sendPiece: more to come', 'a piece is read', 'sendPiece: taken'],
      leads: 'chosen.ready',
    },
    {
      name: 'a piece is sent once it is read',
      way: [...cut, 'a piece is read'],
      leads: 'chosen.moving.sending',
    },
    {
      name: 'after a late piece the gateway is asked again, and the pieces get smaller',
      way: [...cut, 'a piece is read', 'sendPiece: late'],
      leads: 'chosen.moving.opening',
      and: ({ to }) => to.snapshot.context.pieceSize === pieceSizes.slow,
    },
    ...[
      { what: 'before anything was sent', way: [...read, 'open: lost'] },
      { what: 'at a piece', way: [...cut, 'a piece is read', 'sendPiece: lost'] },
    ].flatMap(({ what, way }): Example<typeof uploadMachine>[] => [
      {
        name: `an upload that breaks off says why (${what})`,
        way,
        leads: 'chosen.cutOff',
        and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
      },
      {
        name: `an upload that broke off goes on when it may (${what})`,
        way: [...way, 'lets it go on'],
        leads: 'chosen.moving.opening',
        and: ({ to }) => to.snapshot.context.failure === null,
      },
    ]),
    {
      name: 'an upload that was stopped goes on when it may',
      way: [...cut, 'stops it', 'lets it go on'],
      leads: 'chosen.moving.opening',
    },
    { name: 'an upload can be stopped', way: [...cut, 'stops it'], leads: 'chosen.stopped' },
    {
      name: 'a piece that is not read in time stops the upload',
      way: [...cut, 'after readWithin (chosen.moving.cutting)'],
      leads: 'chosen.stopped',
    },
    {
      name: 'a file that can’t be read any more is refused, and says so',
      way: [...cut, 'the file can’t be read'],
      leads: 'empty.refused',
      and: ({ to }) => to.snapshot.context.problem === 'unreadable',
    },
    {
      name: 'a picture that the gateway declines is forgotten but for the reason',
      way: [...read, 'open: not taken before'],
      leads: 'empty.refused',
      and: ({ to: { snapshot } }) => snapshot.context.failure !== null && snapshot.context.file === null,
    },
    ...['gone', 'lost'].map((how) => ({
      name: `a picture that is taken back is gone here, whatever the gateway says (${how})`,
      way: [...cut, 'takes it back', `drop: ${how}`],
      leads: 'empty.open',
      and: ({ to }: Arrival<typeof uploadMachine>) =>
        to.snapshot.context.file === null && to.snapshot.context.proof === null,
    })),
    { name: 'taking a picture back tells the gateway', way: [...cut, 'takes it back'], leads: 'dropping' },
  ],
});

declare global {
  interface Window {
    /** Readers waiting for the bytes of a file: released, or refused. */
    reading: { go: () => void; fail: () => void } | undefined;
  }
}

/** From here on every reader of a file waits until a step releases it. */
async function holdFiles({ page }: Scene): Promise<void> {
  await page.addInitScript(() => {
    const read = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function wait() {
      return new Promise((resolve, reject) => {
        window.reading = { go: () => resolve(read.call(this)), fail: () => reject(new Error('no bytes')) };
      });
    };
  });
}

const reads =
  (how: 'go' | 'fail') =>
  async ({ page }: Scene) => {
    await page.waitForFunction(() => window.reading !== undefined);
    await page.evaluate((way) => {
      window.reading?.[way]();
      window.reading = undefined;
    }, how);
  };
/** What was read before and given up is not what a later step lets go. */
const forgetReading = ({ page }: Scene) =>
  page.evaluate(() => {
    window.reading = undefined;
  });
const row = ({ page }: Scene) => receipt.row(page, 1);
const press = (name: string | RegExp) => (scene: Scene) =>
  row(scene).getByRole('button', { name, exact: true }).click();
const standsStill = (text: string) => (scene: Scene) => expect(row(scene)).toContainText(text);
const onItsWay = standsStill('Subiendo');

export const uploadProof = defineProof(uploadModel, {
  browser: {
    starts: {
      start: async (scene) => {
        await hold(scene, 'wallet.openProof', 'wallet.sendProof', 'wallet.dropProof');
        await holdFiles(scene);
        await openReceipt(scene.page, scene.sandbox, await paidOut(scene.sandbox));
        await receipt.button(scene.page, 'No llegó nada').click();
        await expect(receipt.files(scene.page)).toBeAttached();
        await freeze(scene);
      },
    },
    events: {
      'chooses a picture': async (scene) => {
        await forgetReading(scene);
        await receipt.files(scene.page).setInputFiles(await proofFile());
      },
      'chooses a file of 6 MB': ({ page }) =>
        receipt
          .files(page)
          .setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.alloc(6 * 1024 * 1024) }),
      // Once for what it is, and once for its hash.
      'the file is read': async (scene) => {
        await reads('go')(scene);
        await reads('go')(scene);
      },
      'its hash is left': 'a reload begins everything anew: the journey of feedback shows it',
      'a piece is read': reads('go'),
      'the file can’t be read': reads('fail'),
      'the same picture is there already': 'it follows by itself where two places hold one picture',
      'stops it': press('Pausar'),
      'lets it go on': async (scene) => {
        await forgetReading(scene);
        await press(/^(Continuar|Reintentar)$/)(scene);
      },
      'takes it back': press('Quitar la imagen 1'),
    },
    answers: {
      open: {
        ...byCall('wallet.openProof', uploadModel.answers?.open),
        'session over':
          'a token that is refused opens the login over the form: the journey of SES-03 shows it',
      },
      sendPiece: byCall('wallet.sendProof', uploadModel.answers?.sendPiece),
      drop: byCall('wallet.dropProof', uploadModel.answers?.drop),
    },
    shows: {
      'chosen.moving.judging': passed,
      'empty.open': ({ page }) => expect(receipt.files(page)).toBeAttached(),
      'empty.refused': ({ page }) => expect(receipt.alert(page)).toBeVisible(),
      reading: onItsWay,
      'chosen.moving.opening': onItsWay,
      'chosen.moving.cutting': onItsWay,
      'chosen.moving.sending': onItsWay,
      'chosen.cutOff': standsStill('La subida se cortó'),
      'chosen.stopped': standsStill('En pausa'),
      'chosen.ready': standsStill('Lista'),
      dropping: (scene) => expect(row(scene)).toBeVisible(),
    },
  },
  gaps: {
    browser: {
      'chosen · repeated -> empty.refused': {
        en: 'the tours choose one picture: the test of the places shows two',
        es: 'los recorridos eligen una sola imagen: la prueba de los lugares muestra dos',
      },
      'empty · file.recalled -> chosen': {
        en: 'a reload begins everything anew: the journey of feedback shows it',
        es: 'una recarga empieza todo de nuevo: lo muestra la prueba de los comentarios',
      },
    },
  },
  openings: [ofPage('/member/feedback')],
});
