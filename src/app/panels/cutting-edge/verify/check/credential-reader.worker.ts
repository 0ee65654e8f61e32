/**
 * Reads content credentials in a thread of its own: the library reads files synchronously, which only
 * workers can.
 */

import { initSync, WasmReader } from '@contentauth/c2pa-wasm';
import type { FromReader, ToReader } from './reader-messages.ts';

function tell(message: FromReader): void {
  self.postMessage(message);
}

/** The file at an address of this site; reports how much of it has arrived. */
async function fetchTelling(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok || response.body === null) throw new Error(`status ${response.status}`);
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(piece, controller) {
        loaded += piece.length;
        tell({ kind: 'progress', loaded });
        controller.enqueue(piece);
      },
    }),
  );
  return new Response(counted).arrayBuffer();
}

async function load(address: string): Promise<void> {
  try {
    initSync({ module: await WebAssembly.compile(await fetchTelling(address)) });
    tell({ kind: 'ready' });
  } catch {
    tell({ kind: 'not-loaded' });
  }
}

/** Nothing is fetched for a picture: neither records at other addresses nor lists of certificates. */
function settingsFor(root: string | null): string {
  return JSON.stringify({
    ...(root === null ? {} : { trust: { trust_anchors: root } }),
    verify: { verify_trust: true, remote_manifest_fetch: false, ocsp_fetch: false },
  });
}

async function read({ id, file, type, root }: Extract<ToReader, { kind: 'read' }>): Promise<void> {
  try {
    const reader = await WasmReader.fromBlob(type, file, settingsFor(root));
    const json = reader.json();
    reader.free();
    tell({ kind: 'read', id, json });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    tell({ kind: 'not-read', id, error: said });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToReader>) => {
  if (data.kind === 'load') void load(data.address);
  else void read(data);
});
