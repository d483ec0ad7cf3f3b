import { expect } from '@playwright/test';
import { minorIn, office, withdrawPassword } from '../journeys/payouts.ts';
import type { RunningSandbox } from '../journeys/running-sandbox.ts';
import { password } from '../journeys/ui.ts';
import type { Visit } from './engine.ts';
import type { Spot } from './finder.ts';
import { type Person, personAt } from './person.ts';

const member = 'member1';

const header: Spot = { role: 'banner' };
const centre: Spot = { role: 'region', name: 'Centro de miembros' };
const button = (name: string, within?: Spot): Spot => ({ role: 'button', name, ...(within && { within }) });
const dialog = (name: string): Spot => ({ role: 'dialog', name });
const said = (holding: string): Spot => ({ role: 'status', holding, within: centre });

async function signIn(person: Person): Promise<void> {
  await person.press(button('Iniciar sesión', header));
  const within = dialog('Iniciar sesión');
  await person.write({ role: 'textbox', name: 'Usuario', within }, member);
  await person.write({ name: 'Contraseña', within }, password);
  await person.press(button('Entrar', within));
  await person.press({ ...button('Entendido'), last: true });
  await person.seesNo({ role: 'dialog' });
  await person.reads(header, /P 1,204\.50/);
}

/** From the home to the list of slots, and into its first game. */
async function toGame(person: Person): Promise<void> {
  const navigation: Spot = { role: 'navigation', name: 'Juegos y promociones' };
  await person.press({ role: 'link', name: 'Slots', within: navigation });
  await person.sees({ role: 'heading', name: 'Slots', level: 1 });
  const first: Spot = { role: 'article', within: { role: 'list', name: 'Juegos de Slots' } };
  await person.press({ role: 'button', within: first });
  await person.sees({ role: 'heading', name: 'Juego', level: 1 });
}

/** Plays a round inside the game's own page, and leaves it. */
async function play(person: Person, game: Person): Promise<void> {
  await game.press(button('Girar'));
  await game.reads({ role: 'status', within: { role: 'main' } }, /Ganas|Esta vez no/);
  await person.press(button('Salir'));
  await person.sees({ role: 'heading', name: 'Slots', level: 1 });
}

/** Asks for 100.00 and gives the reference of that withdrawal, from the page that shows it. */
async function withdraw(person: Person): Promise<void> {
  await person.press(button('Depositar', header));
  await person.press({ role: 'link', name: 'Retirar', within: centre });
  await person.write({ name: 'Monto', within: centre }, '100');
  await person.write({ name: 'Contraseña de retiro', within: centre }, withdrawPassword);
  await person.press(button('Continuar', centre));
  await person.sees({ role: 'heading', name: 'Revisa antes de confirmar' });
  await person.reads(centre, /P 100\.00.*P 1\.50.*P 98\.50/);
  await person.press(button('Pedir el retiro', centre));
  await person.sees(said('Retiro pedido'));
  await person.press({ role: 'link', name: 'Ver el retiro', within: centre });
  await person.sees({ role: 'heading', name: 'Retiro de P 100.00', level: 1 });
  await person.sees(said('Pendiente'));
}

async function confirmReceipt(person: Person): Promise<void> {
  await person.press(button('Sí, llegó todo', centre));
  await person.press(button('Confirmar lo recibido', centre));
  await person.sees(said('Confirmaste que recibiste P 98.50.'));
}

async function signOut(person: Person): Promise<void> {
  await person.press(button('Cerrar sesión', header));
  await person.press(button('Sí, salir', dialog('Cerrar sesión')));
  await person.sees(button('Iniciar sesión', header));
}

/**
 * What a member does from the door to the door: signs in, plays a round, withdraws, confirms what arrived, signs out. It
 * is written for any engine, and reads only what a person sees, and the books behind it.
 */
export async function walkAsMember(visit: Visit, sandbox: RunningSandbox): Promise<void> {
  const person = personAt(visit);
  await person.open(sandbox.address);
  await signIn(person);
  await toGame(person);
  await play(person, personAt(visit, 'El juego'));
  const left = await minorIn(sandbox, member, 'MAIN');
  await withdraw(person);
  expect(await minorIn(sandbox, member, 'MAIN')).toBe(left - 100_00);
  const reference = (await person.address()).pathname.split('/').at(-1) ?? '';
  await office(sandbox, reference, 'approve');
  await office(sandbox, reference, 'pay');
  await confirmReceipt(person);
  expect(await minorIn(sandbox, member, 'HELD')).toBe(0);
  await signOut(person);
}
