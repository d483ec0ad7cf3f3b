import { expect } from '@playwright/test';
import { hold, openSection } from '#assurance/browser/scenes.ts';
import { byCall, type Scene } from '#assurance/browser/stage.ts';
import { ofPage } from '#assurance/scenarios/openings.ts';
import { defineModel } from '#assurance/walk/model.ts';
import { defineProof } from '#assurance/walk/proof.ts';
import { profileMachine } from '#machines/member/profile.machine.ts';
import { centre } from '../../kit/journeys/centre.ts';
import { endedToken, late, lost, refusal } from '../../kit/models/failures.ts';
import { profile as known } from '../../kit/models/profile.ts';

const refused = ['readProfile: a name', 'types a nickname', 'submits', 'saveProfile: nickname refused'];

const profileModel = defineModel({
  id: 'profile',
  machine: profileMachine,
  inputs: { 'at eighteen years': { today: '2027-06-01', minimumAge: 18 } },
  events: {
    'types a nickname': { type: 'field.changed', field: 'nickname', value: 'Anita' },
    'empties the nickname': { type: 'field.changed', field: 'nickname', value: ' ' },
    'types a real name': { type: 'field.changed', field: 'payeeName', value: 'Ana Ruiz' },
    'types a birthday that no calendar has': {
      type: 'field.changed',
      field: 'birthday',
      value: '1990-02-31',
    },
    'types a birthday': { type: 'field.changed', field: 'birthday', value: '1990-02-28' },
    submits: { type: 'submitted' },
    'clicks retry': { type: 'retry.clicked' },
  },
  answers: {
    readProfile: {
      'no name yet': { done: known },
      'a name': { done: { ...known, payeeName: 'Ana Ruiz' } },
      'a name that could not be given here': { done: { ...known, payeeName: 'Ana Ruiz 2' } },
      lost,
      late,
    },
    saveProfile: {
      saved: { done: null },
      'nickname refused': refusal('FIELD_REFUSED', { field: 'nickname' }),
      'session over': endedToken,
      lost,
      late,
    },
  },
  project: ({ fields, known, nameKnown, saved, problems, failure }) => ({
    fields,
    known,
    saved,
    nameKnown,
    problems: Object.values(problems).filter((problem) => problem !== undefined),
    failure: failure?.code ?? failure?.kind ?? null,
  }),
  properties: [
    {
      name: 'nothing is saved before the profile has been read',
      fault: { 'states/loading/invoke/onError/target': 'form' },
      path: {
        start: 'unread',
        next: (known: string, { step, effects }) => {
          const read = step.kind === 'answer' && step.actor === 'readProfile' && 'done' in step.answer;
          const now = read ? 'read' : known;
          return now === 'unread' && effects.started.some(({ id }) => id === 'saveProfile') ? false : now;
        },
      },
    },
    {
      name: 'a profile is sent only with a nickname',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ from, effects }) =>
        !effects.started.some(({ id }) => id === 'saveProfile') ||
        from.snapshot.context.fields.nickname.trim() !== '',
    },
    {
      name: 'a date that does not exist is never sent as a birthday',
      fault: { 'states/form/on/submitted/0/guard': undefined },
      edge: ({ effects }) =>
        effects.started.every(
          ({ id, input }) =>
            id !== 'saveProfile' || (input as { birthday?: string }).birthday !== '1990-02-31',
        ),
    },
    {
      name: 'a member whose real name is known can still save the rest',
      fault: {
        'states/form/on/submitted/1': { target: '.refused' },
        'states/form/on/submitted/0': { guard: () => false },
      },
      edge: ({ from, step, to }) => {
        const { fields, nameKnown } = from.snapshot.context;
        const sound = nameKnown && fields.nickname.trim() !== '' && fields.birthday !== '1990-02-31';
        return step.name !== 'submits' || !sound || to.snapshot.matches('saving');
      },
    },
    {
      name: 'typed text stays after a refusal, even when the session has ended',
      fault: { 'states/saving/invoke/onError/target': 'loading' },
      edge: ({ step, from, to }) =>
        step.kind !== 'answer' ||
        step.actor !== 'saveProfile' ||
        (to.snapshot.matches('form') &&
          JSON.stringify(to.snapshot.context.fields) === JSON.stringify(from.snapshot.context.fields)),
    },
    {
      name: 'the page says “saved” only until the form changes',
      fault: { 'states/form/on/field.changed/actions': undefined },
      state: ({ snapshot }) => snapshot.context.saved === snapshot.matches({ form: 'saved' }),
    },
    {
      name: 'a real name that was saved is never sent again',
      fault: { 'states/saving/invoke/onDone/actions': 'tellStale' },
      path: {
        start: 'none',
        next: (sent: string, { to, effects }) => {
          const save = effects.started.find(({ id }) => id === 'saveProfile');
          const name = save && 'payeeName' in (save.input as object);
          if (name && sent === 'kept') return false;
          if (name) return 'sent';
          if (sent === 'sent' && to.snapshot.matches({ form: 'saved' })) return 'kept';
          return to.snapshot.matches('form') && sent === 'sent' ? 'none' : sent;
        },
      },
    },
  ],
  examples: [
    { name: 'the profile is read first', way: [], leads: 'loading' },
    {
      name: 'the form shows what is known',
      way: ['readProfile: a name'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.fields.payeeName === 'Ana Ruiz',
    },
    {
      name: 'a profile that could not be read is said to be so',
      way: ['readProfile: lost'],
      leads: 'unknown',
      and: ({ to }) => to.snapshot.context.failure?.kind === 'network',
    },
    {
      name: 'a profile that could not be read is read again on request',
      way: ['readProfile: lost', 'clicks retry'],
      leads: 'loading',
      and: ({ to }) => to.snapshot.context.failure === null,
    },
    {
      name: 'a missing nickname is marked',
      way: ['readProfile: a name', 'empties the nickname', 'submits'],
      leads: 'form.editing',
      and: ({ to }) => to.snapshot.context.problems.nickname !== undefined,
    },
    {
      name: 'a refusal says why, and marks its field',
      way: refused,
      leads: 'form.refused',
      and: ({ to: { snapshot } }) =>
        snapshot.context.failure?.code === 'FIELD_REFUSED' &&
        snapshot.context.problems.nickname !== undefined,
    },
    { name: 'typing takes a refusal away', way: [...refused, 'types a nickname'], leads: 'form.editing' },
    {
      name: 'a profile that was saved is read again everywhere',
      way: ['readProfile: a name', 'types a nickname', 'submits', 'saveProfile: saved'],
      leads: 'form.saved',
      and: ({ effects }) => effects.emitted.some(({ type }) => type === 'stale'),
    },
  ],
});

