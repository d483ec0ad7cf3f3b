import { SaveTrace } from '#src/views/support/save-trace.tsx';
import { kept, replaced } from '#src/watch/redaction-kinds.ts';
import { saveTrace } from '../watching/light-watch.ts';

/** The longest comment (spec 4). */
const longestNote = 140;

/** Where a member saves what just happened (src/app/watching/light-watch.ts). */
export function SaveTracePanel() {
  return <SaveTrace onSave={saveTrace} longest={longestNote} replaced={replaced} kept={kept} />;
}
