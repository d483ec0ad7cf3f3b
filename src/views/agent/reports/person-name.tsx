import type { Person } from '#contract/agent/person.ts';
import { personName } from '#machines/kit/sheet.rules.ts';
import { Name } from '#src/ui/as-is.tsx';

/** The name of a person as the file has it; a name from right to left turns nothing around it. */
export function PersonName({ person }: { person: Person }) {
  return <Name>{personName(person)}</Name>;
}
