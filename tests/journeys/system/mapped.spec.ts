import { readMapping } from '#assurance/conformance/mapping.ts';
import { calls } from '#contract/calls.ts';
import { expect, test } from '../../kit/journeys/journey.ts';
import { walkOfMember } from '../../kit/journeys/member-walk.ts';

const mapping = readMapping('docs/conformance/mapping.example.json');
const ours = new Set<string>(Object.values(calls).map(({ path }) => path));

test('with a gateway that has paths and names of its own, a member signs in, plays, withdraws and signs out', async ({
  page,
  sandbox,
}) => {
  await sandbox.setConfig({ mapping });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await walkOfMember(page, sandbox);
  expect(asked).toContain('/api/v3/wps/acceso/entrar');
  expect(asked.filter((path) => ours.has(path))).toEqual([]);
});
