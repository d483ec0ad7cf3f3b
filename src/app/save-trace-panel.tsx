import { SaveTrace } from '#src/views/support/save-trace.tsx';

/** Where a member saves what just happened (src/app/trace-keeper.ts). */
export function SaveTracePanel() {
  const save = () => void import('./trace-keeper.ts').then(({ saveTrace }) => saveTrace());
  return <SaveTrace onSave={save} />;
}
