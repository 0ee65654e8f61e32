import { z } from 'zod/mini';
import { SIGN_IN_PROVIDERS } from '#domain/account/account.ts';
import { readSitePath } from '#domain/account/site-path.ts';
import type { Contract } from './contract.ts';
import { noBody } from './fields.ts';
import { QUARTER_S, type Rate } from './limit.ts';

/** Why a sign-in with a provider failed: the values of `/login?error=`. */
export const SOCIAL_SIGN_IN_ERRORS = [
  /** The person did not want to. */
  'social_denied',
  /** The provider is unavailable, or something about its answer was not right. */
  'social_failed',
  /** This server knows no such provider. */
  'social_not_set_up',
  /** The address has an account: it is linked (see `link`) after a sign-in with its password. */
  'account_exists',
] as const;
export type SocialSignInError = (typeof SOCIAL_SIGN_IN_ERRORS)[number];

/** A path of this site, as browsers read it. */
const sitePath = z.string().check(
  z.refine((path) => readSitePath(path) !== undefined),
  z.overwrite((path) => readSitePath(path) ?? '/'),
);

export const listSignInProviders = {
  method: 'GET',
  path: '/api/auth/providers',
  summary: 'Lists the providers that people can sign in with here.',
  access: 'anyone',
  openInMaintenance: true,
  reply: z.array(
    z.object({
      id: z.enum(SIGN_IN_PROVIDERS),
      /** `local` is this server's own stand-in, for development. */
      state: z.enum(['ready', 'local', 'not_set_up']),
    }),
  ),
} as const satisfies Contract;

/** From one network address; beyond it, a person is led to `/login` with an error. */
export const SOCIAL_SIGN_INS = {
  name: 'social_sign_in_by_address',
  times: 60,
  seconds: QUARTER_S,
  countedIn: 'database',
} as const satisfies Rate;

export const startSocialSignIn = {
  method: 'GET',
  path: '/api/login',
  summary:
    'Redirects to a provider to sign in with, or without one to /login, which offers every way to sign in; any failure leads to /login?error=….',
  access: 'anyone',
  serviceLimits: [SOCIAL_SIGN_INS],
  openInMaintenance: true,
  query: z.object({
    provider: z.optional(z.enum(SIGN_IN_PROVIDERS)),
    /** Where to go afterwards: a path of this site. */
    return: z._default(sitePath, '/'),
    /** `1` adds the provider to the account that is signed in. */
    link: z.optional(z.literal('1')),
  }),
  status: 302,
  reply: noBody,
} as const satisfies Contract;

export const finishSocialSignIn = {
  method: 'GET',
  path: '/api/auth/callback/:provider',
  summary: 'Where a provider sends people back to; leads onward, or to /login?error=….',
  access: 'anyone',
  openInMaintenance: true,
  params: z.object({ provider: z.enum(SIGN_IN_PROVIDERS) }),
  query: z.looseObject({}),
  status: 302,
  reply: noBody,
} as const satisfies Contract;