const field = ({ page }: Scene, name: string) => centre.field(page, name);
const save = ({ page }: Scene) => centre.button(page, 'Guardar');

export const profileProof = defineProof(profileModel, {
  browser: {
    starts: {
      'at eighteen years': async (scene) => {
        await hold(scene, 'member.profile', 'member.saveProfile');
        await openSection(scene, 'profile');
      },
    },
    events: {
      'types a nickname': (scene) => field(scene, 'Apodo').fill('Anita'),
      'empties the nickname': (scene) => field(scene, 'Apodo').fill(' '),
      'types a real name': {
        when: ({ context }) => !context.nameKnown,
        how: (scene) => field(scene, 'Nombre real').fill('Ana Ruiz'),
      },
      'types a birthday that no calendar has':
        'the field for a day lets nobody type one that no calendar has',
      'types a birthday': (scene) => field(scene, 'Fecha de nacimiento').fill('1990-02-28'),
      submits: (scene) => save(scene).click(),
      'clicks retry': (scene) => centre.button(scene.page, 'Reintentar').click(),
    },
    answers: {
      readProfile: byCall('member.profile', profileModel.answers?.readProfile),
      saveProfile: {
        ...byCall('member.saveProfile', profileModel.answers?.saveProfile),
        'session over':
          'a token that is refused opens the login over the form: the journey of SES-03 shows it',
      },
    },
    shows: {
      loading: ({ page }) => expect(centre.region(page).getByText('Cargando tus datos…')).toBeAttached(),
      unknown: ({ page }) =>
        expect(page.getByRole('heading', { name: 'No pudimos cargar tus datos' })).toBeVisible(),
      'form.editing': (scene) => expect(field(scene, 'Apodo')).toBeEditable(),
      'form.saved': ({ page }) => expect(centre.done(page, 'Tus datos quedaron guardados.')).toBeVisible(),
      'form.refused': ({ page }) => expect(centre.alert(page)).toBeVisible(),
      saving: (scene) => expect(save(scene)).toBeDisabled(),
    },
  },
  openings: [ofPage('/member/securityCenter/profile', { who: 'member2' })],
});
