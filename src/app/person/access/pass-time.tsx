import './access.css';
import { useRemaining } from './use-remaining.ts';

interface PassTimeProps {
  /** When it ends, by the server's clock, in milliseconds since 1970. */
  readonly until: number;
  readonly id?: string;
}

/** What is left of a pass, beside what it opens. */
export function PassTime({ until, id }: PassTimeProps) {
  return (
    <span id={id} className="pass-time tnum">
      {useRemaining(until)}
    </span>
  );
}
