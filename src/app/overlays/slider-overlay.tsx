import type { ActorRefFrom } from 'xstate';
import type { sliderMachine } from '#machines/verification/slider.machine.ts';
import { SliderDialog } from '#src/views/verification/slider-dialog.tsx';
import { hostedStage } from '../world/hosted-stage.ts';

function takeStage(place: HTMLElement | null): void {
  place?.append(hostedStage);
}

/** The slider's dialog, with the place where a provider's script shows its own. */
export function SliderOverlay({ slider }: { slider: ActorRefFrom<typeof sliderMachine> }) {
  return <SliderDialog slider={slider} stage={<div ref={takeStage} />} />;
}
