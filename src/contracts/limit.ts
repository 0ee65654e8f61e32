/** How often something may be tried: `times` within `seconds`, for each party for whom it is counted. */
export interface Rate {
  /** Calls whose rates have one name are counted together. */
  readonly name: string;
  readonly times: number;
  readonly seconds: number;
  /**
   * `database` counts for all processes together and across restarts. `process` is for something cheap
   * that only needs protection from a flood, and that a query would make expensive. Then each process
   * counts for itself: n of them allow n times as much, and can do n times as much. The limit is not
   * divided among them, since a browser keeps its connection, and with it its process: it would be
   * refused while still within its limit.
   */
  readonly countedIn: 'database' | 'process';
}

/**
 * For whom calls are counted: the network address that they come from, the account that is signed in, the
 * account or else the guest (`holder`), the email address in the body, that and the network address
 * together, or all pages as one.
 */
export type LimitedPer =
  | 'address'
  | 'account'
  | 'holder'
  | 'email'
  | 'address and email'
  | 'everybody';

/**
 * A rate that is counted before a call is worked on. None counts for an email address alone where
 * strangers could use it up to lock its owner out.
 */
export interface Limit extends Rate {
  readonly per: LimitedPer;
}

export const MINUTE_S = 60;
export const QUARTER_S = 15 * MINUTE_S;
export const HOUR_S = 60 * MINUTE_S;

/** Every call that asks an account for its password again. */
export const PASSWORD_AGAIN = {
  name: 'password_again',
  times: 10,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

/** Attempts to enter an authenticator app's code, for an account or from a network address. */
export const TOTP_TRIES = {
  name: 'totp',
  times: 10,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

/** Uses of one code, for any purpose, for as long as it could be accepted. */
export const TOTP_CODE_USES = {
  name: 'totp_code',
  times: 1,
  seconds: 2 * MINUTE_S,
  countedIn: 'database',
} as const satisfies Rate;

/** Rating and buying need no account: this many people may start doing so from one network address. */
export const NEW_GUESTS = {
  name: 'new_guests_by_address',
  times: 60,
  seconds: HOUR_S,
  countedIn: 'database',
} as const satisfies Rate;

/** What an operator looks up: a stolen session must not read everybody. */
export const OPERATOR_LOOK_UPS = {
  name: 'operator_look_ups',
  times: 300,
  seconds: HOUR_S,
  countedIn: 'database',
  per: 'account',
} as const satisfies Limit;
