import { later } from '../kit/later.ts';

/** Machines that the ways in start when they are wanted, and not for the login dialog. */

export const laterRegistration = later(() =>
  import('../registration/register.machine.ts').then((found) => found.registerMachine),
);

export const laterForgot = later(() =>
  import('../password/forgot.machine.ts').then((found) => found.forgotMachine),
);

export const laterFreePlay = later(() =>
  import('./free-play.machine.ts').then((found) => found.freePlayMachine),
);

export const laterSlider = later(() =>
  import('../verification/slider.machine.ts').then((found) => found.sliderMachine),
);
