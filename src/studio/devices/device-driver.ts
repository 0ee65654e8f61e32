import type { DeviceReport } from '#domain/devices/device.ts';

/** How a device is reached. */
export interface DeviceDriver {
  /** Connects where it is not connected, and reads everything. Rejects when it cannot be reached. */
  readonly open: () => Promise<DeviceReport>;
  readonly close: () => void;
}
