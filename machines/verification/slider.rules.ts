/** How it ends: with what the waiting call must bring, or without. */
export type Solved = { readonly verificationData: string | null };
