import type { Failure } from '#contract/errors.ts';
import type { RegisterRule } from '#contract/system.ts';
import type { Admission, EntryWay, WayInput } from '../session/entry.rules.ts';
import { type Features, noFeatures } from '../system/features.rules.ts';
import { registerTypes } from './fields.rules.ts';
import type { FormInput, Invited } from './register-form.rules.ts';

/** Everything the machine knows. */
export type RegisterContext = Admission &
  Pick<WayInput, 'features' | 'entrance'> & {
    readonly invited: Invited;
    readonly rules: readonly RegisterRule[];
    readonly failure: Failure | null;
  };

/** Everything the machine may be told. */
export type RegisterEvent =
  | { readonly type: 'features.learned'; readonly features: Features }
  | { readonly type: 'invitation.told'; readonly invited: Invited }
  | { readonly type: 'rules.retried' }
  | { readonly type: 'exit.clicked'; readonly next: EntryWay }
  | { readonly type: 'closed' };

/** The gateway's features are waited for no longer than this, when the dialog opens before its first answer; milliseconds. */
export const patience = 20_000;

export const nobodyInvited: Invited = { code: null, domain: '', url: '' };

/** Whether the gateway has said what is switched on. */
export function featuresKnown({ features }: RegisterContext): boolean {
  return features !== noFeatures;
}

/** Whether anybody may register here (spec 6). */
export function registrationOpen({ features }: RegisterContext): boolean {
  return registerTypes(features).length > 0;
}

/** What the form is given. */
export function formInput({ features, entrance, rules, invited }: RegisterContext): FormInput {
  return { features, entrance, rules, invited };
}
