import { uploadMachine } from '#machines/wallet/upload.machine.ts';
import { pieceSizes } from '#machines/wallet/upload.rules.ts';
import { defineModel } from '../../flows/model.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';

const proof = { proofId: 'a-proof-of-nothing', size: 90_000 };
const begun = { ...proof, received: 0, state: 'OPEN' } as const;
const half = { ...proof, received: 45_000, state: 'OPEN' } as const;
const refused = { ...proof, received: 90_000, state: 'REFUSED' } as const;
const whole = { ...proof, received: 90_000, state: 'READY' } as const;

export const uploadModel = defineModel({
  id: 'upload',
  machine: uploadMachine,
  events: {
    'chooses a picture': { type: 'file.chosen', file: { type: 'image/png', size: 90_000 } },
    'chooses a text': { type: 'file.chosen', file: { type: 'text/html', size: 100 } },
    'the file is read': { type: 'file.read', sha256: 'a'.repeat(64), preview: '' },
    'a piece is read': { type: 'piece.read', piece: 'AAAA' },
    'the file can’t be read': { type: 'file.unreadable' },
    'stops it': { type: 'stopped' },
    'lets it go on': { type: 'resumed' },
    'takes it back': { type: 'removed' },
  },
  fromOutside: ['the file is read', 'a piece is read', 'the file can’t be read'],
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
      'no picture': refusal('PROOF_REFUSED'),
      'another place': refusal('PROOF_OFFSET', { received: 10 }),
      lost,
      late,
    },
    drop: { gone: { done: null }, 'gone already': refusal('NOT_FOUND'), lost, late },
  },
  project: ({ file, sha256, proof: known, piece, pieceSize, problem, failure }) => ({
    file: file !== null,
    read: sha256 !== '',
    proof: known && [known.received, known.state],
    piece: piece !== '',
    small: pieceSize === pieceSizes.slow,
    problem,
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'WDR-02 no file of another kind is opened or sent',
      fault: { 'states/empty/on/file.chosen/0/guard': undefined },
      edge: ({ step, effects }) =>
        step.name !== 'chooses a text' || effects.emitted.every(({ type }) => type !== 'file.wanted'),
    },
    {
      name: 'WDR-02 a picture is ready only when the gateway has the whole of it and took it',
      fault: { 'states/chosen/states/moving/states/judging/always/0/guard': undefined },
      state: ({ snapshot }) =>
        !snapshot.matches({ chosen: 'ready' }) || snapshot.context.proof?.state === 'READY',
    },
    {
      name: 'WDR-02 a picture that the gateway did not take is not sent on, and the reason is said',
      fault: { 'states/chosen/states/moving/states/judging/always/2/target': '#upload.chosen.cutOff' },
      edge: ({ step, to }) =>
        !step.name.startsWith('not taken') ||
        (to.snapshot.matches({ empty: 'refused' }) && to.snapshot.context.failure !== null),
    },
    {
      name: 'WDR-03 pieces get smaller only when a piece was late',
      fault: { 'states/chosen/states/moving/states/judging/always/3/guard': () => true },
      edge: ({ from, step, to }) =>
        !from.snapshot.matches({ chosen: { moving: 'opening' } }) ||
        step.name !== 'late' ||
        to.snapshot.matches({ chosen: 'cutOff' }),
    },
    {
      name: 'WDR-03 a piece begins where the gateway’s part of the file ends',
      fault: { 'states/chosen/states/moving/states/cutting/entry': undefined },
      edge: ({ to, effects }) => {
        const entered = effects.emitted.find(({ type }) => type === 'piece.wanted');
        const cutting = to.snapshot.matches({ chosen: { moving: 'cutting' } });
        return cutting === (entered !== undefined);
      },
    },
    {
      name: 'WDR-03 whoever stops or takes back a picture stops the work on it',
      fault: { 'states/chosen/states/moving/exit': undefined },
      edge: ({ from, to, effects }) =>
        !from.snapshot.matches({ chosen: 'moving' }) ||
        to.snapshot.matches({ chosen: 'moving' }) ||
        effects.emitted.some(({ type }) => type === 'file.dropped'),
    },
    {
      name: 'WDR-03 what the gateway knows of a picture that is taken back is taken back there too',
      fault: { 'states/chosen/on/removed/0/guard': () => false },
      edge: ({ from, step, effects }) =>
        step.name !== 'takes it back' ||
        from.snapshot.context.proof === null ||
        effects.started.some(({ id }) => id === 'drop'),
    },
    {
      name: 'no piece of a picture stays in memory when it is not being sent',
      fault: { 'states/chosen/states/moving/states/judging/exit': undefined },
      state: ({ snapshot }) =>
        snapshot.context.piece === '' || snapshot.matches({ chosen: { moving: 'sending' } }),
    },
  ],
});
