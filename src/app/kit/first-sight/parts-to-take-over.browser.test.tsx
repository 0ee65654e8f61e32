import { type PropsWithChildren, useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { mountPlaceWithoutAct } from '#tests/support/mounted.ts';
import { PartsProvider, PartsToTakeOver, PartTakenOverLater } from './parts-to-take-over.tsx';

const { host, render } = mountPlaceWithoutAct();
let hydrated: Root | undefined;

afterEach(() => {
  hydrated?.unmount();
  hydrated = undefined;
});

interface LoggedProps {
  readonly name: string;
  readonly log: string[];
}

/** Notes when it responds. */
function Logged({ name, log, children }: PropsWithChildren<LoggedProps>) {
  useEffect(() => {
    log.push(name);
  }, [name, log]);
  return (
    <div>
      {name}
      {children}
    </div>
  );
}

/** A page with a part, and another within that part. */
function Page({ log }: { readonly log: string[] }) {
  const [parts] = useState(() => new PartsToTakeOver());
  useEffect(() => {
    parts.whenNoneIsLeft(() => {
      log.push('all');
    });
  }, [parts, log]);
  return (
    <PartsProvider value={parts}>
      <Logged name="page" log={log} />
      <PartTakenOverLater>
        <Logged name="part" log={log}>
          <PartTakenOverLater>
            <Logged name="part within" log={log} />
          </PartTakenOverLater>
        </Logged>
      </PartTakenOverLater>
    </PartsProvider>
  );
}

describe('a page with parts that are taken over later', () => {
  it('is all taken over once the last of them responds', async () => {
    const log: string[] = [];
    host.innerHTML = renderToString(<Page log={log} />);
    const drawn = host.textContent;
    hydrated = hydrateRoot(host, <Page log={log} />);
    await expect.poll(() => log).toEqual(['page', 'part', 'part within', 'all']);
    expect(host.textContent).toBe(drawn);
  });

  it('is all there at once where the document was empty', async () => {
    const log: string[] = [];
    await render(<Page log={log} />);
    await expect.poll(() => log.at(-1)).toBe('all');
    expect(log.filter((name) => name === 'all')).toHaveLength(1);
  });
});

describe('the parts to take over', () => {
  it('wait for no part that is gone', () => {
    const parts = new PartsToTakeOver();
    const calls: string[] = [];
    parts.add('tray');
    parts.whenNoneIsLeft(() => calls.push('all'));
    expect(calls).toEqual([]);
    parts.remove('tray');
    parts.remove('tray');
    expect(calls).toEqual(['all']);
  });
});
