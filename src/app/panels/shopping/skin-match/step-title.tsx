import { useEffect, useRef } from 'react';

/** Takes the focus when its step begins, so that screen readers read the step from its beginning. */
export function StepTitle({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <h4 ref={heading} tabIndex={-1} className="skin-step-title">
      {children}
    </h4>
  );
}
