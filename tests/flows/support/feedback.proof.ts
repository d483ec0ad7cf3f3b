import { expect } from '@playwright/test';
import { assign } from 'xstate';
import { actShown, actStarts, actWays, brokenAct, drawn, onlyByDefect } from '#assurance/browser/acts.ts';
import { sees } from '#assurance/browser/scenes.ts';
import { passed, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import type { FlowEdge } from '#assurance/walk/graph.ts';
import { type Arrival, defineModel } from '#assurance/walk/model.ts';
import { plain } from '#assurance/walk/plain.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import type { ActEnd, ActInput } from '#machines/kit/act.rules.ts';
import { feedbackMachine } from '#machines/support/feedback.machine.ts';
import { countText, type FeedbackContext } from '#machines/support/feedback.rules.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { openAs } from '../../kit/journeys/open-as.ts';
import { actModelOf } from '../../kit/models/act.model.ts';
import { countedExamples, countedOnly } from '../../kit/models/counted-text.ts';
import { refusal } from '../../kit/models/failures.ts';
import { comment, received } from '../../kit/models/feedback.ts';
import {
  actEnds,
  actProject,
  askedOnly,
  opened,
  readInEveryTab,
  refusedOnly,
} from '../../kit/models/money.ts';

const call = 'support.sendFeedback' as const;
const long = 'a'.repeat(141);
/** An earlier one arrived, late. */
const other = { ...received, text: 'El buscador no encuentra nada' };

const contextOf = ({ to }: Pick<FlowEdge, 'to'> | Arrival) => to.snapshot.context as FeedbackContext;
const inputOf = ({ input }: { input: unknown }) => input as ActInput;

const counted = {
  one: 'comment',
  noun: 'text',
  field: 'text',
  most: 140,
  fits: { step: 'writes a comment', text: comment },
  long: { step: 'writes too much', text: long },
} as const;

const feedbackModel = defineModel({
  id: 'feedback',
  machine: feedbackMachine,
  inputs: Object.fromEntries(
    Object.entries(opened).map(([name, one]) => [name, { ...one, call, about: '' }]),
  ),
  events: {
    'writes a comment': { type: 'text.typed', ...countText(comment) },
    'writes too much': { type: 'text.typed', ...countText(long) },
    'sends it': { type: 'submitted', pictures: [] },
    'sends it with a picture': { type: 'submitted', pictures: ['a-picture-of-a-comment'] },
    'asks for the outcome': { type: 'check.asked' },
    'begins another one': { type: 'again.asked', key: 'a-second-key-of-money' },
  },
  answers: { act: actEnds(received, other, 'PROOF_REFUSED') },
  children: {
    act: actModelOf(call, received, other, {
      'a picture is refused': refusal('PROOF_REFUSED'),
      'too many today': refusal('TOO_MANY_REQUESTS'),
    }),
  },
  project: ({ text, characters, pictures, fault, call: _, about: __, ...act }) => ({
    ...actProject(act),
    text,
    characters,
    pictures: pictures.length,
    fault,
  }),
  properties: [
    askedOnly,
    countedOnly(counted),
    {
      name: 'the draft is kept until it was sent',
      fault: { 'states/acting/invoke/onDone/1/actions': assign({ text: '' }) },
      edge: ({ from, step, to }) =>
        step.name.startsWith('writes') ||
        step.name === 'begins another one' ||
        contextOf({ to }).text === (from.snapshot.context as FeedbackContext).text,
    },
    {
      name: 'what was received is shown as the gateway keeps it, and said when it is not what was written last',
      fault: { 'states/acting/invoke/onDone/0/actions': 'tellSent' },
      edge: ({ from, step, to }) => {
        if (step.kind !== 'answer' || !('done' in step.answer) || !to.snapshot.matches('done')) return true;
        const { record } = step.answer.done as ActEnd;
        const { differs, record: shown } = contextOf({ to });
        const unsaid = from.snapshot.context.fate === 'kept' || record === null;
        const { text, pictures } = from.snapshot.context;
        const kept = record as typeof received | null;
        const same = kept !== null && kept.text === text && plain(kept.pictures) === plain(pictures);
        return plain(shown) === plain(record) && (unsaid || differs === !same);
      },
    },
    readInEveryTab('a comment that was sent has the member’s list read again, in every tab'),
    refusedOnly('form.refused'),
  ],
  examples: [
    ...countedExamples(counted),
    { name: 'the form opens empty', way: [], leads: 'form.editing' },
    {
      name: 'the pictures that are uploaded go with it',
      way: ['writes a comment', 'sends it with a picture'],
      leads: 'acting',
      and: ({ effects }) =>
        effects.started.every(
          (started) => plain(inputOf(started).send.pictures) === plain(['a-picture-of-a-comment']),
        ),
    },
    {
      name: 'a refusal keeps the draft, with the reason',
      way: ['writes a comment', 'sends it', 'act: it was refused'],
      leads: 'form.refused',
      and: (end) => contextOf(end).text === comment && contextOf(end).failure?.code === 'PROOF_REFUSED',
    },
    {
      name: 'what was sent is shown with its reference',
      way: ['writes a comment', 'sends it', 'act: it was done'],
      leads: 'done',
      and: (end) => contextOf(end).record?.reference === received.reference,
    },
  ],
});

const button = 'Enviar comentario';
const field = ({ page }: Scene) => centre.field(page, 'Tu comentario');
const outcome = sees(centre.done);
const form = (scene: Scene) => expect(field(scene)).toBeEditable();

export const feedbackProof = defineProof(feedbackModel, {
  browser: {
    starts: actStarts({
      call,
      who: 'member1',
      open: ({ page, sandbox }) => openAs(page, sandbox, 'member1', '/member/feedback'),
      ready: form,
      says: outcome,
    }),
    events: {
      'writes a comment': {
        when: ({ context }) => context.text !== comment,
        how: (scene) => field(scene).fill(comment),
      },
      'writes too much': {
        when: ({ context }) => context.text !== long,
        how: (scene) => field(scene).fill(long),
      },
      'sends it': ({ page }) => centre.button(page, button).click(),
      'sends it with a picture': 'the journey from the home sends one with a picture',
      'asks for the outcome': onlyByDefect,
      'begins another one': ({ page }) => centre.button(page, 'Escribir otro').click(),
    },
    answers: { act: actWays(feedbackModel, call) },
    shows: {
      opening: passed,
      'form.editing': form,
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      acting: (scene) => actShown(scene, button),
      unheard: onlyByDefect,
      done: outcome('Recibimos tu comentario'),
    },
    echoes: drawn('form'),
  },
  gaps: {
    wire: brokenAct,
    browser: brokenAct,
  },
  openings: [ofPage('/member/feedback')],
});
