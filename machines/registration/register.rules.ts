import type { CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { RegisterRule } from '#contract/system.ts';
import type { Admission, EntryWay, WayInput } from '../session/entry.rules.ts';
import { type Features, noFeatures } from '../system/features.rules.ts';
import { registerTypes, unknownDemands } from './fields.rules.ts';
import type { FormInput, Invited } from './register-form.rules.ts';

/** Everything the machine knows. */
export type RegisterContext = Admission &
  Pick<WayInput, 'features' | 'entrance'> & {
    readonly invited: Invited;
    readonly rules: readonly RegisterRule[];
    readonly latestBirthday: string | null;
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
export function formInput(context: RegisterContext): FormInput {
  const { features, entrance, rules, latestBirthday, invited } = context;
  return { features, entrance, rules, latestBirthday, invited };
}

/** What the gateway tells of its rules. */
export type Learned = CallOutput<'registration.settings'>;

/** The rules as they are kept. */
export function learned({ rules, latestBirthday = null }: Learned): Partial<RegisterContext> {
  return { rules, latestBirthday };
}

/** What is reported of the rules: required fields that nobody can fill in here. */
export function unmetOf({ rules }: Learned) {
  return { type: 'rules.unmet' as const, fields: unknownDemands(rules) };
}
