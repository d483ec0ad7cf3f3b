/** Jobs that run by the clock and can be held or killed before each of their steps. */
export const jobs = ['contracts.pay'] as const;
export type Job = (typeof jobs)[number];

/** Waits before a step of a job, for as long as the fault door says. */
export type Pause = (job: Job) => Promise<void>;
