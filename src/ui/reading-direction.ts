/** Which way a row goes on: 1 to the right, -1 to the left where the page begins at the right. */
export const readingDirection = (): 1 | -1 => (document.dir === 'rtl' ? -1 : 1);
