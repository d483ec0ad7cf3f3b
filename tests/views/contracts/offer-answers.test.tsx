import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { teamAgainIn } from '#machines/contracts/conditions-left.rules.ts';
import { TeamPeople } from '#src/views/contracts/team-tab.tsx';
import { memberAnswer, statusAnswer } from '../../kit/answers.ts';
import { given, offerMade, teamWith } from '../../kit/models/offers.ts';
import { show } from '../../kit/render.tsx';
import { inTurn } from '../../kit/stub-gateway.ts';

const [person] = teamWith().body.value.people;
const teamOf = (of: Partial<NonNullable<typeof person>>) =>
  teamWith({ people: person ? [{ ...person, inForce: null, ...of }] : [] }).body.value;
const waiting = teamOf({ offer: offerMade });

test.each([
  ['accepted', teamOf({ inForce: { ...offerMade, state: 'VALID' } }), /aceptó tu oferta: ya está en vigor/],
  ['declined', teamOf({ declined: { ...offerMade, state: 'REJECTED' } }), /rechazó tu oferta del 20/],
])(
  'an offer that was %s by the other side is told to the page of the one who offered',
  async (_, then, said) => {
    const { queries } = await show(
      <TeamPeople kind="DIVIDEND" of="DIRECT" page={1} onPage={() => undefined} />,
      {
        token: 'token-of-ana',
        replies: {
          'system.status': () => statusAnswer(),
          'member.info': () => memberAnswer(),
          'contracts.team': inTurn(
            () => waiting,
            () => then,
          ),
        },
      },
    );
    expect(await screen.findByText('Oferta que espera respuesta')).toBeVisible();
    expect(screen.queryByText(said)).toBeNull();
    await act(() => queries.refetchQueries({ queryKey: ['contracts.team'] }));
    expect(await screen.findByText(said)).toBeVisible();
  },
);

test('a page asks again while an answer of the other side is awaited, and only then', () => {
  const asks = (of: Parameters<typeof teamOf>[0]) => teamAgainIn(teamOf(of)) !== null;
  expect(asks({ offer: offerMade })).toBe(true);
  expect(asks({ inForce: { ...given, endAskedBy: 'UPLINE' } })).toBe(true);
  expect(asks({ inForce: { ...given, endAskedBy: 'AGENT' } })).toBe(false);
  expect(asks({ inForce: given })).toBe(false);
  expect(asks({ offer: { ...offerMade, side: null } })).toBe(false);
});
