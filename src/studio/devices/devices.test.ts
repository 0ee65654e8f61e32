import { describe, expect, it } from 'vitest';
import { SIMULATED_DEVICES } from '#content/simulated-devices.ts';
import {
  BATTERY,
  ENVIRONMENT,
  FakeBluetooth,
  FakePeripheral,
  roomSensor,
} from '#tests/devices/fake-bluetooth.ts';
import { FakeBrowser, settle } from '#tests/studio/fake-environment.ts';
import { createDevices } from './devices.ts';

function open(bluetooth: FakeBluetooth | null = new FakeBluetooth()) {
  const browser = new FakeBrowser();
  const devices = createDevices({
    environment: browser.environment,
    bluetooth,
    simulated: SIMULATED_DEVICES,
  });
  const state = () => devices.store.getState();
  return { browser, devices, state, now: () => browser.environment.clock.now().getTime() };
}

/** Chooses a device in the browser's list, up to the moment in which it syncs. */
async function choose(peripheral: FakePeripheral | null) {
  const bluetooth = new FakeBluetooth();
  bluetooth.chosen = peripheral;
  const opened = open(bluetooth);
  void opened.devices.choose();
  await settle();
  return { ...opened, bluetooth, device: () => opened.state().bluetooth[0] };
}

describe('a simulated device', () => {
  it('is one of each of the four kinds, disconnected and never in sync before', () => {
    const { simulated } = open().state();
    expect(simulated.map(({ type, status, lastSync }) => [type, status, lastSync])).toEqual([
      ['smart_mirror', 'disconnected', null],
      ['lighting_system', 'disconnected', null],
      ['camera', 'disconnected', null],
      ['sensor', 'disconnected', null],
    ]);
  });

  it('syncs for two seconds, and is connected then, with a new last sync', async () => {
    const { browser, devices, now, state } = open();
    const ended = devices.connect('simulated-lamp');
    expect(state().simulated[1]).toMatchObject({ status: 'syncing', lastSync: null });
    await browser.pass(1999);
    expect(state().simulated[1]!.status).toBe('syncing');
    await browser.pass(1);
    expect(await ended).toBe('connected');
    expect(state().simulated[1]).toMatchObject({ status: 'connected', lastSync: now() });
    const first = state().simulated[1]!.lastSync!;
    void devices.connect('simulated-lamp');
    await browser.pass(2000);
    expect(state().simulated[1]!.lastSync).toBe(first + 2000);
  });

  it('syncs once, however often it is pressed meanwhile', async () => {
    const { browser, devices, state } = open();
    void devices.connect('simulated-camera');
    await browser.pass(1500);
    expect(await devices.connect('simulated-camera')).toBe('stopped');
    await browser.pass(500);
    expect(state().simulated[2]!.status).toBe('connected');
  });

  it('can be let go while it syncs, and stays so', async () => {
    const { browser, devices, state } = open();
    const ended = devices.connect('simulated-sensor');
    devices.disconnect('simulated-sensor');
    expect(await ended).toBe('stopped');
    await browser.pass(5000);
    expect(state().simulated[3]).toMatchObject({ status: 'disconnected', lastSync: null });
  });
});

