import { useNavigate } from '@tanstack/react-router';
import { callApi } from '#app/api/call-api.ts';
import { queryClient } from '#app/api/query-client.ts';
import { toast } from '#app/toast/toasts.ts';
import { logout } from '#contracts/session.ts';
import { clearStorage } from './clear-storage.ts';

/**
 * Ends the session, clears what this browser keeps and starts anew at the mirror: with a new
 * document, so that nothing of the person stays in its memory either. Where the server cannot be
 * reached there may be no new document, and the session goes on: that is said.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    try {
      await callApi(logout);
      clearStorage();
      location.assign('/');
    } catch {
      clearStorage();
      queryClient.clear();
      toast('signOutUnconfirmed');
      await navigate({ to: '/' });
    }
  };
}
