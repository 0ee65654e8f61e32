import { useEffect, useRef } from 'react';

/** Has the keyboard when its step begins: what is new is read from its beginning. */
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
