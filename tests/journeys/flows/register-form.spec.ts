import { expect } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { registerFormModel } from '../../machines/registration/register-form.model.ts';
import { rule } from '../../machines/registration/rule.ts';
import { registerBox, registerButton, registerDialog } from '../kit/registering.ts';
import { password, ready } from '../kit/rooms.ts';
import { play } from './play.ts';
import { hold } from './scenes.ts';
import type { Deed, Scene } from './stage.ts';

const dialog = ({ page }: Scene) => registerDialog(page);
const box = (scene: Scene, name: string) => registerBox(dialog(scene), name);
const warning = ({ page }: Scene) => page.getByRole('dialog', { name: 'Código de invitación incorrecto' });
const tab = (name: string) => (scene: Scene) => dialog(scene).getByRole('tab', { name }).click();

const misinvited = (snapshot: AnyMachineSnapshot) => snapshot.matches({ form: 'misinvited' });
const byName = ({ context }: AnyMachineSnapshot) => context.type === 'username';
const byNumber = ({ context }: AnyMachineSnapshot) => context.type === 'mobile';
const always = () => true;

/** The warning of a wrong invitation stands before the form. */
const inForm = (how: Deed, when: (snapshot: AnyMachineSnapshot) => boolean = always) => ({
  when: (snapshot: AnyMachineSnapshot) => !misinvited(snapshot) && when(snapshot),
  how,
});

const own = rule('username', { patternId: 'own', acceptedPattern: '^ana' });

const begin = (settings: object, query: string) => async (scene: Scene) => {
  await scene.door.setConfig(settings);
  await hold(scene, 'registration.register', 'registration.registerMobile', 'member.info');
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

const features = 'the gateway tells its features in its own time';
const worker = 'the pattern’s own worker answers by itself, as soon as something was typed';
const code = 'where codes go by SMS another field must be filled in: shown by the journey of a number';
const provider = 'not walked in the browser yet: registering with an identity is shown by the wire';
const defect = 'a child of the form breaks by a defect only';
const realTime = 'the time-out of a call is real time: it is shown over the wire';

/** Left out here, so that the tours stay few: the journeys and the wire show them. */
const elsewhere = ['types a number', 'types a captcha', 'leaves the user name', 'picks a country'];
const events = Object.fromEntries(
  Object.entries(registerFormModel.events ?? {}).filter(([name]) => !elsewhere.includes(name)),
);

play({
  model: { ...registerFormModel, events },
  starts: {
    'by name or number, invited': begin(
      { whitelabel: { REGSMS: false }, registerRules: [own, rule('affiliateCode')] },
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
    'the pattern of the user name says no': worker,
    'picks the tab by number': inForm(
      tab('Celular'),
      ({ context }) => context.type === 'username' && context.features.mobileRegistration,
    ),
    'picks the tab by name': inForm(tab('Usuario'), byNumber),
    'asks for a code': code,
    submits: inForm((scene) => registerButton(dialog(scene)).click()),
    resets: inForm((scene) => dialog(scene).getByRole('button', { name: 'Borrar todo' }).click()),
    'chooses an identity provider': provider,
    'reads the warning': {
      when: misinvited,
      how: (scene) => warning(scene).getByRole('button', { name: 'Entendido' }).click(),
    },
    'wants to sign in': inForm((scene) =>
      dialog(scene).getByRole('link', { name: 'Iniciar sesión' }).click(),
    ),
    'registering by number is switched off': features,
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
    identity: { known: provider, 'given up': provider, 'a bad invitation': provider, broke: defect },
  },
  shows: {
    'form.editing': (scene) => expect(dialog(scene)).toBeVisible(),
    // The reason is gone as soon as another tab is picked: that it is said is shown by the journeys.
    'form.refused': (scene) => expect(registerButton(dialog(scene))).not.toHaveAttribute('aria-busy', 'true'),
    'form.misinvited': (scene) => expect(warning(scene)).toBeVisible(),
    sending: (scene) => expect(registerButton(dialog(scene))).toHaveAttribute('aria-busy', 'true'),
    identifying: provider,
    ended: (scene) => expect(dialog(scene)).toHaveCount(0),
  },
  echoes: [
    '(root) · features.learned -> (stays)',
    'form · field.left -> (stays)',
    'form · pattern.judged -> (stays)',
  ],
  gaps: {
    '(root) · captcha error -> (stays)': defect,
    'form · country.picked -> (stays)': 'left out here: shown by the journey of a number',
    'form · code.asked [0] if numberGood -> (stays)': code,
    'form · code.asked [1] -> (stays)': code,
    'form · provider.clicked -> identifying': provider,
    'sending · sending error -> form.refused': defect,
    'identifying · identity done -> answered': provider,
    'identifying · identity error -> form.refused': defect,
    'explaining · always [2] -> form.editing': provider,
  },
});
