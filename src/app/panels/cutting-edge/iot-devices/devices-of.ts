import { SIMULATED_DEVICES } from '#content/simulated-devices.ts';
import { browserBluetooth } from '#studio/devices/bluetooth.ts';
import { createDevices, type Devices } from '#studio/devices/devices.ts';
import type { Studio } from '#studio/studio.ts';

const made = new WeakMap<Studio, Devices>();

/** The devices of a studio: the same each time, so that they stay connected while one looks at something else. */
export function devicesOf(studio: Studio): Devices {
  const known = made.get(studio);
  if (known !== undefined) return known;
  const devices = studio.extend(({ environment }) =>
    createDevices({ environment, bluetooth: browserBluetooth(), simulated: SIMULATED_DEVICES }),
  );
  made.set(studio, devices);
  return devices;
}
