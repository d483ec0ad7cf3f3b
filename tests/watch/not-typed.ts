const gateway = 'The gateway sent it.';
const choice = 'It names what a person picked from what the gateway offers.';
const before = 'It was typed in an event that came before it.';
const kept = 'The page holds it anyway as long as it may be used.';

/** Events that bring a text which is no word of the product's own, and yet may be held raw: why. */
export const notTyped: Readonly<Record<string, string>> = {
  'account.changed': kept,
  'again.asked': kept,
  'articles.learned': gateway,
  'binding.asked': gateway,
  'cdns.learned': gateway,
  'code.wanted': before,
  'contact.clicked': gateway,
  'countdown.passed': before,
  'countdown.set': before,
  'country.picked': choice,
  'export.asked': 'It is made of words of the page and of dates.',
  'file.chosen': 'The kind of a file, not what is in it.',
  'file.read': 'A digest of a file.',
  'full.picked': kept,
  'game.recalled': kept,
  'heart.pressed': choice,
  'invitation.found': 'It stood in the address of the page.',
  'launch.wanted': choice,
  'measure.clicked': gateway,
  'method.picked': choice,
  'none.picked': kept,
  'part.picked': kept,
  'provider.clicked': choice,
  'random.drawn': 'It is good for one free play.',
  'removal.asked': choice,
  'site.timed': gateway,
  submitted: gateway,
  'tabs.heard': kept,
  'vendor.picked': choice,
  'vendors.recalled': gateway,
  'wallet.picked': choice,
  'withdrawal.read': gateway,
  'withdrawals.listed': gateway,
};
