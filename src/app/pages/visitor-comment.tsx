import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useVisitor } from '#src/actors/signed-in.ts';
import { Button } from '#src/ui/button.tsx';
import type { PartFailure } from '#src/ui/part-failure.ts';
import { Part } from '../parts/part.tsx';
import { partsWithin } from '../parts/parts-within.ts';

/** In the address of the help: a link that leads a visitor to the form. */
const asking = 'comment';

type Props = {
  /** Says that the form could not be fetched; it is given because the start has it. */
  lost: (again: () => void, failure: PartFailure) => ReactNode;
};

/**
 * The button by which a visitor writes to the house; members have a page of their own. What is open stays open for somebody
 * who meanwhile came in.
 */
export function VisitorComment({ lost }: Props) {
  const { t } = useTranslation(['help']);
  const visitor = useVisitor();
  const [query, setQuery] = useSearchParams();
  const [pressed, setPressed] = useState(false);
  const [begun, setBegun] = useState(false);
  const asked = query.has(asking);
  const open = pressed || (asked && (visitor || begun));
  if (open && !begun) setBegun(true);

  function close(): void {
    setPressed(false);
    if (!asked) return;
    const others = new URLSearchParams(query);
    others.delete(asking);
    setQuery(others, { replace: true });
  }

  return (
    <>
      {visitor && (
        <p>
          <Button data-warms="visitorFeedback" onClick={() => setPressed(true)}>
            {t('help.person.comment')}
          </Button>
        </p>
      )}
      {begun && <Part part={partsWithin.visitorFeedback} props={{ open, onClose: close }} failed={lost} />}
    </>
  );
}
