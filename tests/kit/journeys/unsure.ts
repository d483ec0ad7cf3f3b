import { expect, type Locator, type Page } from '@playwright/test';
import type { SecuritySection } from '#machines/centres.ts';
import { centre } from './centre.ts';
import { openAs } from './open-as.ts';
import type { RunningSandbox } from './running-sandbox.ts';

type Opened = { readonly page: Page };

export const unsureDialog = (page: Page) => page.getByRole('dialog', { name: 'No sabemos si se hizo' });
export const unsure = (place: Locator) =>
  place.getByRole('status').filter({ hasText: 'No sabemos si se hizo' });
export const press = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** What a page of the centre says of a secret of which nobody knows whether it is in force, and how a person asks. */
export const unsureInCentre = (page: Page) => unsure(centre.region(page));
const asks = ({ page }: Opened) => unsureInCentre(page).getByRole('button', { name: 'Preguntar ahora' });
export const unsurePages = {
  notDone: ({ page }: Opened) =>
    expect(centre.region(page).getByText('No consta que se hiciera.')).toBeVisible(),
  unsure: (scene: Opened) => expect(asks(scene)).toBeEnabled(),
  looking: (scene: Opened) => expect(asks(scene)).toBeDisabled(),
  wantsForm: ({ page }: Opened) => centre.button(page, 'Volver al formulario').click(),
};

/** The call runs and half of its answer comes; or it does not run and half of an answer comes. */
export const lost = { kind: 'truncated' } as const;
export const never = { kind: 'carried out late' } as const;

/** Opens a section of the security centre as a member. */
export async function openSection(
  page: Page,
  sandbox: RunningSandbox,
  section: SecuritySection,
): Promise<Locator> {
  await openAs(page, sandbox, 'member1', `/member/securityCenter/${section}`);
  return centre.region(page);
}

/** The page reports no refusal. */
export const nothingRefused = (page: Page) => expect(page.getByRole('alert')).toHaveCount(0);
