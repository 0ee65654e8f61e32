import { fillIn } from '#content/fill-in.ts';
import { DEVICE_WORDS as WORDS, INSIGHT_WORDS } from '#content/insight-words.ts';
import { percentOf } from '#domain/analytics/rates.ts';
import type { Insights } from './dashboard-query.ts';

const SECOND_MS = 1000;

/** How fast the mirror is on phones, tablets and desktops, as their own pages measured it. */
export function Devices({ speed }: { speed: Insights['speed'] }) {
  const all = speed.reduce((sum, { mirrors }) => sum + mirrors, 0);
  if (all === 0) return <p className="figure-about">{INSIGHT_WORDS.none}</p>;
  const withoutWebgl = speed.reduce((sum, each) => sum + each.withoutWebgl, 0);
  return (
    <>
      <ul className="device-rows">
        {speed
          .toSorted((a, b) => b.mirrors - a.mirrors)
          .map(({ device, mirrors, fps, startMs }) => (
            <li key={device}>
              <p className="device-name">
                <span>{WORDS.names[device]}</span>
                <span className="tnum">{`${Math.round(Number(percentOf(mirrors, all)))}%`}</span>
              </p>
              <span className="figure-bar" aria-hidden="true">
                <i style={{ width: `${percentOf(mirrors, all)}%` }} />
              </span>
              {fps === null ? null : (
                <p className="tnum device-speed">
                  {fillIn(WORDS.fps, {
                    median: Math.round(fps.median),
                    slow: Math.round(fps.slowTenth),
                  })}
                </p>
              )}
              {startMs === null ? null : (
                <p className="tnum device-speed">
                  {fillIn(WORDS.start, {
                    median: (startMs.median / SECOND_MS).toFixed(1),
                    slow: (startMs.slowTenth / SECOND_MS).toFixed(1),
                  })}
                </p>
              )}
            </li>
          ))}
      </ul>
      <p className="device-last">
        <span>{WORDS.withoutWebgl}</span>
        <span className="tnum">{`${percentOf(withoutWebgl, all)}%`}</span>
      </p>
    </>
  );
}
