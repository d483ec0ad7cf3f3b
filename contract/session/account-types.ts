/** The account type of a demo account (spec 3, 6). */
export const demoType = 4;
