import { SaveTrace } from '#src/views/support/save-trace.tsx';

/** The longest comment (spec 4). */
const longestNote = 140;

/** Where a member saves what just happened (src/app/watching/trace-keeper.ts). */
export function SaveTracePanel() {
  const save = (note: string) =>
    import('../watching/trace-keeper.ts').then(({ saveTrace }) => saveTrace(note));
  return <SaveTrace onSave={save} longest={longestNote} />;
}
