import { type Failure, failureOf } from '#contract/errors.ts';
import type { RegistrationUser } from '#contract/registration.ts';
import type { LoginValue } from '#contract/session.ts';
import { isUnheard } from '../kit/failure-meaning.rules.ts';

/** What to register, and with which invitation; `code` is '' without one. */
export type Sending = {
  readonly type: 'username' | 'mobile';
  readonly user: RegistrationUser | null;
  readonly code: string;
  readonly domain: string;
};

/** How it ended: accepted by the gateway, or why not. */
export type Sent = { readonly accepted: LoginValue | null; readonly failure: Failure | null };

/** Everything the machine knows. */
export type SendingContext = Sending &
  Sent & {
    /** The proof of a solved slider, valid for one call. */
    readonly verificationData: string | null;
  };

const nothing: RegistrationUser = {
  username: '',
  password: '',
  confirmPassword: '',
  login: true,
  registerUrl: '',
  registerMethod: 'WEB',
};

/** The user as it is sent, with the proof of a solved slider if there is one. */
export function payloadOf({ user, verificationData }: SendingContext): RegistrationUser {
  return { ...(user ?? nothing), ...(verificationData === null ? {} : { verificationData }) };
}

/**
 * Why an invitation code failed: whatever code the gateway's refusal has, the invitation is what is wrong
 * (spec 4). A missing answer is different: no account has been requested yet.
 */
export function invitationFailure(error: unknown): Failure {
  const failure = failureOf(error);
  if (isUnheard(failure)) return { ...failure, code: 'INVITATION_UNHEARD' };
  return failure.kind === 'refused' ? { ...failure, code: 'AFFILIATE_WRONG' } : failure;
}

/** Whether the gateway wants a solved slider first. */
export function sliderFlag({ failure }: SendingContext): boolean {
  return failure?.code === 'SLIDER_NEEDED';
}
