import { QueryClient } from '@tanstack/react-query';

/**
 * What the pages read is kept until something changes it: never stale, never asked for again by
 * itself. A call that fails says so at once, also when the browser believes itself offline.
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
