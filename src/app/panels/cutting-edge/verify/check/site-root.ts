/**
 * The root certificate of this site's signatures: read from the server, and kept for when there is no
 * network.
 */

import { readSigningRoot } from '#contracts/signed-pictures.ts';
import { callApi } from '#app/kit/api/call-api.ts';

export type SiteRoot =
  | { readonly kind: 'known'; readonly certificate: string }
  /** This site signs nothing. */
  | { readonly kind: 'none' }
  /** It cannot be asked, and was not asked before. */
  | { readonly kind: 'unreachable' };

const CACHE = 'lookglass-signing-root';

/** Never rejects. */
export async function readSiteRoot(signal?: AbortSignal): Promise<SiteRoot> {
  try {
    const reply = await callApi(readSigningRoot, signal === undefined ? {} : { signal });
    await keep(reply);
    return rootOf(reply);
  } catch {
    return keptRoot();
  }
}

async function keep(reply: unknown): Promise<void> {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(readSigningRoot.path, Response.json(reply));
  } catch {
    // Without cache storage, the next check without a network has to do without the root.
  }
}

async function keptRoot(): Promise<SiteRoot> {
  try {
    const kept = await caches.match(readSigningRoot.path, { cacheName: CACHE });
    const parsed = readSigningRoot.reply.safeParse(await kept?.json());
    return parsed.success ? rootOf(parsed.data) : { kind: 'unreachable' };
  } catch {
    return { kind: 'unreachable' };
  }
}

function rootOf({ root }: { readonly root: { readonly certificate: string } | null }): SiteRoot {
  return root === null ? { kind: 'none' } : { kind: 'known', certificate: root.certificate };
}
