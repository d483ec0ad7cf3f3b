import { useTranslation } from 'react-i18next';
import type { EmailProblem } from '#contract/typed.ts';

type Props = {
  /** What the form says of any address that is none. */
  format: string;
  problem: EmailProblem;
};

/** Why an e-mail address can't be one: the form's words, and what is wrong with this one. */
export function EmailError({ format, problem }: Props) {
  const { t } = useTranslation(['acts']);
  return (
    <>
      <span>{format}</span> <span>{t(`acts.email.${problem}`)}</span>
    </>
  );
}
