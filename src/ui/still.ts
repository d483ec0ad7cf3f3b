import { createContext } from 'react';

/** Whether a dialog takes the place of its frame, which is on the screen already: then it doesn't come in, it is there. */
export const StillContext = createContext(false);
