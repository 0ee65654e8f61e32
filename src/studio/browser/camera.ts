import type { CameraAccess } from '#studio/state/environment.ts';

/** The specification's ideal size. */
const IDEAL_WIDTH = 1280;
const IDEAL_HEIGHT = 720;

export function browserCamera(): CameraAccess {
  // Missing on insecure pages and in old browsers, although the type says otherwise.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  let status: PermissionStatus | null = null;

  /** Some browsers do not know the name "camera" here, and say so by an exception. */
  async function permissionStatus(): Promise<PermissionStatus | null> {
    try {
      status ??= await navigator.permissions.query({ name: 'camera' });
    } catch {
      status = null;
    }
    return status;
  }

  return {
    obstacle() {
      if (!window.isSecureContext) return 'insecure';
      return devices === undefined ? 'unsupported' : null;
    },
    open: (facing) =>
      navigator.mediaDevices.getUserMedia({
        audio: false,
        video: {
          facingMode: facing,
          width: { ideal: IDEAL_WIDTH },
          height: { ideal: IDEAL_HEIGHT },
        },
      }),
    permission: async () => (await permissionStatus())?.state ?? 'unknown',
    onPermissionChange(listener) {
      const ending = new AbortController();
      void permissionStatus().then((known) => {
        known?.addEventListener('change', listener, { signal: ending.signal });
      });
      return () => {
        ending.abort();
      };
    },
    onDeviceChange(listener) {
      devices?.addEventListener('devicechange', listener);
      return () => {
        devices?.removeEventListener('devicechange', listener);
      };
    },
  };
}
