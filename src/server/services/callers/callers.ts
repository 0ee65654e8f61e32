import type { IncomingHttpHeaders } from 'node:http';
import type { AccountType, Role } from '#domain/account/account.ts';

/** Who calls, as far as a session says. */
export interface Caller {
  readonly sessionId: string;
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly accountType: AccountType;
    readonly role: Role;
    readonly totpEnabled: boolean;
    /** Whether the account can be signed in to with a password. */
    readonly hasPassword: boolean;
    readonly createdAt: Date;
  };
}

/** What a session's cookie says, and the cookies that the answer should carry. */
export interface CallerReading {
  readonly caller: Caller | undefined;
  /** `Set-Cookie` values: a session that is in use is prolonged. */
  readonly cookies: readonly string[];
}

/** Identifies callers. */
export interface Callers {
  readonly read: (headers: IncomingHttpHeaders) => Promise<CallerReading>;
  /** Whether the caller may do what operators may: the role, and a second factor where one is asked for. */
  readonly isOperator: (caller: Caller) => boolean;
  /** To be called once the end of a session is stored: the session may be remembered for a moment. */
  readonly forgetSession: (sessionId: string) => void;
  /** To be called once a change of an account, or of all of its sessions, is stored. */
  readonly forgetUser: (userId: string) => void;
}
