/**
 * Values of the standard Bluetooth characteristics, by the formats of the Bluetooth SIG's GATT Specification Supplement:
 * whole numbers, the least significant octet first, each with a resolution and some with a value that means 'not known'.
 */

export const QUANTITIES = [
  'battery',
  'temperature',
  'humidity',
  'pressure',
  'illuminance',
] as const;
export type Quantity = (typeof QUANTITIES)[number];

export interface Reading {
  readonly quantity: Quantity;
  /** In the quantity's unit; null where the device says that it does not know. */
  readonly value: number | null;
}

interface CharacteristicFormat {
  /** The assigned number of the characteristic. */
  readonly characteristic: number;
  readonly octets: 1 | 2 | 3 | 4;
  readonly isSigned: boolean;
  /** Steps of the number in one unit. */
  readonly steps: number;
  /** The number that means that the value is not known; null where there is none. */
  readonly unknown: number | null;
  /** The smallest and the largest value that the format allows, in the unit. */
  readonly least: number;
  readonly greatest: number;
}

/** Units: percent, degrees Celsius, percent, pascals, lux. */
export const CHARACTERISTICS: Readonly<Record<Quantity, CharacteristicFormat>> = {
  battery: {
    characteristic: 0x2a19,
    octets: 1,
    isSigned: false,
    steps: 1,
    unknown: null,
    least: 0,
    greatest: 100,
  },
  temperature: {
    characteristic: 0x2a6e,
    octets: 2,
    isSigned: true,
    steps: 100,
    unknown: -0x8000,
    least: -273.15,
    greatest: 327.67,
  },
  humidity: {
    characteristic: 0x2a6f,
    octets: 2,
    isSigned: false,
    steps: 100,
    unknown: 0xffff,
    least: 0,
    greatest: 100,
  },
  pressure: {
    characteristic: 0x2a6d,
    octets: 4,
    isSigned: false,
    steps: 10,
    unknown: null,
    least: 0,
    greatest: 429_496_729.5,
  },
  illuminance: {
    characteristic: 0x2afb,
    octets: 3,
    isSigned: false,
    steps: 100,
    unknown: 0xffffff,
    least: 0,
    greatest: 167_772.14,
  },
};

/** The services that hold them. */
export const SERVICES = { battery: 0x180f, environment: 0x181a } as const;

/** Those of the quantities read here that the environmental sensing service may hold. */
export const OF_ENVIRONMENT = QUANTITIES.filter((quantity) => quantity !== 'battery');

/**
 * The value of a characteristic, in the quantity's unit. Null where the device says that it does not know, and for
 * anything that the format does not allow.
 */
export function parseCharacteristic(quantity: Quantity, octets: DataView): number | null {
  const format = CHARACTERISTICS[quantity];
  if (octets.byteLength !== format.octets) return null;
  const number = wholeNumber(octets, format);
  if (number === format.unknown) return null;
  const value = number / format.steps;
  return value < format.least || value > format.greatest ? null : value;
}

function wholeNumber(octets: DataView, { isSigned }: CharacteristicFormat): number {
  let number = 0;
  for (let place = octets.byteLength - 1; place >= 0; place -= 1) {
    number = number * 0x100 + octets.getUint8(place);
  }
  const range = 0x100 ** octets.byteLength;
  return isSigned && number >= range / 2 ? number - range : number;
}
