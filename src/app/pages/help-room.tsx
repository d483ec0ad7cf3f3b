import type { ComponentProps } from 'react';
import HelpPage from '#src/views/help/help-page.tsx';
import { VisitorComment } from './visitor-comment.tsx';

type Props = ComponentProps<typeof HelpPage> & ComponentProps<typeof VisitorComment>;

/** The page of the help, where a visitor can write to the house too. */
export function HelpRoom({ language, more, lost }: Props) {
  return (
    <HelpPage
      language={language}
      more={
        <>
          <VisitorComment lost={lost} />
          {more}
        </>
      }
    />
  );
}
