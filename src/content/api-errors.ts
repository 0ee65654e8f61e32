import type { ApiErrorCode } from '#contracts/api-error.ts';
