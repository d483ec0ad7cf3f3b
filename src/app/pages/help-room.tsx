import type { ComponentProps } from 'react';
import HelpPage from '#src/views/help/help-page.tsx';
import { VisitorComment } from './visitor-comment.tsx';

/** The page of the help, where a visitor can write to the house too. */
export function HelpRoom({ language, more }: ComponentProps<typeof HelpPage>) {
  return (
    <HelpPage
      language={language}
      more={
        <>
          <VisitorComment />
          {more}
        </>
      }
    />
  );
}
