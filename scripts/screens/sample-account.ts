import type { APIRequestContext } from '@playwright/test';
import { QUICK_LOOKS } from '#content/quick-looks.ts';

const NAMES = ['Evening at the opera', 'Morning light', 'Berry and bone', 'Soft focus'] as const;

async function send(
  request: APIRequestContext,
  origin: string,
  path: string,
  data: unknown,
): Promise<void> {
  const response = await request.post(`${origin}${path}`, { headers: { origin }, data });
  if (!response.ok()) throw new Error(`${path} answered ${response.status()}.`);
}

/** Makes an account, to which whoever sends the request is signed in, with a few looks in it. */
export async function makeSampleAccount(request: APIRequestContext, origin: string): Promise<void> {
  const password = 'Difference-Engine-1843';
  await send(request, origin, '/api/auth/signup', {
    fullName: 'Ada Moreau',
    email: 'ada.moreau@example.com',
    password,
    confirmPassword: password,
  });
  for (const [at, { look }] of QUICK_LOOKS.entries()) {
    const name = NAMES[at % NAMES.length];
    const id = crypto.randomUUID();
    await send(request, origin, '/api/makeup-looks', { id, name, isPublic: at % 2 === 1, look });
  }
}
