import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { connect } from '#machines/kit/connect.ts';
import { captchaMachine } from '#machines/verification/captcha.machine.ts';
import { CaptchaField } from '#src/views/verification/captcha-field.tsx';
import { onePixel } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies, stubGateway } from '../../kit/stub-gateway.ts';

async function showCaptcha(reply: NonNullable<Replies['verification.captcha']>) {
  const { gateway, asked } = stubGateway({ 'verification.captcha': reply });
  const clock = new SimulatedClock();
  const captcha = createActor(connect(captchaMachine, gateway), { clock });
  captcha.start();
  captcha.send({ type: 'captcha.wanted' });
  const shown = await show(
    <CaptchaField captcha={captcha} value="" missing={false} busy={false} onValue={() => undefined} />,
  );
  return { ...shown, asked, clock };
}

test('CAP-01 ten clicks on the image within a second ask for it no more than once', async () => {
  const { user, asked, clock } = await showCaptcha(() => onePixel);
  const image = await screen.findByRole('button', { name: /Imagen con un código/ });
  for (let click = 0; click < 10; click += 1) await user.click(image);
  expect(asked).toHaveLength(1);
  clock.increment(1_000);
  await user.click(image);
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('CAP-02 when no image comes a placeholder says so, and a click on it tries again', async () => {
  const { user, clock } = await showCaptcha(
    inTurn(
      () => fail({ kind: 'network' }),
      () => onePixel,
    ),
  );
  const placeholder = await screen.findByRole('button', { name: /La imagen no cargó/ });
  clock.increment(1_000);
  await user.click(placeholder);
  expect(await screen.findByRole('button', { name: /Imagen con un código/ })).toBeVisible();
});

test('CAP-02 anything but a PNG is never drawn', async () => {
  await showCaptcha(() => btoa('<svg onload=alert(1)>'));
  expect(await screen.findByRole('button', { name: /La imagen no cargó/ })).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('a person who can’t see the image is led to customer service', async () => {
  const { user, emitted } = await showCaptcha(() => onePixel);
  await user.click(await screen.findByRole('button', { name: 'Habla con nosotros' }));
  expect(emitted).toContainEqual({ type: 'window.opened' });
});
