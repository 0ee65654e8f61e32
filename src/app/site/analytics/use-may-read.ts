import { useCurrentUser } from '#app/person/session/current-user.ts';

/**
 * Whether it is worth asking for the figures: not for people who are known not to be operators. The server
 * decides at each call; this only spares them a refusal.
 */
export function useMayRead(): boolean {
  const { user, isCertain } = useCurrentUser();
  return user === null ? !isCertain : user.role === 'operator';
}
