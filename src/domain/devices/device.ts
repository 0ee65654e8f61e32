/** A device around the mirror, and what becomes of it. */

import type { Reading } from './characteristics.ts';

export const DEVICE_TYPES = ['smart_mirror', 'lighting_system', 'camera', 'sensor'] as const;
export type DeviceType = (typeof DEVICE_TYPES)[number];

/** How long connecting shows that it syncs, at least, in milliseconds: the specification's. */
export const SYNC_MILLISECONDS = 2000;

export type DeviceStatus = 'connected' | 'syncing' | 'disconnected';

export const CAPABILITIES = [
  'display',
  'magnifier',
  'color-light',
  'brightness',
  'video',
  'focus',
  'battery',
  'temperature',
  'humidity',
  'pressure',
  'illuminance',
] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface Device {
  readonly id: string;
  /** As it calls itself. */
  readonly name: string;
  /** Null where nothing that it offers tells which of the four it is. */
  readonly type: DeviceType | null;
  readonly status: DeviceStatus;
  /** In percent; null where it has none, or does not tell. */
  readonly battery: number | null;
  readonly capabilities: readonly Capability[];
  /** What it measures, except its battery; the latest reading of each quantity. */
  readonly readings: readonly Reading[];
  /** When it last told something, in milliseconds since 1970; null before the first time. */
  readonly lastSync: number | null;
}

/** What a device tells in one go. */
export type DeviceReport = Pick<Device, 'type' | 'battery' | 'capabilities' | 'readings'>;

export function syncing(device: Device): Device {
  return { ...device, status: 'syncing' };
}

/**
 * The device as connected, with what it reported at `now`. A clock that was set back does not move the
 * last sync back.
 */
export function synced(device: Device, report: DeviceReport, now: number): Device {
  return {
    ...device,
    ...report,
    status: 'connected',
    lastSync: Math.max(now, device.lastSync ?? now),
  };
}

/** The device as disconnected: its last report stays, with its time. */
export function disconnected(device: Device): Device {
  return { ...device, status: 'disconnected' };
}

/** The device after it reported one value on its own, while connected. */
export function withReading(device: Device, reading: Reading, now: number): Device {
  const others = device.readings.filter(({ quantity }) => quantity !== reading.quantity);
  const isBattery = reading.quantity === 'battery';
  return {
    ...device,
    battery: isBattery ? reading.value : device.battery,
    readings: isBattery ? device.readings : [...others, reading].toSorted(byQuantity),
    lastSync: Math.max(now, device.lastSync ?? now),
  };
}

function byQuantity(one: Reading, other: Reading): number {
  return CAPABILITIES.indexOf(one.quantity) - CAPABILITIES.indexOf(other.quantity);
}
