import { z } from 'zod/mini';
import type { Contract } from './contract.ts';
import { done } from './fields.ts';
import { MINUTE_S } from './limit.ts';

export const LONGEST_ERROR_MESSAGE = 500;
export const LONGEST_ERROR_STACK = 4000;
const LONGEST_VERSION = 40;

/** Text from a program: any characters except NUL and lone surrogates, which databases reject. */
function programText(longest: number) {
  return z.string().check(z.maxLength(longest), z.regex(/^[^\0\p{Cs}]*$/u));
}

export const reportClientError = {
  method: 'POST',
  path: '/api/client-errors',
  summary:
    'Records that a page broke: where in the program, and nothing about the person it happened to.',
  access: 'anyone',
  limits: [
    {
      name: 'client_errors_by_address',
      times: 20,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'address',
    },
    // When a release is broken, the first reports already tell everything.
    {
      name: 'client_errors',
      times: 120,
      seconds: MINUTE_S,
      countedIn: 'process',
      per: 'everybody',
    },
  ],
  openInMaintenance: true,
  body: z.object({
    message: programText(LONGEST_ERROR_MESSAGE),
    stack: z._default(programText(LONGEST_ERROR_STACK), ''),
    /** The path of the page, without a query. */
    page: z.string().check(z.regex(/^\/[\w/-]{0,199}$/)),
    /** Of the app that broke, which may be older than the server. */
    version: z.string().check(z.maxLength(LONGEST_VERSION), z.regex(/^[\w.+-]+$/)),
  }),
  status: 202,
  reply: done,
} as const satisfies Contract;
