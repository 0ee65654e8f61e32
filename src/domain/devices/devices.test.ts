import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exposureOf } from '#domain/light/picture-light.ts';
import { CHARACTERISTICS, parseCharacteristic, QUANTITIES } from './characteristics.ts';
import { lampLight } from './lamp-light.ts';
import { disconnected, synced, syncing, withReading, type Device } from './device.ts';

const octets = (...bytes: readonly number[]) => new DataView(new Uint8Array(bytes).buffer);

describe('a characteristic', () => {
  it('has the number that the Bluetooth SIG assigned to it', () => {
    expect(QUANTITIES.map((quantity) => CHARACTERISTICS[quantity].characteristic)).toEqual([
      0x2a19, 0x2a6e, 0x2a6f, 0x2a6d, 0x2afb,
    ]);
  });

  it.each([
    ['battery', [0x00], 0],
    ['battery', [0x64], 100],
    ['temperature', [0x66, 0x08], 21.5],
    ['temperature', [0x0c, 0xfe], -5],
    ['temperature', [0x4d, 0x95], -273.15],
    ['temperature', [0xff, 0x7f], 327.67],
    ['humidity', [0xac, 0x11], 45.24],
    ['humidity', [0x10, 0x27], 100],
    ['pressure', [0x02, 0x76, 0x0f, 0x00], 101_325],
    ['pressure', [0xff, 0xff, 0xff, 0xff], 429_496_729.5],
    ['illuminance', [0x50, 0xc3, 0x00], 500],
    ['illuminance', [0xfe, 0xff, 0xff], 167_772.14],
  ] as const)('%s of the octets %j is %d', (quantity, bytes, value) => {
    expect(parseCharacteristic(quantity, octets(...bytes))).toBeCloseTo(value, 6);
  });

  it.each([
    ['temperature', [0x00, 0x80]],
    ['humidity', [0xff, 0xff]],
    ['illuminance', [0xff, 0xff, 0xff]],
  ] as const)('%s says that it is not known with %j', (quantity, bytes) => {
    expect(parseCharacteristic(quantity, octets(...bytes))).toBeNull();
  });

  it.each([
    ['battery', [0x65]],
    ['battery', [0xff]],
    ['humidity', [0x11, 0x27]],
    ['temperature', [0x4c, 0x95]],
  ] as const)('%s treats %j, which its format prohibits, as no value', (quantity, bytes) => {
    expect(parseCharacteristic(quantity, octets(...bytes))).toBeNull();
  });

  it('has no value of any other length, and none beyond what its format allows', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUANTITIES),
        fc.uint8Array({ maxLength: 12 }),
        (quantity, bytes) => {
          const { octets: length, least, greatest } = CHARACTERISTICS[quantity];
          const value = parseCharacteristic(quantity, octets(...bytes));
          const isAllowed = bytes.length === length && value! >= least && value! <= greatest;
          expect(value === null || isAllowed).toBe(true);
        },
      ),
    );
  });
});

const SENSOR: Device = {
  id: 'room',
  name: 'Room Sensor',
  type: 'sensor',
  status: 'disconnected',
  battery: null,
  capabilities: ['battery', 'temperature'],
  readings: [],
  lastSync: null,
};
const { type, capabilities } = SENSOR;
const WARM = { quantity: 'temperature', value: 21.5 } as const;

describe('a device', () => {
  it('syncs, is connected with what it told and when, and keeps that when it leaves', () => {
    const busy = syncing(SENSOR);
    const there = synced(busy, { type, capabilities, battery: 81, readings: [WARM] }, 5000);
    expect([busy.status, busy.lastSync]).toEqual(['syncing', null]);
    expect(there).toEqual({
      ...SENSOR,
      status: 'connected',
      battery: 81,
      readings: [WARM],
      lastSync: 5000,
    });
    expect(disconnected(there)).toEqual({ ...there, status: 'disconnected' });
  });

  it('tells one value at a time afterwards', () => {
    const there = synced(SENSOR, { type, capabilities, battery: 81, readings: [WARM] }, 5000);
    const warmer = withReading(there, { quantity: 'temperature', value: 22 }, 6000);
    expect(warmer).toEqual({
      ...there,
      readings: [{ quantity: 'temperature', value: 22 }],
      lastSync: 6000,
    });
    expect(withReading(warmer, { quantity: 'battery', value: 80 }, 7000)).toEqual({
      ...warmer,
      battery: 80,
      lastSync: 7000,
    });
  });

  it('was last in sync no earlier than before, even where the clock was set back', () => {
    const there = synced(SENSOR, { type, capabilities, battery: 81, readings: [] }, 5000);
    expect(synced(there, { type, capabilities, battery: 80, readings: [] }, 1000).lastSync).toBe(
      5000,
    );
    expect(withReading(there, WARM, 1000).lastSync).toBe(5000);
  });
});

describe('a lamp that follows a light', () => {
  const white = { temperature: 6500, exposure: 1, veil: null, form: null };

  it('is as bright as the light, and as warm', () => {
    const candle = lampLight({ ...white, temperature: 2000, exposure: exposureOf(45) });
    const [red, green, blue] = [1, 3, 5].map((place) =>
      Number.parseInt(candle.color.slice(place, place + 2), 16),
    );
    expect(candle.brightness).toBe(45);
    expect(red).toBe(255);
    expect(green).toBeGreaterThan(blue!);
    expect(red).toBeGreaterThan(green!);
  });

  it('has the color of the lamp from the front, where a place has several', () => {
    const form = { shadows: 0.9, ambient: '#7a5cc0', key: '#ff0000', fill: '#4a63ff' };
    expect(lampLight({ ...white, form }).color).toBe('#ff0000');
  });

  it('is tinted by what a place lays over everything', () => {
    const { color } = lampLight({ ...white, veil: { color: '#0000ff', opacity: 0.5 } });
    expect(color.slice(5)).toBe('ff');
    expect(Number.parseInt(color.slice(1, 3), 16)).toBeLessThan(220);
  });
});
