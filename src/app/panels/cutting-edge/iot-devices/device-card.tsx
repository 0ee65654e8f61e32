import { Bluetooth, Camera, LampDesk, RectangleVertical, Thermometer } from 'lucide-react';
import { useId, useRef, type ComponentType, type ReactNode } from 'react';
import { fillIn } from '#content/fill-in.ts';
import {
  CAPABILITY_LABELS,
  DEVICE_STATUS_LABELS,
  DEVICE_TYPE_LABELS,
  IOT_WORDS,
  QUANTITY_UNITS,
} from '#content/panels/iot-devices-words.ts';
import type { Reading } from '#domain/devices/characteristics.ts';
import type { Device, DeviceType } from '#domain/devices/device.ts';

const TIME = new Intl.DateTimeFormat('en-US', { timeStyle: 'medium' });

const ICONS: Readonly<Record<DeviceType, ComponentType<{ size: number; strokeWidth: number }>>> = {
  smart_mirror: RectangleVertical,
  lighting_system: LampDesk,
  camera: Camera,
  sensor: Thermometer,
};

interface DeviceCardProps {
  readonly device: Device;
  readonly isSimulated: boolean;
  /** Connects it, or reads it again. */
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
  /** What it does for the mirror, if anything. */
  readonly children: ReactNode;
}

/** One device: what it is, how it is, what it can do, and what it told. */
export function DeviceCard(props: DeviceCardProps) {
  const { device, isSimulated } = props;
  const { name, type, status, capabilities } = device;
  const id = useId();
  const connect = useRef<HTMLButtonElement>(null);
  const Icon = type === null ? Bluetooth : ICONS[type];
  return (
    <article className="device" data-status={status} aria-labelledby={id}>
      <header className="device-head">
        <span className="device-icon" aria-hidden="true">
          <Icon size={20} strokeWidth={1.5} />
        </span>
        <div className="min-w-0 flex-1">
          <h5 id={id} className="device-name">
            {name}
          </h5>
          <p className="device-kind">
            {type === null ? null : <span>{DEVICE_TYPE_LABELS[type]}</span>}
            {isSimulated ? <span className="device-simulated">{IOT_WORDS.simulated}</span> : null}
          </p>
        </div>
        <p role="status" className="device-status">
          <i aria-hidden="true" />
          {DEVICE_STATUS_LABELS[status]}
        </p>
      </header>
      {capabilities.length === 0 ? null : (
        <ul className="device-capabilities" aria-label={fillIn(IOT_WORDS.capabilities, { name })}>
          {capabilities.map((capability) => (
            <li key={capability}>{CAPABILITY_LABELS[capability]}</li>
          ))}
        </ul>
      )}
      {props.children}
      <Facts device={device} />
      <div className="device-acts">
        <button
          ref={connect}
          type="button"
          className="button-secondary"
          aria-disabled={status === 'syncing'}
          aria-label={fillIn(status === 'connected' ? IOT_WORDS.syncLong : IOT_WORDS.connectLong, {
            name,
          })}
          onClick={() => {
            if (status !== 'syncing') props.onConnect();
          }}
        >
          {status === 'connected' ? IOT_WORDS.sync : IOT_WORDS.connect}
        </button>
        {status === 'disconnected' ? null : (
          <button
            type="button"
            className="button-secondary"
            aria-label={fillIn(IOT_WORDS.disconnectLong, { name })}
            onClick={() => {
              // This button disappears, and would take the focus with it.
              connect.current?.focus();
              props.onDisconnect();
            }}
          >
            {IOT_WORDS.disconnect}
          </button>
        )}
      </div>
    </article>
  );
}

/**
 * Its battery, what it measured and when it reported that. For a device that never reported, only that it
 * did not.
 */
function Facts({ device: { battery, readings, lastSync } }: { device: Device }) {
  const told: readonly Reading[] =
    battery === null ? readings : [{ quantity: 'battery', value: battery }, ...readings];
  return (
    <dl className="device-facts">
      {lastSync === null
        ? null
        : told.map((reading) => (
            <div key={reading.quantity}>
              <dt>{CAPABILITY_LABELS[reading.quantity]}</dt>
              <dd className="tnum">{valueWords(reading)}</dd>
            </div>
          ))}
      <div>
        <dt>{IOT_WORDS.lastSync}</dt>
        <dd className="tnum">{lastSync === null ? IOT_WORDS.never : TIME.format(lastSync)}</dd>
      </div>
    </dl>
  );
}

function valueWords({ quantity, value }: Reading): string {
  if (value === null) return IOT_WORDS.notTold;
  const { text, factor, digits } = QUANTITY_UNITS[quantity];
  const number = (value * factor).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return fillIn(text, { value: number });
}
