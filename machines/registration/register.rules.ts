import type { CallOutput } from '#contract/calls.ts';
import type { Failure } from '#contract/errors.ts';
import type { RegisterRule } from '#contract/system.ts';
import type { Admission, WayInput } from '../session/entry.rules.ts';
import { noFeatures } from '../system/features.rules.ts';
import { registerTypes, unknownDemands } from './fields.rules.ts';
import type { Invited } from './invitation.rules.ts';
import type { FormInput } from './register-form.rules.ts';

/** Everything the machine knows. */
export type RegisterContext = Admission &
  Pick<WayInput, 'features' | 'entrance'> & {
    readonly invited: Invited;
    readonly rules: readonly RegisterRule[];
    readonly latestBirthday: string | null;
    readonly failure: Failure | null;
  };

/** How long the dialog waits for the gateway's features when it opens before the first answer; milliseconds. */
export const patience = 20_000;

/** How long the form waits for the gateway's word on an invitation; milliseconds. Unsaid, it is asked again when the form is sent. */
export const vettingPatience = 5_000;

export const nobodyInvited: Invited = { code: null, domain: '', url: '' };

/** Whether the gateway has said which features are on. */
export function featuresKnown({ features }: RegisterContext): boolean {
  return features !== noFeatures;
}

/** Whether registering is possible here (spec 6). */
export function registrationOpen({ features }: RegisterContext): boolean {
  return registerTypes(features).length > 0;
}

/** The invitation once the gateway has said that it knows the code, or that it does not. */
export function vetInvitation({ invited }: RegisterContext, word: 'good' | 'wrong'): Invited {
  return { ...invited, code: word === 'good' ? invited.code : null, vetted: word };
}

/** The input of the form. */
export function formInput(context: RegisterContext): FormInput {
  const { features, entrance, rules, latestBirthday, invited } = context;
  return { features, entrance, rules, latestBirthday, invited };
}

/** The gateway's answer about its rules. */
export type Learned = CallOutput<'registration.settings'>;

/** The rules as they are stored. */
export function storeRules({ rules, latestBirthday = null }: Learned): Partial<RegisterContext> {
  return { rules, latestBirthday };
}

/** The report about the rules: required fields that nobody can fill in here. */
export function unmetOf({ rules }: Learned) {
  return { type: 'drift.found' as const, what: 'fields' as const, names: unknownDemands(rules) };
}
