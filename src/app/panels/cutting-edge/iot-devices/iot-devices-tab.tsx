import './iot-devices.css';
import { Bluetooth } from 'lucide-react';
import { useStore } from 'zustand';
import { fillIn } from '#content/fill-in.ts';
import {
  BLUETOOTH_FAILURE_WORDS,
  IOT_TOASTS,
  IOT_WORDS,
  UNNAMED_DEVICE,
} from '#content/panels/iot-devices-words.ts';
import type { Device } from '#domain/devices/device.ts';
import { toast } from '#app/kit/toast/toasts.ts';
import { useStudio } from '#app/look/studio-context.tsx';
import { DeviceCard } from './device-card.tsx';
import { devicesOf } from './devices-of.ts';
import { LampLight } from './lamp-light.tsx';

/** Devices around the mirror: real ones over Bluetooth, and four that are simulated. */
export function IotDevicesTab() {
  const devices = devicesOf(useStudio());
  const { simulated, bluetooth, isAsking, failure } = useStore(devices.store);
  const isUnsupported = failure?.kind === 'unsupported';

  async function connect({ id, name }: Device): Promise<void> {
    if ((await devices.connect(id)) === 'connected') {
      toast(IOT_TOASTS.connected, { name });
    }
  }

  function cardOf(device: Device, isSimulated: boolean) {
    return (
      <li key={device.id}>
        <DeviceCard
          device={device}
          isSimulated={isSimulated}
          onConnect={() => void connect(device)}
          onDisconnect={() => {
            devices.disconnect(device.id);
          }}
        >
          {isSimulated && device.type === 'lighting_system' && device.status === 'connected' ? (
            <LampLight />
          ) : null}
        </DeviceCard>
      </li>
    );
  }

  return (
    <>
      <h3 className="display text-2xl">{IOT_WORDS.title}</h3>
      <p className="mt-1.5 text-md text-fg-2">{IOT_WORDS.about}</p>

      <section className="devices" aria-labelledby="devices-bluetooth">
        <h4 id="devices-bluetooth" className="caps text-fg-3">
          {IOT_WORDS.bluetooth}
        </h4>
        <p className="mt-1.5 text-sm text-fg-2">{IOT_WORDS.bluetoothAbout}</p>
        <ul className="device-list">{bluetooth.map((device) => cardOf(device, false))}</ul>
        <div role="status">
          {failure === null ? null : (
            <p className="device-failure">
              {fillIn(BLUETOOTH_FAILURE_WORDS[failure.kind], {
                name: failure.name ?? UNNAMED_DEVICE,
              })}
            </p>
          )}
        </div>
        {isUnsupported ? null : (
          <button
            type="button"
            className="button-secondary device-choose"
            aria-disabled={isAsking}
            onClick={() => void devices.choose()}
          >
            <Bluetooth size={17} strokeWidth={1.7} aria-hidden="true" />
            {isAsking ? IOT_WORDS.asking : IOT_WORDS.choose}
          </button>
        )}
      </section>

      <section className="devices" aria-labelledby="devices-simulator">
        <h4 id="devices-simulator" className="caps text-fg-3">
          {IOT_WORDS.simulator}
        </h4>
        <p className="mt-1.5 text-sm text-fg-2">{IOT_WORDS.simulatorAbout}</p>
        <ul className="device-list">{simulated.map((device) => cardOf(device, true))}</ul>
      </section>
    </>
  );
}
