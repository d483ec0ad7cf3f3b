import { answerChannel } from './identity-answers.ts';

// The page that an identity provider sends people back to (identity.html). It only passes the answer on to the
// tab that asked. It does not use `opener`: no other page gets a handle on the app's page.
const { search, pathname } = location;
history.replaceState(null, '', pathname);
new BroadcastChannel(answerChannel).postMessage(search);
window.close();
