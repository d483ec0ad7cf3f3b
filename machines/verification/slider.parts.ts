import { later } from '../kit/later.ts';

/** The slider captcha, which whatever sends a code or a form starts on demand. */
export const laterSlider = later(() => import('./slider.machine.ts').then((found) => found.sliderMachine));
