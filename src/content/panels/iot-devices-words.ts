/** The words of the tab IoT Devices of Cutting-Edge Technology. */

import type { ToastWords } from '#content/toasts/toast-words.ts';
import type { Quantity } from '#domain/devices/characteristics.ts';
import type { Capability, DeviceStatus, DeviceType } from '#domain/devices/device.ts';

/** What a device that has no name is called. */
export const UNNAMED_DEVICE = 'Bluetooth device';

export const IOT_WORDS = {
  title: 'Devices',
  about:
    'Devices around your mirror. What they tell stays on this page: it’s neither stored nor sent.',
  bluetooth: 'Bluetooth',
  bluetoothAbout:
    'Sensors and other devices that tell their battery, temperature, humidity, air pressure or light in the standard way. Your browser asks which one you mean.',
  choose: 'Add a Bluetooth Device',
  asking: 'Choosing a Device…',
  none: 'No Bluetooth device yet.',
  simulator: 'Simulator',
  simulatorAbout:
    'Four devices that exist on this screen alone, to show how it works. No real device is reached, and their values are samples.',
  simulated: 'Simulated',
  connect: 'Connect',
  sync: 'Sync Now',
  disconnect: 'Disconnect',
  connectLong: 'Connect {name}',
  syncLong: 'Sync Now, {name}',
  disconnectLong: 'Disconnect {name}',
  battery: 'Battery',
  percent: '{value}%',
  lastSync: 'Last sync',
  never: 'Never',
  capabilities: 'What {name} can do',
  notTold: 'Not told',
  lamp: 'Follows {name}',
  lampAbout: '{color}, brightness {brightness}',
  lampNone: 'Follows the light you choose in Lighting. None is chosen, so it’s white.',
  chooseLight: 'Choose a Light',
} as const;

export const DEVICE_TYPE_LABELS: Readonly<Record<DeviceType, string>> = {
  smart_mirror: 'Smart mirror',
  lighting_system: 'Lighting system',
  camera: 'Camera',
  sensor: 'Sensor',
};

export const DEVICE_STATUS_LABELS: Readonly<Record<DeviceStatus, string>> = {
  connected: 'Connected',
  syncing: 'Syncing…',
  disconnected: 'Disconnected',
};

export const CAPABILITY_LABELS: Readonly<Record<Capability, string>> = {
  display: 'Display',
  magnifier: 'Magnifier',
  'color-light': 'Colored light',
  brightness: 'Brightness',
  video: 'Video',
  focus: 'Focus',
  battery: 'Battery',
  temperature: 'Temperature',
  humidity: 'Humidity',
  pressure: 'Air pressure',
  illuminance: 'Light',
};

/** How a value is written, `{value}` in the unit that people use: pressure is told in pascals and read in hectopascals. */
export const QUANTITY_UNITS: Readonly<
  Record<Quantity, { readonly text: string; readonly factor: number; readonly digits: number }>
> = {
  battery: { text: '{value}%', factor: 1, digits: 0 },
  temperature: { text: '{value} °C', factor: 1, digits: 1 },
  humidity: { text: '{value}%', factor: 1, digits: 0 },
  pressure: { text: '{value} hPa', factor: 0.01, digits: 0 },
  illuminance: { text: '{value} lx', factor: 1, digits: 0 },
};

/** What is said where no device was had, or one was lost; `{name}` is the device’s. */
export const BLUETOOTH_FAILURE_WORDS = {
  unsupported:
    'This browser can’t use Bluetooth. Chrome and Edge can, on a computer and on Android. The simulator below works everywhere.',
  unavailable:
    'Bluetooth isn’t available: it’s switched off, or this page may not use it. Switch it on, reload the page and try again.',
  refused: 'No device was chosen. You can try again whenever you like.',
  'out-of-reach':
    '{name} is out of reach. What it told last is kept here. Bring it closer or switch it on, then connect again.',
  'nothing-standard':
    '{name} reports nothing in the standard way, so there’s nothing to read. We disconnected it.',
} as const;

export const IOT_TOASTS = {
  connected: {
    title: 'Device Connected',
    description: '{name} is in sync.',
    tone: 'default',
  },
} as const satisfies Readonly<Record<string, ToastWords>>;
