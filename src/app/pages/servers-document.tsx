import { useEffect } from 'react';

/**
 * Stands where the app's router was led to a page that is none of its own: a document of the server,
 * under a policy that this one cannot take on. It is asked for as a browser does.
 */
export function ServersDocument() {
  useEffect(() => {
    location.reload();
  }, []);
  return null;
}
