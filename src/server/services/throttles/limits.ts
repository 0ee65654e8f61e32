/** How often something may be tried: so many times in so many seconds, for each key. */
export interface Limit {
  readonly times: number;
  readonly seconds: number;
  /**
   * Where it is counted. In the database for all processes together and across restarts; in the
   * process where only a flood is to be kept off something cheap, which a query would make dear.
   */
  readonly countedIn: 'database' | 'process';
}

const MINUTE_S = 60;
const QUARTER_S = 15 * MINUTE_S;
const HOUR_S = 60 * MINUTE_S;

/**
 * Every limit there is. "Address" is the network address of a caller, "account" the e-mail address
 * or the id of an account. No limit counts for an account alone where strangers could use it up to
 * lock the owner out.
 */
export const LIMITS = {
  /** Failed sign-ins from one address, whatever the account. */
  sign_in_by_address: { times: 100, seconds: QUARTER_S, countedIn: 'database' },
  /** Failed sign-ins to one account from one address. */
  sign_in_by_address_and_account: { times: 10, seconds: QUARTER_S, countedIn: 'database' },
  /** Failed sign-ins to one account from anywhere. Refuses nobody: beyond it, the next one counts. */
  sign_in_failures_by_account: { times: 50, seconds: HOUR_S, countedIn: 'database' },
  /** Failed sign-ins from one address to an account that many try to guess. */
  sign_in_to_besieged_account: { times: 2, seconds: QUARTER_S, countedIn: 'database' },
  sign_up_by_address: { times: 60, seconds: HOUR_S, countedIn: 'database' },
  /** Sign-ups with one e-mail address: more would only ask whether it is known. */
  sign_up_by_account: { times: 10, seconds: HOUR_S, countedIn: 'database' },
  forgot_password_by_address: { times: 30, seconds: HOUR_S, countedIn: 'database' },
  forgot_password_by_address_and_account: { times: 3, seconds: QUARTER_S, countedIn: 'database' },
  /** Each of these mails brings the owner a link that works, so that using them up locks nobody out. */
  forgot_password_by_account: { times: 12, seconds: HOUR_S, countedIn: 'database' },
  reset_password_by_address: { times: 30, seconds: QUARTER_S, countedIn: 'database' },
  verify_email_by_address: { times: 60, seconds: QUARTER_S, countedIn: 'database' },
  /** From here on, the account is one that is signed in. */
  verification_mail: { times: 5, seconds: HOUR_S, countedIn: 'database' },
  change_email: { times: 5, seconds: HOUR_S, countedIn: 'database' },
  /** Every call that asks for the password again. */
  password_again: { times: 10, seconds: QUARTER_S, countedIn: 'database' },
  totp: { times: 10, seconds: QUARTER_S, countedIn: 'database' },
  /** Uses of one code, whatever for, as long as it could be taken for good. */
  totp_code: { times: 1, seconds: 2 * MINUTE_S, countedIn: 'database' },
  admin_key: { times: 5, seconds: QUARTER_S, countedIn: 'database' },
  export_account: { times: 5, seconds: HOUR_S, countedIn: 'database' },
  /** What an operator looks up, and does: a stolen session must not read everybody. */
  operator_look_ups: { times: 300, seconds: HOUR_S, countedIn: 'database' },
  operator_actions: { times: 60, seconds: HOUR_S, countedIn: 'database' },
  /** Each of these draws a file, or asks the payment provider. */
  draw_invoice: { times: 60, seconds: MINUTE_S, countedIn: 'process' },
  change_subscription: { times: 30, seconds: QUARTER_S, countedIn: 'database' },
  social_sign_in_by_address: { times: 60, seconds: QUARTER_S, countedIn: 'database' },
  newsletter_by_address: { times: 30, seconds: HOUR_S, countedIn: 'database' },
  /** Mails that ask one e-mail address to confirm, whoever typed it. */
  newsletter_by_account: { times: 3, seconds: HOUR_S, countedIn: 'database' },
  /** Mail programs follow links for many people from few addresses; a token cannot be guessed. */
  newsletter_links_by_address: { times: 600, seconds: MINUTE_S, countedIn: 'process' },
  support_by_address: { times: 20, seconds: HOUR_S, countedIn: 'database' },
  /** Each message is confirmed by a mail to an e-mail address that anybody may have typed. */
  support_by_account: { times: 5, seconds: HOUR_S, countedIn: 'database' },
  affiliate_by_address: { times: 20, seconds: HOUR_S, countedIn: 'database' },
  affiliate_by_account: { times: 3, seconds: HOUR_S, countedIn: 'database' },
  client_errors_by_address: { times: 20, seconds: MINUTE_S, countedIn: 'process' },
  /** Of all pages together: when a release is broken, the first reports tell all there is. */
  client_errors: { times: 120, seconds: MINUTE_S, countedIn: 'process' },
  profile: { times: 60, seconds: MINUTE_S, countedIn: 'process' },
  likes: { times: 120, seconds: MINUTE_S, countedIn: 'process' },
  /** A whole company or a mobile network may sit behind one address. */
  events_by_address: { times: 6000, seconds: MINUTE_S, countedIn: 'process' },
  awards: { times: 240, seconds: MINUTE_S, countedIn: 'process' },
  ratings_by_address: { times: 600, seconds: MINUTE_S, countedIn: 'process' },
  /** A vote needs no account: so many people may begin to vote from one address. */
  new_guests_by_address: { times: 60, seconds: HOUR_S, countedIn: 'database' },
  orders_by_address: { times: 600, seconds: QUARTER_S, countedIn: 'database' },
  /** Payments that one account or guest begins; each asks the payment provider several things. */
  orders: { times: 60, seconds: QUARTER_S, countedIn: 'database' },
  /** A page asks every few seconds while a payment settles. */
  order_readings_by_address: { times: 600, seconds: MINUTE_S, countedIn: 'process' },
  test_payments_by_address: { times: 600, seconds: MINUTE_S, countedIn: 'process' },
  payment_rechecks: { times: 60, seconds: MINUTE_S, countedIn: 'process' },
  affiliate_clicks_by_address: { times: 120, seconds: MINUTE_S, countedIn: 'process' },
  captures: { times: 120, seconds: MINUTE_S, countedIn: 'process' },
} as const satisfies Readonly<Record<string, Limit>>;

export type LimitName = keyof typeof LIMITS;
