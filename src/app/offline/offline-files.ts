/** The page that says that there is no connection. */
export const offlinePage = '/offline.html';

/** All that it is made of: the only things that the worker ever keeps. */
export const offlineFiles: readonly string[] = [offlinePage, '/offline.js', '/offline.css'];
