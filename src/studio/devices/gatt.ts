/** Reading what a Bluetooth device tells by standard services, once and whenever it has news. */

import {
  CHARACTERISTICS,
  OF_ENVIRONMENT,
  parseCharacteristic,
  SERVICES,
  type Quantity,
  type Reading,
} from '#domain/devices/characteristics.ts';
import type { GattCharacteristic, GattServer } from './bluetooth.ts';

/** What a service of a device holds that is understood here. */
export interface FoundCharacteristic {
  readonly quantity: Quantity;
  readonly characteristic: GattCharacteristic;
}

/** Finds the standard characteristics of a connected device; an empty list where there are none. Rejects when it leaves. */
export async function findCharacteristics(
  server: GattServer,
): Promise<readonly FoundCharacteristic[]> {
  // One after the other: a device answers one question at a time.
  const battery = await findIn(server, SERVICES.battery, ['battery']);
  const environment = await findIn(server, SERVICES.environment, OF_ENVIRONMENT);
  return [...battery, ...environment];
}

async function findIn(
  server: GattServer,
  service: number,
  quantities: readonly Quantity[],
): Promise<readonly FoundCharacteristic[]> {
  const characteristics = await characteristicsOf(server, service);
  // A device with two sensors of a kind is read by its first.
  return quantities.flatMap((quantity) => {
    const characteristic = characteristics.find(
      ({ uuid }) => uuid === uuidOf(CHARACTERISTICS[quantity].characteristic),
    );
    return characteristic === undefined ? [] : [{ quantity, characteristic }];
  });
}

async function characteristicsOf(
  server: GattServer,
  service: number,
): Promise<readonly GattCharacteristic[]> {
  try {
    const found = await server.getPrimaryService(service);
    return await found.getCharacteristics();
  } catch (cause) {
    // It does not have this service, or nothing in it.
    if (cause instanceof DOMException && cause.name === 'NotFoundError') return [];
    throw cause;
  }
}

/** The 128 bits that a number of the Bluetooth SIG stands for, as the browser writes them. */
export function uuidOf(assigned: number): string {
  return `${assigned.toString(16).padStart(8, '0')}-0000-1000-8000-00805f9b34fb`;
}

/** Reads all of them, one after the other. Rejects when the device leaves. */
export async function readAll(found: readonly FoundCharacteristic[]): Promise<readonly Reading[]> {
  const readings: Reading[] = [];
  for (const { quantity, characteristic } of found) {
    if (!characteristic.properties.read) continue;
    const octets = await characteristic.readValue();
    readings.push({ quantity, value: parseCharacteristic(quantity, octets) });
  }
  return readings;
}

/** Calls back with each value that the device tells of its own accord, until the signal is aborted. */
export async function followAll(
  found: readonly FoundCharacteristic[],
  onReading: (reading: Reading) => void,
  signal: AbortSignal,
): Promise<void> {
  for (const { quantity, characteristic } of found) {
    if (!characteristic.properties.notify) continue;
    characteristic.addEventListener(
      'characteristicvaluechanged',
      () => {
        const { value } = characteristic;
        if (value !== undefined) {
          onReading({ quantity, value: parseCharacteristic(quantity, value) });
        }
      },
      { signal },
    );
    await characteristic.startNotifications();
  }
}
