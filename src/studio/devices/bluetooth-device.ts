/** A Bluetooth device that the person chose, as the studio deals with devices. */

import type { Capability, DeviceReport } from '#domain/devices/device.ts';
import type { Reading } from '#domain/devices/characteristics.ts';
import type { BluetoothFailure, BluetoothPeripheral } from './bluetooth.ts';
import type { DeviceDriver } from './device-driver.ts';
import { findCharacteristics, followAll, readAll } from './gatt.ts';

/** It offers nothing that is read here. */
class NothingStandardError extends Error {
  override readonly name = 'NothingStandardError';
}

interface BluetoothDeviceEvents {
  /** It told a value of its own accord. */
  readonly onReading: (reading: Reading) => void;
  /** It is gone: switched off, out of reach, or let go. */
  readonly onLeave: () => void;
}

export function bluetoothDriver(
  peripheral: BluetoothPeripheral,
  { onReading, onLeave }: BluetoothDeviceEvents,
): DeviceDriver {
  /** Ends with the connection. */
  let connection = new AbortController();

  peripheral.addEventListener('gattserverdisconnected', () => {
    connection.abort();
    onLeave();
  });

  return {
    async open() {
      connection.abort();
      connection = new AbortController();
      const { signal } = connection;
      const server = await peripheral.gatt?.connect();
      if (server === undefined) throw new NothingStandardError();
      const found = await findCharacteristics(server);
      if (found.length === 0) throw new NothingStandardError();
      const readings = await readAll(found);
      await followAll(found, onReading, signal);
      return reportOf(
        found.map(({ quantity }) => quantity),
        readings,
      );
    },
    close() {
      connection.abort();
      peripheral.gatt?.disconnect();
    },
  };
}

function reportOf(capabilities: readonly Capability[], readings: readonly Reading[]): DeviceReport {
  const isSensor = capabilities.some((capability) => capability !== 'battery');
  return {
    type: isSensor ? 'sensor' : null,
    capabilities,
    battery: readings.find(({ quantity }) => quantity === 'battery')?.value ?? null,
    readings: readings.filter(({ quantity }) => quantity !== 'battery'),
  };
}

/** What an exception of the browser's Bluetooth, or of ours, means for the person. */
export function bluetoothFailureOf(cause: unknown): BluetoothFailure {
  if (cause instanceof NothingStandardError) return 'nothing-standard';
  const name = cause instanceof DOMException ? cause.name : '';
  if (name === 'NotFoundError' || name === 'NotAllowedError') return 'refused';
  if (name === 'SecurityError' || name === 'NotSupportedError') return 'unavailable';
  return 'out-of-reach';
}
