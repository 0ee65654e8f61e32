import type { CurrentUser } from '#contracts/fields.ts';
import type { BodyOf } from '#contracts/contract.ts';
import type { professionalSignUp } from '#contracts/sign-up.ts';
import type { Caller } from '#server/services/callers/callers.ts';
import type { AskAuth } from './ask-auth.ts';
import type { EmailVerification } from './email-verification.ts';
import type { OwnerCheck } from './owner-check.ts';
import type { PasswordChanges } from './password-changes.ts';
import type { EndReplacedSession } from './replaced-sessions.ts';
import type { SessionList } from './session-list.ts';
import type { SignInMethods } from './sign-in-methods.ts';
import type { UndoMove } from './undo-move.ts';
import type { Visit } from './visit.ts';

/** What a professional makeup artist says about the business. */
export type Business = Pick<
  BodyOf<typeof professionalSignUp>,
  'businessName' | 'certifications' | 'experience' | 'portfolio' | 'specialties' | 'location'
>;

export interface NewAccount {
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  /** Only of a professional makeup artist. */
  readonly business?: Business;
}

/** A person who has just signed in; the answer carries the cookies. */
export interface SignedIn {
  readonly next: 'done';
  readonly user: CurrentUser;
  readonly cookies: readonly string[];
}

/** A sign-in with the right password that still needs a code of the authenticator app. */
export interface HalfSignedIn {
  readonly next: 'totp';
  readonly cookies: readonly string[];
}

export interface PasswordSignIn {
  readonly email: string;
  readonly password: string;
  readonly rememberMe: boolean;
}

export interface ProfileChange {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Only a new address asks for it. */
  readonly password?: string | undefined;
}

export interface ProfileChanged {
  readonly user: CurrentUser;
  /** The new address that has yet to be confirmed. */
  readonly pendingEmail: string | null;
}

/** Who has an account, and how they get in. */
export interface Accounts {
  /** Asks better-auth, for what other services build on it. */
  readonly ask: AskAuth;
  /** Makes an account and signs it in; rejects with `address_taken` or `common_password`. */
  readonly signUp: (account: NewAccount, visit: Visit) => Promise<SignedIn>;
  /** Rejects with `invalid_credentials`, whether or not there is such an account. */
  readonly signIn: (how: PasswordSignIn, visit: Visit) => Promise<SignedIn | HalfSignedIn>;
  /** Ends the session of the visit, if it has one; resolves with the cookies that clear it. */
  readonly signOut: (visit: Visit) => Promise<readonly string[]>;
  /** Records a sign-in, and returns the user. */
  readonly welcome: (userId: string) => Promise<CurrentUser>;
  /** An account as its owner's pages know it. */
  readonly describe: (user: Caller['user']) => Promise<CurrentUser>;
  /**
   * Changes a name at once, and mails a link to a new address. For a new address it is the owner who has
   * to ask: rejects with `wrong_password` or `sign_in_again` otherwise.
   */
  readonly changeProfile: (caller: Caller, change: ProfileChange) => Promise<ProfileChanged>;
  readonly sessions: SessionList;
  readonly methods: SignInMethods;
  readonly passwords: PasswordChanges;
  readonly emails: EmailVerification;
  readonly undoMove: UndoMove;
  readonly owner: OwnerCheck;
  /** Already done for what `ask` answers, unless the visit was changed before. */
  readonly endReplacedSession: EndReplacedSession;
}
