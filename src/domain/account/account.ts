/** The parts of an account, and the limits of its fields. */

export const ACCOUNT_TYPES = ['personal', 'professional'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** What an account may do besides managing itself; `operator` runs the service. */
export const ROLES = ['user', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Years of experience of a professional makeup artist; the specification's choices. */
export const EXPERIENCES = ['0-1', '2-5', '6-10', '10+'] as const;
export type Experience = (typeof EXPERIENCES)[number];

/** Providers to sign in with, besides an address and a password. */
export const SIGN_IN_PROVIDERS = ['google', 'apple', 'microsoft'] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
/** RFC 5321 section 4.5.3.1.3: a path of 256 octets, less its angle brackets. */
export const LONGEST_EMAIL = 254;
export const LONGEST_NAME = 120;
export const LONGEST_TEXT = 1000;
/** What every browser accepts as an address. */
export const LONGEST_URL = 2000;
