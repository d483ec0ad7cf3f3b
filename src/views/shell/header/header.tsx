import { useAccount } from '#src/actors/residents.ts';
import { useSignedIn } from '../signed-in.ts';
import { BrandMark } from './brand-mark.tsx';
import styles from './header.module.css';
import { LanguageSelect } from './language-select.tsx';
import { MemberArea } from './member-area.tsx';
import { ResumingArea } from './resuming-area.tsx';
import { VisitorArea } from './visitor-area.tsx';

/** What stands in the header (spec 2): the way home, the language, and what the person who is here may do. */
export function Header() {
  const account = useAccount();
  const signedIn = useSignedIn();
  return (
    <div className={styles.row}>
      <BrandMark />
      <LanguageSelect />
      {account && <MemberArea account={account} />}
      {!account && (signedIn ? <ResumingArea /> : <VisitorArea />)}
    </div>
  );
}
