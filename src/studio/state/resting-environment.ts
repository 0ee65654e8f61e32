/** The environment of a studio that is only looked at: nothing is kept, nothing happens, nothing can be started. */

import type { StudioEnvironment } from './environment.ts';

function never(): () => void {
  return () => undefined;
}

function absent(): never {
  throw new Error('A studio that is rendered at build does nothing');
}

export function createRestingEnvironment(): StudioEnvironment {
  return {
    mirror: { host: absent, size: () => ({ width: 0, height: 0 }), open: absent },
    camera: {
      obstacle: () => null,
      open: absent,
      permission: () => Promise.resolve('unknown'),
      onPermissionChange: never,
      onDeviceChange: never,
    },
    pictures: {
      decode: absent,
      resize: absent,
      readPixels: absent,
      fetchDrawnModel: absent,
    },
    storage: { read: () => null, write: () => undefined },
    clock: { now: () => new Date(0), schedule: never },
    page: {
      isVisible: () => true,
      onVisibilityChange: never,
      onLeave: never,
      fragment: () => '',
      onFragmentChange: never,
      replaceFragment: () => undefined,
      address: () => '/',
      copyText: absent,
      shareLink: null,
      saveFile: absent,
      usedMemory: () => null,
      whenIdle: never,
    },
    loadFoundationMatch: absent,
    loadLibraryNames: absent,
  };
}
