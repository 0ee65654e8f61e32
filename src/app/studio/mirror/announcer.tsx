import { useStudioState } from '#app/look/studio-context.tsx';

/** Tells a screen reader what only the eye would see. */
export function Announcer() {
  const announcement = useStudioState((state) => state.announcement);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}
