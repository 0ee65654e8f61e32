/** Places around the mirror that the studio keeps free for the open panel and for what is loaded later. */

import './picture-sign.css';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `shade`, `look` and `nearest` are for the links to the shop, which load after the studio. */
export type MirrorPlaceName = 'picture' | 'strip' | 'shade' | 'look' | 'nearest';

const places = createStore<Readonly<Record<MirrorPlaceName, HTMLElement | null>>>(() => ({
  picture: null,
  strip: null,
  shade: null,
  look: null,
  nearest: null,
}));

/** Where the studio keeps a place free; empty until a panel fills it. */
export function MirrorPlace({ name, className }: { name: MirrorPlaceName; className?: string }) {
  return (
    <div
      className={className}
      ref={(element) => {
        places.setState({ [name]: element });
        return () => {
          places.setState({ [name]: null });
        };
      }}
    />
  );
}

/** Draws into a place for as long as it is mounted. Nothing where the arrangement has no such place. */
export function IntoMirrorPlace({
  name,
  children,
}: {
  name: MirrorPlaceName;
  children: ReactNode;
}) {
  const place = useStore(places, (all) => all[name]);
  return place === null ? null : createPortal(children, place);
}

/** Whether the arrangement of the studio has such a place. */
export function useHasMirrorPlace(name: MirrorPlaceName): boolean {
  return useStore(places, (all) => all[name] !== null);
}
