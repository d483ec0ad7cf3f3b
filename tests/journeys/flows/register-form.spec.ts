import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { type RegisterForm, shownFields } from '#machines/registration/fields.rules.ts';
import { play } from '../../flows/browser/play.ts';
import { hold, learn } from '../../flows/browser/scenes.ts';
import type { Deed, Scene } from '../../flows/browser/stage.ts';
import { providerWindow, sayWho } from '../../kit/journeys/provider-window.ts';
import { registerBox, registerButton, registerDialog } from '../../kit/journeys/registering.ts';
import { password, ready, rooms } from '../../kit/journeys/rooms.ts';
import { registerFormModel } from '../../machines/registration/register-form.model.ts';
import { rule } from '../../machines/registration/rule.ts';

const dialog = ({ page }: Scene) => registerDialog(page);
const box = (scene: Scene, name: string) => registerBox(dialog(scene), name);
const waiting = ({ page }: Scene) => page.getByRole('dialog', { name: 'Sigue en la otra ventana' });
const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Código de invitación incorrecto' });
const tab = (name: string) => (scene: Scene) => dialog(scene).getByRole('tab', { name }).click();

const misinvited = (snapshot: AnyMachineSnapshot) => snapshot.matches({ form: 'misinvited' });
const byName = ({ context }: AnyMachineSnapshot) => context.type === 'username';
const byNumber = ({ context }: AnyMachineSnapshot) => context.type === 'mobile';
/** Before a country is picked, the one that is shown counts as soon as the number is used. */
const withCountry = (snapshot: AnyMachineSnapshot) =>
  byNumber(snapshot) && snapshot.context.dialing.code !== '';
const withImage = ({ context }: AnyMachineSnapshot) =>
  shownFields(context as RegisterForm).some(({ field }) => field === 'captcha');
const byBoth = ({ context }: AnyMachineSnapshot) => context.features.mobileRegistration;
const always = () => true;

/** The warning of a wrong invitation stands before the form, and so does whoever is being identified. */
const inForm = (how: Deed, when: (snapshot: AnyMachineSnapshot) => boolean = always) => ({
  when: (snapshot: AnyMachineSnapshot) => snapshot.matches('form') && !misinvited(snapshot) && when(snapshot),
  how,
});

const own = rule('username', { patternId: 'own', acceptedPattern: '^ana' });

const begin = (settings: object, query: string) => async (scene: Scene) => {
  await scene.door.setConfig(settings);
  await hold(scene, 'registration.register', 'registration.registerMobile', 'member.info');
  await hold(scene, 'registration.registerIdentity');
  const body = { success: true, value: null };
  await scene.door.faults([
    { call: 'registration.affiliate', kind: 'answer', status: 200, body, times: 'always' },
  ]);
  await scene.page.goto(`/register${query}`);
  await ready(scene.page);
  await expect(registerButton(dialog(scene))).toBeVisible();
};

/** Answers whichever of the two ways of registering was asked for. */
const answer = (status: number, body: object) => async (scene: Scene) => {
  const names = ['registration.register', 'registration.registerMobile'] as const;
  const asked = async () => {
    const waiting = await scene.door.waiting();
    return names.find((name) => waiting.includes(name));
  };
  await expect.poll(asked, { message: 'a registration arrives' }).toBeDefined();
  await scene.door.release((await asked()) ?? names[0], { status, body });
};
const refused = (code: string, value?: object) => answer(422, { success: false, code, value });
const accepted = {
  token: 'a-token-that-is-made-up',
  firstTimeLogin: true,
  passwordExpired: false,
  userName: 'ana',
};

/** The window of the provider says who this is; the gateway answers what is said to it of them. */
const vouched = (status: number, body: object) => async (scene: Scene) => {
  await sayWho(await providerWindow(scene.page), 'lucia@norte.example');
  await scene.door.release('registration.registerIdentity', { status, body });
};

const defect = 'a child of the form breaks by a defect only';
const realTime = 'the time-out of a call is real time: it is shown over the wire';
const worker = 'the pattern’s own worker answers by itself, as soon as something was typed';

