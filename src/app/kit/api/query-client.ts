import { QueryClient } from '@tanstack/react-query';

/**
 * What the pages read is kept until something changes it: it never goes stale and is never refetched
 * automatically. A failed call says so at once, even when the browser believes it is offline.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: Infinity,
      retry: false,
      refetchOnWindowFocus: false,
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
