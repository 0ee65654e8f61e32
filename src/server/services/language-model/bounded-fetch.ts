type Fetch = typeof globalThis.fetch;

/**
 * The platform's `fetch` for a server that is not ours: it follows no redirect, which could carry what people
 * wrote to somewhere else, and a body of more than `mostBytes` fails while it is read.
 */
export function boundedFetch(mostBytes: number, fetch: Fetch = globalThis.fetch): Fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    if (response.body === null) return response;
    let received = 0;
    const bounded = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          received += chunk.byteLength;
          if (received > mostBytes) controller.error(new RangeError('The answer is too long.'));
          else controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(bounded, { status, statusText, headers });
  };
}
