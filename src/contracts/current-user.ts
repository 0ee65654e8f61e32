/** Who is signed in. Every page begins with this call, so it has a file of its own. */
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
