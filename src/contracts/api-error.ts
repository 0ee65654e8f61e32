import { z } from 'zod/mini';

/** The codes with which the API names what went wrong. */
export const API_ERROR_CODES = [
  'bad_request',
  'not_found',
  'payload_too_large',
  'unsupported_media_type',
  'timeout',
  'internal',
] as const;
export type ApiErrorCode = (typeof API_ERROR_CODES)[number];

/** What every failed call answers: `message` is for the person, `error` for the program. */
export const apiError = z.object({
  message: z.string(),
  error: z.enum(API_ERROR_CODES),
});
export type ApiError = z.infer<typeof apiError>;
