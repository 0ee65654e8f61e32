/** A Bluetooth radio under a test's control, with the browser's own interface. */

import { uuidOf } from '#studio/devices/gatt.ts';
import type {
  Bluetooth,
  BluetoothPeripheral,
  GattCharacteristic,
  GattServer,
  GattService,
} from '#studio/devices/bluetooth.ts';

/** Values of characteristics in octets: by assigned number of the service, then of the characteristic. */
export type FakeServices = Readonly<Record<number, Readonly<Record<number, readonly number[]>>>>;

class FakeCharacteristic extends EventTarget implements GattCharacteristic {
  readonly uuid: string;
  readonly properties = { read: true, notify: true };
  value: DataView | undefined;
  private readonly peripheral: FakePeripheral;
  private octets: readonly number[];
  private isFollowed = false;

  constructor(peripheral: FakePeripheral, assigned: number, octets: readonly number[]) {
    super();
    this.peripheral = peripheral;
    this.uuid = uuidOf(assigned);
    this.octets = octets;
  }

  readonly readValue = async (): Promise<DataView> => {
    await this.peripheral.answers();
    return this.announce();
  };

  readonly startNotifications = async (): Promise<void> => {
    await this.peripheral.answers();
    this.isFollowed = true;
  };

  /** Sets a new value, and notifies whoever has subscribed to it. */
  tell(...octets: readonly number[]): void {
    this.octets = octets;
    if (this.isFollowed && this.peripheral.connected) this.announce();
  }

  private announce(): DataView {
    this.value = new DataView(new Uint8Array(this.octets).buffer);
    this.dispatchEvent(new Event('characteristicvaluechanged'));
    return this.value;
  }
}

/** A device with the given services. It can disconnect, and stay away. */
export class FakePeripheral extends EventTarget implements BluetoothPeripheral {
  readonly id: string;
  readonly name: string;
  connected = false;
  isInReach = true;
  /** Disconnects as soon as one of its values is read. */
  leavesWhenRead = false;
  private readonly services: ReadonlyMap<number, ReadonlyMap<number, FakeCharacteristic>>;

  constructor(name: string, services: FakeServices) {
    super();
    this.id = `id of ${name}`;
    this.name = name;
    this.services = new Map(
      Object.entries(services).map(([service, characteristics]) => [
        Number(service),
        new Map(
          Object.entries(characteristics).map(([assigned, octets]) => [
            Number(assigned),
            new FakeCharacteristic(this, Number(assigned), octets),
          ]),
        ),
      ]),
    );
  }

  characteristic(service: number, assigned: number): FakeCharacteristic {
    const found = this.services.get(service)?.get(assigned);
    if (found === undefined) throw new Error(`${this.name} has no such characteristic`);
    return found;
  }

  readonly gatt: GattServer = this.makeServer();

  /** Rejects as the browser does if the device is gone. */
  answers(): Promise<void> {
    if (this.leavesWhenRead) this.leave();
    return this.connected ? Promise.resolve() : Promise.reject(gone());
  }

  leave(): void {
    if (!this.connected) return;
    this.connected = false;
    this.dispatchEvent(new Event('gattserverdisconnected'));
  }

  private makeServer(): GattServer {
    const isConnected = (): boolean => this.connected;
    const server: GattServer = {
      get connected() {
        return isConnected();
      },
      connect: () => {
        if (!this.isInReach) return Promise.reject(gone());
        this.connected = true;
        return Promise.resolve(server);
      },
      disconnect: () => {
        this.leave();
      },
      getPrimaryService: (service) => this.service(service),
    };
    return server;
  }

  private async service(service: number): Promise<GattService> {
    const found = this.services.get(service);
    if (!this.connected) throw gone();
    if (found === undefined) throw new DOMException('No such service.', 'NotFoundError');
    return { getCharacteristics: () => Promise.resolve([...found.values()]) };
  }
}

function gone(): DOMException {
  return new DOMException('GATT Server is disconnected.', 'NetworkError');
}

/** A browser's Bluetooth whose chooser lists one device, which the person selects or not. */
export class FakeBluetooth implements Bluetooth {
  isAvailable = true;
  /** Null if the person closes the chooser. */
  chosen: BluetoothPeripheral | null = null;
  timesAsked = 0;

  readonly getAvailability = (): Promise<boolean> => Promise.resolve(this.isAvailable);

  readonly requestDevice = (): Promise<BluetoothPeripheral> => {
    this.timesAsked += 1;
    return this.chosen === null
      ? Promise.reject(new DOMException('User cancelled the chooser.', 'NotFoundError'))
      : Promise.resolve(this.chosen);
  };
}

export const BATTERY = { service: 0x180f, level: 0x2a19 } as const;
export const ENVIRONMENT = {
  service: 0x181a,
  temperature: 0x2a6e,
  humidity: 0x2a6f,
} as const;

/** A sensor of 21.5 °C and 45.24%, with four fifths of its battery. */
export function roomSensor(): FakePeripheral {
  return new FakePeripheral('Weather Tag', {
    [BATTERY.service]: { [BATTERY.level]: [80] },
    [ENVIRONMENT.service]: {
      [ENVIRONMENT.temperature]: [0x66, 0x08],
      [ENVIRONMENT.humidity]: [0xac, 0x11],
    },
  });
}
