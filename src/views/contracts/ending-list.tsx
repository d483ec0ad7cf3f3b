import type { Ending } from '#contract/contracts/contract.ts';
import { Name } from '#src/ui/as-is.tsx';
import styles from './acts.module.css';
import { useContractWords } from './use-contract-words.ts';

/** Contracts further down that end with an act: whose they are, and their highest rates. */
export function EndingList({ title, endings }: { title: string; endings: readonly Ending[] }) {
  const words = useContractWords();
  return (
    <section className={styles.endings} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {endings.map(({ contract, agent, rates }) => (
          <li key={contract}>
            <Name>{words.person(agent)}</Name>
            <span>{` · ${words.rates(rates)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
