import { registerWorker } from '../offline/register-worker.ts';
import { createInstallDesk } from './install-desk.ts';
import type { HeldOffer } from './install-offer.ts';

/** What makes an app of the page, fetched once it is idle: the desk of installing, and the worker. */
export const createWebApp = (offered: HeldOffer) => ({ ...createInstallDesk(offered), registerWorker });
