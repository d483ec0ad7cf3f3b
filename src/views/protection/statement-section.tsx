import { useLanguage } from '#src/actors/residents.ts';
import { StatementMonth } from './statement-month.tsx';

/** The monthly statement; another language asks for it again, since names come in it. */
export function StatementSection() {
  const language = useLanguage();
  return <StatementMonth key={language} language={language} />;
}
