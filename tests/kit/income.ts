import { asMinor } from '#contract/units.ts';
import { credit } from '#sandbox/books/rewards-paid.ts';
import { rewards } from '#sandbox/db/rewards-schema.ts';
import { idOf } from './members.ts';
import type { TestSandbox } from './sandbox.ts';

type Given = { account: string; source: 'REFERRAL' | 'GIFT'; amount: number; at: number };

/** A reward that was claimed at a moment, paid through the books; the amount in minor units. */
export async function newReward(box: TestSandbox, { account, source, amount, at }: Given): Promise<void> {
  const memberId = await idOf(box, account);
  const money = { amount: asMinor(amount) };
  const id = `reward-${source}-${at}`;
  const titles = { titleEs: source, titleEn: source };
  await box.sandbox.db.write(async (tx) => {
    await tx
      .insert(rewards)
      .values({ ...titles, id, memberId, cause: id, source, status: 'CLAIMED', ...money, at });
    await credit(tx, { ...titles, id, memberId }, { ...money, at });
  });
}
