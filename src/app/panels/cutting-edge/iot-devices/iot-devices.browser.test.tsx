import { afterEach, describe, expect, it } from 'vitest';
import { act } from '#tests/support/act.ts';
import { FakeBluetooth, roomSensor, type FakePeripheral } from '#tests/devices/fake-bluetooth.ts';
import { FakeBrowser } from '#tests/studio/fake-environment.ts';
import { StudioProvider } from '#app/look/studio-context.tsx';
import { showLight } from '#studio/commands/lighting.ts';
import { createStudio } from '#studio/studio.ts';
import { mountPlace } from '#tests/support/mounted.ts';
import { IotDevicesTab } from './iot-devices-tab.tsx';

const { host, render, unmount } = mountPlace();

function withBluetooth(bluetooth: FakeBluetooth | undefined): void {
  Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true });
}

async function open() {
  const browser = new FakeBrowser();
  const studio = createStudio(browser.environment);
  const show = () =>
    render(
      <StudioProvider studio={studio}>
        <IotDevicesTab />
      </StudioProvider>,
    );
  await show();
  const pass = (milliseconds: number) => act(() => browser.pass(milliseconds));
  return { studio, show, pass };
}

const card = (name: string) =>
  [...host.querySelectorAll<HTMLElement>('.device')].find(
    (each) => each.querySelector('h5')!.textContent === name,
  )!;
const status = (name: string) => card(name).querySelector('.device-status')!.textContent;

async function press(name: string): Promise<void> {
  const button = [...host.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )!;
  await act(async () => {
    button.click();
  });
}

async function choose(peripheral: FakePeripheral) {
  const bluetooth = new FakeBluetooth();
  bluetooth.chosen = peripheral;
  withBluetooth(bluetooth);
  const opened = await open();
  await press('Add a Bluetooth Device');
  await opened.pass(2000);
  return opened;
}

afterEach(async () => {
  await unmount();
  Reflect.deleteProperty(navigator, 'bluetooth');
});

describe('the simulator', () => {
  it('says of each device that it is simulated', async () => {
    await open();
    expect(host.querySelectorAll('.device-simulated')).toHaveLength(4);
  });

  it('connects after two seconds, and shows what the device measures', async () => {
    const { pass } = await open();
    expect(card('Room Sensor').textContent).toContain('Last syncNever');
    await press('Connect Room Sensor');
    expect(status('Room Sensor')).toBe('Syncing…');
    await pass(2000);
    expect(status('Room Sensor')).toBe('Connected');
    expect(card('Room Sensor').textContent).toContain('Battery91%Temperature21.5 °CHumidity45%');
    expect(card('Room Sensor').textContent).not.toContain('Never');
  });

  it('disconnects a device, and leaves the focus where it can be connected again', async () => {
    const { pass } = await open();
    await press('Connect Vanity Mirror');
    await pass(2000);
    await press('Disconnect Vanity Mirror');
    expect(status('Vanity Mirror')).toBe('Disconnected');
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Connect Vanity Mirror');
  });

  it('keeps a device connected while another tab is open', async () => {
    const { pass, show } = await open();
    await press('Connect Side Camera');
    await render(null);
    await pass(2000);
    await show();
    expect(status('Side Camera')).toBe('Connected');
  });

  it('makes the lamp follow the chosen light', async () => {
    const { pass, studio } = await open();
    const colour = () => host.querySelector<HTMLElement>('.device-lamp-light')!.dataset['color'];
    await press('Connect Ring Light');
    await pass(2000);
    expect(colour()).toBe('#ffffff');
    await act(async () => {
      showLight(studio.store, {
        name: 'Candles',
        light: { temperature: 2000, exposure: 0.5, veil: null, form: null },
      });
    });
    expect(card('Ring Light').textContent).toContain('Follows Candles');
    expect(colour()).toMatch(/^#ff[89a]/);
  });
});

describe('Bluetooth', () => {
  it('shows what the chosen device reports', async () => {
    await choose(roomSensor());
    expect(status('Weather Tag')).toBe('Connected');
    expect(card('Weather Tag').textContent).toContain('Battery80%Temperature21.5 °CHumidity45%');
  });

  it('says which device disconnected, and keeps what it reported', async () => {
    const sensor = roomSensor();
    await choose(sensor);
    await act(async () => {
      sensor.leave();
    });
    expect(status('Weather Tag')).toBe('Disconnected');
    expect(card('Weather Tag').textContent).toContain('21.5 °C');
    expect(host.textContent).toContain('Weather Tag is out of reach.');
  });

  it('is not offered by a browser that has none, which says so', async () => {
    withBluetooth(undefined);
    await open();
    expect(host.textContent).toContain('This browser can’t use Bluetooth.');
    expect(host.textContent).not.toContain('Add a Bluetooth Device');
  });
});
