import type { MirrorOpener } from '#studio/state/environment.ts';
import type { MirrorOptions, RendererKind, TransportKind } from '#engine/index.ts';

const TRANSPORTS: Readonly<Record<string, TransportKind>> = {
  'track-processor': 'track-processor',
  'image-bitmap': 'image-bitmap',
  page: 'page',
};
const RENDERERS: Readonly<Record<string, RendererKind>> = {
  webgl2: 'webgl2',
  '2d': 'canvas-2d',
  'canvas-2d': 'canvas-2d',
};

/** The engine in a chunk of its own. `?transport=` and `?renderer=` in the address force a way of working. */
export function browserMirror(): MirrorOpener {
  const host = document.createElement('div');
  host.className = 'mirror-host';
  return {
    host: () => host,
    size: () => ({ width: host.clientWidth, height: host.clientHeight }),
    async open(scene) {
      const [{ createMirror }, { ENGINE_ASSETS }] = await Promise.all([
        import('#engine/index.ts'),
        import('#studio/state/engine-assets.ts'),
      ]);
      return createMirror({
        assets: ENGINE_ASSETS,
        host,
        scene,
        ...forcedOptions(location.search),
      });
    },
  };
}

/**
 * The ways of working that the query of an address (such as `?renderer=2d`) names, as far as they exist.
 */
export function forcedOptions(query: string): Pick<MirrorOptions, 'transport' | 'renderer'> {
  const asked = new URLSearchParams(query);
  const transport = TRANSPORTS[asked.get('transport') ?? ''];
  const renderer = RENDERERS[asked.get('renderer') ?? ''];
  return {
    ...(transport === undefined ? {} : { transport }),
    ...(renderer === undefined ? {} : { renderer }),
  };
}
