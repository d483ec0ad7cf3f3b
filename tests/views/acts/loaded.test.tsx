import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readingOf, useLatestReading } from '#src/actors/reading.ts';
import { useMemberRead } from '#src/actors/reads.ts';
import { Loaded } from '#src/views/acts/loaded.tsx';
import { memberAnswer } from '../../kit/answers.ts';
import { show } from '../../kit/render.tsx';
import { fail, inTurn, type Replies } from '../../kit/stub-gateway.ts';

const heard: (string | null)[] = [];

/** Keeps every text that the live region had, in their order. */
function hear(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const keep = () => {
    const text = element.querySelector('[role=status]')?.textContent ?? null;
    if (text !== heard.at(-1)) heard.push(text);
  };
  keep();
  const watching = new MutationObserver(keep);
  watching.observe(element, { childList: true, subtree: true, characterData: true });
  return () => watching.disconnect();
}

type Props = { latest?: boolean; small?: boolean };

function Balance({ latest = false, small = false }: Props) {
  const read = useMemberRead('points.balance', {}, { fresh: 0 });
  const kept = useLatestReading(read);
  const shared = {
    reading: latest ? kept : readingOf(read),
    failed: 'No balance.',
    loading: 'Looking.',
    said: ({ free }: { free: string }) => `${free} points.`,
    awaited: <p>a place</p>,
  };
  const body = ({ free }: { free: string }) => <p>{`balance ${free}`}</p>;
  return (
    <section ref={hear} aria-label={read.isError ? 'failed last' : 'as it came'}>
      {small ? (
        <Loaded small {...shared}>
          {body}
        </Loaded>
      ) : (
        <Loaded level="h1" {...shared}>
          {body}
        </Loaded>
      )}
    </section>
  );
}

const here = (free: string) => () => ({ free, held: '0', pending: '0', asOf: 0 });
const lost = () => fail({ kind: 'network' });

function showBalance(reply: NonNullable<Replies['points.balance']>, props: Props = {}) {
  heard.length = 0;
  return show(<Balance {...props} />, {
    token: 'token-of-ana',
    replies: { 'member.info': () => memberAnswer(), 'points.balance': reply },
  });
}

test('what could not be read says why under a heading of its level, and is there after another try', async () => {
  const { user } = await showBalance(inTurn(lost, here('7')));
  expect(await screen.findByRole('heading', { level: 1, name: 'No balance.' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('No balance.');
  expect(screen.queryByText('a place')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('balance 7')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('in a card the reason is said in a line after what was tried, with the same retry', async () => {
  const { user } = await showBalance(inTurn(lost, here('7')), { small: true });
  expect(await screen.findByRole('alert')).toHaveTextContent(/^No balance\. ./);
  expect(screen.queryByRole('heading')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('balance 7')).toBeVisible();
});

test('the place is kept and loading is said once, and then what is here', async () => {
  await showBalance(here('7'));
  expect(screen.getByText('a place')).toBeVisible();
  expect(await screen.findByText('balance 7')).toBeVisible();
  expect(screen.queryByText('a place')).toBeNull();
  await waitFor(() => expect(heard).toEqual(['Looking.', '7 points.']));
});

test.each([false, true])('an answer stays when the next one fails, as the latest: %s', async (latest) => {
  const { queries } = await showBalance(inTurn(here('7'), lost), { latest });
  expect(await screen.findByText('balance 7')).toBeVisible();
  await act(() => queries.refetchQueries({ queryKey: ['points.balance'] }));
  expect(await screen.findByLabelText('failed last')).toBeVisible();
  expect(screen.getByText('balance 7')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(heard).toEqual(['Looking.', '7 points.']);
});
