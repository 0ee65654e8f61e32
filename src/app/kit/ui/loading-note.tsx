import { Mark } from './mark.tsx';

/** Says that something is loading. */
export function LoadingNote({ children }: { children: string }) {
  return (
    <p role="status" className="grid justify-items-center gap-4 py-[14vh] text-fg-2">
      <span className="breathing">
        <Mark size={34} />
      </span>
      {children}
    </p>
  );
}