play({
  model: registerFormModel,
  starts: {
    'by name or number, invited': begin(
      { registerRules: [own, rule('affiliateCode')] },
      '?referralCode=NORTE-1',
    ),
    'by name, with an image for everybody': begin(
      {
        whitelabel: { MOBILEREG: false },
        registerRules: [own, own, rule('captcha', { required: true })],
      },
      '',
    ),
  },
  events: {
    'types a user name': inForm((scene) => box(scene, 'Usuario').fill('anabel'), byName),
    'types a password': inForm((scene) => box(scene, 'Contraseña').fill(password)),
    'confirms the password': inForm((scene) => box(scene, 'Repite la contraseña').fill(password)),
    'types a number': inForm((scene) => box(scene, 'Número de celular').fill('600111222'), withCountry),
    'types the code': inForm((scene) => box(scene, 'Código por SMS').fill('123456'), byNumber),
    'types a captcha': inForm((scene) => rooms.captcha(dialog(scene)).fill('seen'), withImage),
    'leaves the user name': inForm(async (scene) => {
      await box(scene, 'Usuario').focus();
      await box(scene, 'Usuario').blur();
    }, byName),
    'the pattern of the user name says no': worker,
    'picks the tab by number': inForm(tab('Celular'), (snapshot) => byName(snapshot) && byBoth(snapshot)),
    'picks the tab by name': inForm(tab('Usuario'), byNumber),
    'picks a country': inForm((scene) => dialog(scene).getByLabel('País').selectOption('ES'), byNumber),
    'a code is still on its way to a number': 'only a form that was closed before is told so, as it opens',
    'asks for a code': inForm(
      (scene) => dialog(scene).getByRole('button', { name: 'Enviar código' }).click(),
      withCountry,
    ),
    submits: inForm((scene) => registerButton(dialog(scene)).click()),
    resets: inForm((scene) => dialog(scene).getByRole('button', { name: 'Borrar todo' }).click()),
    'chooses an identity provider': inForm((scene) =>
      dialog(scene).getByRole('button', { name: 'Continuar con Cuenta Norte' }).click(),
    ),
    'reads the warning': {
      when: misinvited,
      how: (scene) => warning(scene).getByRole('button', { name: 'Entendido' }).click(),
    },
    'wants to sign in': inForm((scene) =>
      dialog(scene).getByRole('link', { name: 'Iniciar sesión' }).click(),
    ),
    'registering by number is switched off': inForm(async (scene) => {
      await learn(scene, { MOBILEREG: false });
      await expect(dialog(scene).getByRole('tab', { name: 'Celular' })).toHaveCount(0);
    }, byBoth),
    closes: inForm(({ page }) => page.keyboard.press('Escape')),
  },
  answers: {
    captcha: { broke: defect },
    sending: {
      registered: answer(200, { success: true, value: accepted }),
      taken: refused('ACCOUNT_TAKEN'),
      'a field refused': refused('FIELD_REFUSED', { field: 'payeeName' }),
      'a bad invitation': refused('AFFILIATE_WRONG'),
      'wants an image read': refused('ACCOUNT_TAKEN', { captcha: true }),
      'not heard of': realTime,
      broke: defect,
    },
    identity: {
      known: vouched(200, { success: true, value: accepted }),
      'given up': async (scene) => {
        await waiting(scene).getByRole('button', { name: 'Cancelar' }).last().click();
        // A window that is still closing would be taken for the next one.
        await expect.poll(() => scene.page.context().pages().length).toBe(1);
      },
      'a bad invitation': vouched(422, { success: false, code: 'AFFILIATE_WRONG' }),
      broke: defect,
    },
  },
  shows: {
    'form.editing': (scene) => expect(dialog(scene)).toBeVisible(),
    // The reason is gone as soon as another tab is picked: that it is said is shown by the journeys.
    'form.refused': (scene) => expect(registerButton(dialog(scene))).not.toHaveAttribute('aria-busy', 'true'),
    'form.misinvited': (scene) => expect(warning(scene)).toBeVisible(),
    sending: (scene) => expect(registerButton(dialog(scene))).toHaveAttribute('aria-busy', 'true'),
    identifying: (scene) => expect(waiting(scene)).toBeVisible(),
    ended: (scene) => expect(dialog(scene)).toHaveCount(0),
  },
  echoes: [
    '(root) · features.learned -> (stays)',
    'form · field.left -> (stays)',
    'form · pattern.judged -> (stays)',
  ],
});
