import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import { Overlays } from '#src/app/overlays/overlays.tsx';
import { statusAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import type { Replies } from '../../kit/stub-gateway.ts';

type Options = Omit<NonNullable<Parameters<typeof show>[1]>, 'replies'> & {
  readonly features?: readonly string[];
  /** The rest of the page. */
  readonly beside?: ReactNode;
};

/** Shows the dialogs with the login dialog open, once the gateway has said what is switched on. */
export async function openLogin(replies: Replies = {}, { features = [], beside, ...options }: Options = {}) {
  const shown = await show(
    <>
      {beside}
      <Overlays />
    </>,
    {
      ...options,
      replies: { 'system.status': () => statusAnswer(features), ...replies },
    },
  );
  await shown.known();
  const session = shown.root.system.get('session') as ActorRefFrom<typeof sessionMachine>;
  session.send({ type: 'entry.wanted', way: 'login' });
  const title = options.language === 'EN' ? 'Log in' : 'Iniciar sesión';
  const dialog = within(await screen.findByRole('dialog', { name: title, busy: false }));
  return { ...shown, session, dialog };
}
