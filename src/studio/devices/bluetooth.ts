/** What is used of the browser's Web Bluetooth, in its own names. A test brings a stand-in of this shape. */

export interface GattCharacteristic extends EventTarget {
  readonly uuid: string;
  readonly value?: DataView | undefined;
  readonly properties: { readonly read: boolean; readonly notify: boolean };
  readonly readValue: () => Promise<DataView>;
  readonly startNotifications: () => Promise<unknown>;
}

export interface GattService {
  readonly getCharacteristics: () => Promise<readonly GattCharacteristic[]>;
}

export interface GattServer {
  readonly connected: boolean;
  readonly connect: () => Promise<GattServer>;
  readonly disconnect: () => void;
  readonly getPrimaryService: (service: number) => Promise<GattService>;
}

/** Dispatches `gattserverdisconnected` when it leaves. */
export interface BluetoothPeripheral extends EventTarget {
  readonly id: string;
  readonly name?: string | undefined;
  readonly gatt?: GattServer | undefined;
}

export interface Bluetooth {
  /** False where there is no radio, and where the document may not use it. */
  readonly getAvailability: () => Promise<boolean>;
  /** Shows the browser's own list of devices. Rejects with a NotFoundError where none was chosen. */
  readonly requestDevice: (options: {
    readonly acceptAllDevices: true;
    readonly optionalServices: readonly number[];
  }) => Promise<BluetoothPeripheral>;
}

declare global {
  interface Navigator {
    readonly bluetooth?: Bluetooth;
  }
}

/** The browser's Bluetooth; null where it has none. */
export function browserBluetooth(): Bluetooth | null {
  return navigator.bluetooth ?? null;
}

/** Why no device was had, or one was lost. */
export type BluetoothFailure =
  /** The browser has no Web Bluetooth. */
  | 'unsupported'
  /** There is no radio, it is off, or the document may not use it. */
  | 'unavailable'
  /** None was chosen, or the browser was told not to ask. */
  | 'refused'
  /** It did not answer, or left while it was read. */
  | 'out-of-reach'
  /** It has none of the standard services. */
  | 'nothing-standard';
