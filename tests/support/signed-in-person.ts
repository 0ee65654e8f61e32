import type { SignedInUser } from '#app/person/session/signed-in-user.ts';

/** A person who may be signed in to a test's page. */
export const ADA: SignedInUser = {
  id: '0198c3a2-7c11-7d8e-9a40-1f0b6a1f0001',
  firstName: 'Ada',
  lastName: 'Bright',
  email: 'ada@example.test',
  emailVerified: true,
  accountType: 'personal',
  role: 'user',
  totpEnabled: false,
  hasPassword: true,
  createdAt: '2026-09-02T10:00:00.000Z',
};
