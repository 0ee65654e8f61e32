/** Flags that keep Chromium off the network and let it draw WebGL2 without graphics hardware. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * Frame rate of test cameras: as many frames a second as the mirror can draw without graphics hardware. More
 * would only take processor time from the test.
 */
export const CAMERA_PACE = 10;

/** Flags for a camera that needs neither a device nor a click on a permission prompt. */
export const FAKE_CAMERA_FLAGS: readonly string[] = [
  '--use-fake-ui-for-media-stream',
  `--use-fake-device-for-media-stream=fps=${CAMERA_PACE}`,
];

/**
 * Flags that keep the emulated GPU from drawing the pages themselves, which takes several times as long;
 * WebGL still uses it. For tests that are not about drawing speed.
 */
export const PLAIN_PAGES_FLAGS: readonly string[] = [
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];
