/** Who is signed in: what every page begins with, and so a file by itself. */
import type { Contract } from './contract.ts';
import { currentUser } from './fields.ts';

export const readCurrentUser = {
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Tells who is signed in.',
  access: 'user',
  openInMaintenance: true,
  reply: currentUser,
} as const satisfies Contract;
