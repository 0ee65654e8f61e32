import { health } from './health.ts';

/** Every endpoint there is. */
export const CONTRACTS = [health] as const;
