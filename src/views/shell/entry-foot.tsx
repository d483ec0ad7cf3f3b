import { LanguageSelect } from './header/language-select.tsx';
import { useMayEnter } from './may-enter.ts';
import { SaferPlayAside } from './safer-play-aside.tsx';

/**
 * At the foot of the dialogs that lead into an account: safer play, and where the brand asks for a session first, the
 * language, as the page behind is out of reach.
 */
export function EntryFoot() {
  return (
    <>
      <SaferPlayAside />
      {!useMayEnter() && <LanguageSelect />}
    </>
  );
}
