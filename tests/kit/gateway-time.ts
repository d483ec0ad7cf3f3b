import { onTestFinished } from 'vitest';
import { clock } from '#src/actors/clock.ts';
import { machineNow } from './moment.ts';

/** An answer says that it is this moment at the gateway, whatever the device's clock says; until the test ends. */
export function answeredAt(moment: number): void {
  clock.heard(moment, moment);
  onTestFinished(() => clock.heard(machineNow(), machineNow()));
}
