/** What every call of the agent centre is. */
export const marks = { token: true, assumed: true, realAccount: true, agentsOnly: true } as const;
