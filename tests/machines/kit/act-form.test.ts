import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createActor } from 'xstate';
import { redeemMachine } from '#machines/points/redeem.act.ts';
import { leaveMachine } from '#machines/promotions/leave.act.ts';
import { transferMachine } from '#machines/wallet/transfer.act.ts';
import { bonus } from '../../kit/models/points.ts';

const heardBy = (machine: AnyStateMachine) => machine.events.filter((type) => !type.startsWith('xstate.'));
const always = ['submitted', 'edited', 'confirmed', 'check.asked', 'again.asked'];

describe('an act made of the chart of all acts', () => {
  it.each([
    ['fields and a password', redeemMachine, ['field.changed', 'secret.typed', 'session.lost']],
    ['fields alone', transferMachine, ['field.changed']],
    ['nothing to fill in', leaveMachine, []],
  ])('with %s hears what it can do, and nothing else', (_, machine, more) => {
    expect(heardBy(machine).toSorted()).toEqual([...always, ...more].toSorted());
  });

  it('takes only its own fields and terms', () => {
    const input = { key: 'a-first-key-of-money', id: bonus.id, language: 'ES' };
    const redeem = createActor(redeemMachine, { input }).start();
    redeem.send({ type: 'field.changed', field: 'quantity', value: '2' });
    expect(redeem.getSnapshot().context.fields.quantity).toBe('2');
    /** Never carried out: the compiler refuses each line. */
    const refused = () => {
      // @ts-expect-error a reward has no amount
      redeem.send({ type: 'field.changed', field: 'amount', value: '2' });
      // @ts-expect-error a quantity is a text
      redeem.send({ type: 'field.changed', field: 'quantity', value: 2 });
      // @ts-expect-error the terms are those of the reward
      redeem.send({ type: 'submitted', terms: { price: '9.50' } });
    };
    expect(refused).toBeTypeOf('function');
  });
});
