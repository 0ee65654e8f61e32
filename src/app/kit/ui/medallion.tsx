import './medallion.css';
import type { CSSProperties } from 'react';
import { initials } from '#domain/account/initials.ts';

interface MedallionProps {
  /** First and last name. */
  readonly name: string;
  /** Two colors, from the upper left to the lower right. */
  readonly colours: readonly [string, string];
}

/** Initials on two pigments, for people without a picture. */
export function Medallion({ name, colours: [from, to] }: MedallionProps) {
  const [first = '', last = ''] = name.split(' ');
  const style: CSSProperties = { '--from': from, '--to': to };
  return (
    <span className="medallion display" style={style} aria-hidden="true">
      {initials(first, last)}
    </span>
  );
}
