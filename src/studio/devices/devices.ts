/** The devices around the mirror: four that are simulated, and those that the person chose in the browser's own list. */

import { createStore, type StoreApi } from 'zustand/vanilla';
import { UNNAMED_DEVICE } from '#content/panels/iot-devices-words.ts';
import { SERVICES, type Reading } from '#domain/devices/characteristics.ts';
import {
  disconnected,
  SYNC_MILLISECONDS,
  synced,
  syncing,
  withReading,
  type Device,
} from '#domain/devices/device.ts';
import { runStaged } from '#domain/staged-run.ts';
import type { StudioEnvironment } from '#studio/state/environment.ts';
import { bluetoothDriver, bluetoothFailureOf } from './bluetooth-device.ts';
import type { Bluetooth, BluetoothFailure, BluetoothPeripheral } from './bluetooth.ts';
import type { DeviceDriver } from './device-driver.ts';

export interface DevicesState {
  readonly simulated: readonly Device[];
  readonly bluetooth: readonly Device[];
  /** Whether the browser shows its list. */
  readonly isAsking: boolean;
  /** What went wrong last; `name` is the device's, null where none was chosen. */
  readonly failure: { readonly kind: BluetoothFailure; readonly name: string | null } | null;
}

export type ConnectEnd = 'connected' | 'failed' | 'stopped';

export interface Devices {
  readonly store: StoreApi<DevicesState>;
  /** Asks the browser for its list of Bluetooth devices, and connects what is chosen. To be called on a press. */
  readonly choose: () => Promise<void>;
  /** Connects, or reads again what is connected: syncing for two seconds at least. Does nothing while it syncs. */
  readonly connect: (id: string) => Promise<ConnectEnd>;
  /** Lets a device go, also in the middle of connecting. */
  readonly disconnect: (id: string) => void;
}

interface DevicesOptions {
  readonly environment: Pick<StudioEnvironment, 'clock'>;
  /** Null where the browser has none. */
  readonly bluetooth: Bluetooth | null;
  readonly simulated: readonly Device[];
}

export function createDevices({ environment, bluetooth, simulated }: DevicesOptions): Devices {
  const store = createStore<DevicesState>(() => ({
    simulated,
    bluetooth: [],
    isAsking: false,
    failure: bluetooth === null ? { kind: 'unsupported', name: null } : null,
  }));
  const drivers = new Map<string, DeviceDriver>(
    simulated.map((device) => [
      device.id,
      { open: () => Promise.resolve(reportOf(device)), close: () => undefined },
    ]),
  );
  const runs = new Map<string, AbortController>();
  const now = (): number => environment.clock.now().getTime();

  function deviceOf(id: string): Device | undefined {
    const { simulated: ours, bluetooth: chosen } = store.getState();
    return [...ours, ...chosen].find((device) => device.id === id);
  }

  function change(id: string, next: (device: Device) => Device): void {
    const changed = (devices: readonly Device[]): readonly Device[] =>
      devices.map((device) => (device.id === id ? next(device) : device));
    const { simulated: ours, bluetooth: chosen } = store.getState();
    store.setState({ simulated: changed(ours), bluetooth: changed(chosen) });
  }

  function fail(kind: BluetoothFailure, name: string | null): void {
    store.setState({ failure: { kind, name } });
  }

  function leave(id: string): void {
    const device = deviceOf(id);
    if (device === undefined || device.status === 'disconnected') return;
    runs.get(id)?.abort();
    change(id, disconnected);
    fail('out-of-reach', device.name);
  }

  function hear(id: string, reading: Reading): void {
    if (deviceOf(id)?.status === 'connected') {
      change(id, (device) => withReading(device, reading, now()));
    }
  }

  async function connect(id: string): Promise<ConnectEnd> {
    const device = deviceOf(id);
    const driver = drivers.get(id);
    if (device === undefined || driver === undefined || device.status === 'syncing') {
      return 'stopped';
    }
    const run = new AbortController();
    runs.set(id, run);
    store.setState({ failure: null });
    change(id, syncing);
    const done = await runStaged({
      steps: [{ milliseconds: SYNC_MILLISECONDS }],
      work: driver.open,
      clock: environment.clock,
      signal: run.signal,
    });
    runs.delete(id);
    if (done.ok) {
      change(id, (connected) => synced(connected, done.value, now()));
      return 'connected';
    }
    if (done.failure.kind === 'aborted') return 'stopped';
    // First, so that its leaving is no news.
    change(id, disconnected);
    driver.close();
    const kind = bluetoothFailureOf(done.failure.cause);
    if (kind === 'nothing-standard') forget(id);
    fail(kind, device.name);
    return 'failed';
  }

  /** Drops a device from which nothing can be read. */
  function forget(id: string): void {
    drivers.delete(id);
    store.setState({ bluetooth: store.getState().bluetooth.filter((device) => device.id !== id) });
  }

  function add(peripheral: BluetoothPeripheral): void {
    const { id } = peripheral;
    if (drivers.has(id)) return;
    drivers.set(
      id,
      bluetoothDriver(peripheral, {
        onReading: (reading) => {
          hear(id, reading);
        },
        onLeave: () => {
          leave(id);
        },
      }),
    );
    const device: Device = {
      id,
      name: nameOf(peripheral),
      type: null,
      status: 'disconnected',
      battery: null,
      capabilities: [],
      readings: [],
      lastSync: null,
    };
    store.setState({ bluetooth: [...store.getState().bluetooth, device] });
  }

  async function ask(radio: Bluetooth): Promise<BluetoothPeripheral | null> {
    try {
      if (await radio.getAvailability()) {
        // Few devices announce which services they have: the list is long, and what is chosen is looked at.
        return await radio.requestDevice({
          acceptAllDevices: true,
          optionalServices: Object.values(SERVICES),
        });
      }
      fail('unavailable', null);
    } catch (cause) {
      fail(bluetoothFailureOf(cause), null);
    }
    return null;
  }

  return {
    store,
    async choose() {
      if (bluetooth === null || store.getState().isAsking) return;
      store.setState({ isAsking: true, failure: null });
      const peripheral = await ask(bluetooth);
      store.setState({ isAsking: false });
      if (peripheral === null) return;
      add(peripheral);
      if (deviceOf(peripheral.id)?.status === 'disconnected') await connect(peripheral.id);
    },
    connect,
    disconnect(id) {
      runs.get(id)?.abort();
      change(id, disconnected);
      drivers.get(id)?.close();
    },
  };
}

/** Not every device has a name; an empty one does not count. */
function nameOf({ name = '' }: BluetoothPeripheral): string {
  return name.trim() === '' ? UNNAMED_DEVICE : name.trim();
}

function reportOf({ type, battery, capabilities, readings }: Device) {
  return { type, battery, capabilities, readings };
}
