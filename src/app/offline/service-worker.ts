import { serveOffline, type WorkerScope } from './offline-worker.ts';

// The worker's own file, at an address that never changes (scripts/build-offline.ts).
serveOffline(self as unknown as WorkerScope, import.meta.env.OFFLINE_VERSION);
