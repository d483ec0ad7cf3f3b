import type { Browser, Page } from '@playwright/test';
import { type Figures, medians } from './figures.ts';
import type { Stage } from './stage.ts';
import { amount, button, centre, header, often, type Step, take } from './steps.ts';
import { open, slowPhone } from './visit.ts';

const login = (page: Page) => page.getByRole('dialog', { name: 'Iniciar sesión' });
const name = (page: Page) => login(page).getByRole('textbox', { name: 'Usuario' });
const greeting = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Entendido' }).last();

/** From the visitor's home to a deposit, by what is on the screen. */
const steps: readonly Step[] = [
  { what: 'open the login', on: (page) => button(header(page), 'Iniciar sesión'), shows: name },
  { what: 'write the name', on: name, write: 'member1' },
  {
    what: 'write the password',
    on: (page) => login(page).getByLabel('Contraseña', { exact: true }),
    write: 'Clave-2026!',
  },
  { what: 'sign in', on: (page) => button(login(page), /^Entrar/), shows: greeting },
  { what: 'close the greeting', on: greeting },
  often.list,
  often.game,
  often.leave,
  often.deposits,
  often.way,
  { what: 'write the amount', on: amount, write: '50' },
  {
    what: 'look over it',
    on: (page) => button(centre(page), 'Continuar'),
    shows: (page) => page.getByRole('heading', { name: 'Revisa antes de confirmar' }),
  },
];

async function walk(browser: Browser, home: string): Promise<Record<string, number>> {
  const opened = await open(browser, home, slowPhone);
  const taken: Record<string, number> = {};
  for (const step of steps) taken[step.what] = await take(opened, step);
  await opened.page.context().close();
  return taken;
}

/**
 * A person's way on a slow phone from the home through the login, a game list and a game to a deposit: each press to its
 * next paint, the median of all rounds, and the worst of them.
 */
export async function measureJourney(stage: Stage): Promise<Figures> {
  const browser = await stage.browser();
  const { address } = await stage.app();
  const walks: Record<string, number>[] = [];
  for (let round = 0; round < stage.rounds; round += 1) walks.push(await walk(browser, `${address}/`));
  const all = medians(walks);
  const figures = Object.entries(all).map(([what, is]) => [what, { is, unit: 'ms' }]);
  const worst = Math.max(...Object.values(all));
  return { ...(Object.fromEntries(figures) as Figures), 'the worst of them': { is: worst, unit: 'ms' } };
}
