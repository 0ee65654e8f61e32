/** The four devices of the simulator, one of each specified kind. They exist on the screen alone, and say so. */

import type { Device } from '#domain/devices/device.ts';

export const SIMULATED_DEVICES: readonly Device[] = [
  {
    id: 'simulated-mirror',
    name: 'Vanity Mirror',
    type: 'smart_mirror',
    status: 'disconnected',
    battery: 88,
    capabilities: ['display', 'magnifier'],
    readings: [],
    lastSync: null,
  },
  {
    id: 'simulated-lamp',
    name: 'Ring Light',
    type: 'lighting_system',
    status: 'disconnected',
    battery: 72,
    capabilities: ['color-light', 'brightness'],
    readings: [],
    lastSync: null,
  },
  {
    id: 'simulated-camera',
    name: 'Side Camera',
    type: 'camera',
    status: 'disconnected',
    battery: 64,
    capabilities: ['video', 'focus'],
    readings: [],
    lastSync: null,
  },
  {
    id: 'simulated-sensor',
    name: 'Room Sensor',
    type: 'sensor',
    status: 'disconnected',
    battery: 91,
    capabilities: ['temperature', 'humidity', 'illuminance'],
    readings: [
      { quantity: 'temperature', value: 21.5 },
      { quantity: 'humidity', value: 45 },
      { quantity: 'illuminance', value: 320 },
    ],
    lastSync: null,
  },
];