describe('a Bluetooth device', () => {
  it('is asked for only on a press', async () => {
    const bluetooth = new FakeBluetooth();
    const { devices } = open(bluetooth);
    void devices.connect('simulated-mirror');
    await settle();
    expect(bluetooth.timesAsked).toBe(0);
    void devices.choose();
    void devices.choose();
    await settle();
    expect(bluetooth.timesAsked).toBe(1);
  });

  it('tells what it measures, after two seconds of syncing', async () => {
    const { browser, device, now } = await choose(roomSensor());
    expect(device()).toMatchObject({ name: 'Weather Tag', status: 'syncing' });
    await browser.pass(2000);
    expect(device()).toEqual({
      id: 'id of Weather Tag',
      name: 'Weather Tag',
      type: 'sensor',
      status: 'connected',
      battery: 80,
      capabilities: ['battery', 'temperature', 'humidity'],
      readings: [
        { quantity: 'temperature', value: 21.5 },
        { quantity: 'humidity', value: 45.24 },
      ],
      lastSync: now(),
    });
  });

  it('tells its battery where that is all it has', async () => {
    const brush = new FakePeripheral('Brush', { [BATTERY.service]: { [BATTERY.level]: [55] } });
    const { browser, device } = await choose(brush);
    await browser.pass(2000);
    expect(device()).toMatchObject({ type: null, battery: 55, capabilities: ['battery'] });
  });

  it('is heard when it has news', async () => {
    const sensor = roomSensor();
    const { browser, device, now } = await choose(sensor);
    await browser.pass(2000);
    await browser.pass(60_000);
    sensor.characteristic(ENVIRONMENT.service, ENVIRONMENT.temperature).tell(0xfc, 0x08);
    expect(device()!.readings[0]).toEqual({ quantity: 'temperature', value: 23 });
    expect(device()!.lastSync).toBe(now());
  });

  it('keeps what it told when it leaves, says so, and can be connected again', async () => {
    const sensor = roomSensor();
    const { browser, bluetooth, device, devices, state } = await choose(sensor);
    await browser.pass(2000);
    sensor.leave();
    expect(device()).toMatchObject({ status: 'disconnected', battery: 80 });
    expect(state().failure).toEqual({ kind: 'out-of-reach', name: 'Weather Tag' });
    void devices.connect(sensor.id);
    await settle();
    await browser.pass(2000);
    expect(device()!.status).toBe('connected');
    expect([state().failure, bluetooth.timesAsked]).toEqual([null, 1]);
  });

  it('may leave in the middle of being read', async () => {
    const sensor = roomSensor();
    sensor.leavesWhenRead = true;
    const { browser, device, state } = await choose(sensor);
    await browser.pass(2000);
    expect(device()).toMatchObject({ status: 'disconnected', lastSync: null });
    expect(state().failure).toEqual({ kind: 'out-of-reach', name: 'Weather Tag' });
  });

  it('may be out of reach', async () => {
    const sensor = roomSensor();
    sensor.isInReach = false;
    const { browser, device, state } = await choose(sensor);
    await browser.pass(2000);
    expect(device()!.status).toBe('disconnected');
    expect(state().failure).toEqual({ kind: 'out-of-reach', name: 'Weather Tag' });
  });

  it('is let go where it tells nothing in the standard way', async () => {
    const headset = new FakePeripheral('Headset', { 0x1108: {} });
    const { browser, state } = await choose(headset);
    await browser.pass(2000);
    expect(state().bluetooth).toEqual([]);
    expect(state().failure).toEqual({ kind: 'nothing-standard', name: 'Headset' });
    expect(headset.connected).toBe(false);
  });

  it('that is let go leaves without a word', async () => {
    const sensor = roomSensor();
    const { browser, device, devices, state } = await choose(sensor);
    await browser.pass(2000);
    devices.disconnect(sensor.id);
    expect([device()!.status, sensor.connected, state().failure]).toEqual([
      'disconnected',
      false,
      null,
    ]);
  });

  it('is there once, however often it is chosen', async () => {
    const { browser, devices, state } = await choose(roomSensor());
    await browser.pass(2000);
    void devices.choose();
    await settle();
    expect(state().bluetooth).toHaveLength(1);
    expect(state().bluetooth[0]!.status).toBe('connected');
  });
});

describe('where there is no Bluetooth device', () => {
  it('none was chosen', async () => {
    const { state } = await choose(null);
    expect(state()).toMatchObject({
      bluetooth: [],
      isAsking: false,
      failure: { kind: 'refused', name: null },
    });
  });

  it('the radio is off, or the page may not use it', async () => {
    const bluetooth = new FakeBluetooth();
    bluetooth.isAvailable = false;
    const { devices, state } = open(bluetooth);
    await devices.choose();
    expect(state().failure).toEqual({ kind: 'unavailable', name: null });
    expect(bluetooth.timesAsked).toBe(0);
  });

  it('the browser has no Bluetooth, and says so at once', () => {
    expect(open(null).state().failure).toEqual({ kind: 'unsupported', name: null });
  });
});
