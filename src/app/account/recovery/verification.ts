import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#app/kit/api/call-api.ts';
import { askAgainWhoIsSignedIn } from '#app/person/session/current-user.ts';
import { verifyEmail } from '#contracts/email-verification.ts';

/**
 * Verifies an address with the token of its mailed link; sent only once, however often the page is drawn.
 */
export function verificationQuery(token: string) {
  return queryOptions({
    queryKey: [verifyEmail.path, token],
    queryFn: async () => {
      const reply = await callApi(verifyEmail, { body: { token } });
      askAgainWhoIsSignedIn();
      return reply;
    },
  });
}
