import { describe, expect, it } from 'vitest';
import { findModels } from '#assurance/walk/find-proofs.ts';
import { gravely, neverRefused, unheard } from '../../kit/models/unheard.ts';

const models = (await findModels()).filter(({ machine }) => gravely(machine).size > 0);

describe('machines whose calls move money or change a secret', () => {
  it('are all found', () => {
    expect(models.flatMap(({ id }) => id).sort()).toEqual([
      'act',
      'address',
      'authenticator',
      'binding',
      'change',
      'forgot',
      'payoutAccount',
      'removal',
      'renewal',
      'visitorFeedback',
      'withdrawPassword',
    ]);
  });

  it.each(models.map((model) => [model.id, model] as const))(
    '%s is proven never to call a lost answer a refusal, for every way of losing one',
    (_, { machine, answers = {}, properties = [] }) => {
      expect(properties.map(({ name }) => name)).toContain(neverRefused);
      for (const actor of gravely(machine).keys())
        expect(Object.keys(answers[actor] ?? {})).toEqual(expect.arrayContaining(Object.keys(unheard)));
    },
  );
});
