import { toast } from '#app/kit/toast/toasts.ts';

/** Signs out, by code that most visits never need. */
export async function signOut(): Promise<void> {
  try {
    const code = await import('#app/person/sign-out/sign-out.ts');
    await code.signOut();
  } catch {
    toast('notLoaded');
  }
}
