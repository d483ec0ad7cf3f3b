/** Machines and stable states that no scenario comes to, each with the reason. */
export const unreachable: Readonly<Record<string, string>> = {
  opening: 'it never rests: no state of it is stable',
  'receipt/settled.nothing': 'the product shows a receipt only when something has been paid out',
  'catalog/starting': 'the tab says at once whether it kept the vendors',
  'freePlay/drawing': 'the browser draws at once',
  'register/opening.waiting': 'the page says at once by whose invitation it was opened',
  'change/form.notDone':
    'only of a change by force is the session asked, and no scenario signs in whoever must change: its tour shows it',
};
