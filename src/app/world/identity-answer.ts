import { answerChannel } from './identity-answers.ts';

// The page that an identity provider sends people back to (identity.html). The tab that asked is told what came, and
// nothing else happens here. Not through `opener`: nobody is given a hold on the app's page.
const { search, pathname } = location;
history.replaceState(null, '', pathname);
new BroadcastChannel(answerChannel).postMessage(search);
window.close();
