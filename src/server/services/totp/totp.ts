import type { Caller } from '#server/services/callers/callers.ts';
import type { SignedIn } from '#server/services/accounts/accounts.ts';
import type { Visit } from '#server/services/accounts/visit.ts';

/** What an authenticator app is set up with. It is told once. */
export interface Enrolment {
  /** `otpauth://` address for the app. */
  readonly uri: string;
  /** The same secret to be typed, in base32. */
  readonly secret: string;
  /** Each stands in for a code once, when the app is lost. */
  readonly backupCodes: readonly string[];
}

/** How a person proves to be the owner: with a password, or with a code where there is none. */
export interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
}

/** `Set-Cookie` values for the browser. */
type Cookies = readonly string[];

/** Codes of an authenticator app as the second step of every sign-in. */
export interface Totp {
  /**
   * Makes a secret, which counts once a first code was confirmed. Rejects with `wrong_password` or
   * `sign_in_again`, or with `already_used` when there is an app already.
   */
  readonly enrol: (
    caller: Caller,
    password: string | undefined,
    visit: Visit,
  ) => Promise<Enrolment>;
  /** Ends every other session: they were made without a code. Rejects with `wrong_code`. */
  readonly confirm: (caller: Caller, code: string, visit: Visit) => Promise<Cookies>;
  /** Rejects with `wrong_password` or `wrong_code`. */
  readonly disable: (caller: Caller, proof: Proof, visit: Visit) => Promise<Cookies>;
  /**
   * Completes a sign-in with a code of the app or a backup code. Rejects with `wrong_code`, or with
   * `signed_out` when there is no sign-in under way, or no more after too many wrong codes.
   */
  readonly completeSignIn: (code: string, visit: Visit) => Promise<SignedIn>;
}
