import { useCurrentUser } from '#app/person/session/current-user.ts';

/**
 * Whether it is worth asking for the figures: not for those who are known to be no operator. The server decides at
 * each call; this only spares the others a refusal.
 */
export function useMayRead(): boolean {
  const { user, isCertain } = useCurrentUser();
  return user === null ? !isCertain : user.role === 'operator';
}
