import { lazyMachine } from '../kit/lazy-machine.ts';

/** The slider captcha, which whatever sends a code or a form starts on demand. */
export const lazySlider = lazyMachine(() =>
  import('./slider.machine.ts').then((found) => found.sliderMachine),
);
