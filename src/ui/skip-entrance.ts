import { createContext } from 'react';

/** Whether a dialog, or its frame, takes the place of a frame that is on the screen already: then it doesn't come in, it is there. */
export const SkipEntranceContext = createContext(false);
