import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { CHANGE_WORDS as WORDS } from '#content/analytics-words.ts';
import { fillIn } from '#content/fill-in.ts';
import { changeFrom } from '#domain/analytics/rates.ts';
import { countText } from './figure-format.ts';

const ICONS = { up: ArrowUpRight, down: ArrowDownRight, same: ArrowRight } as const;

interface ChangeNoteProps {
  readonly before: number;
  readonly now: number;
  readonly format?: (value: number) => string;
}

/** How a figure compares with that of the period before. */
export function ChangeNote({ before, now, format = countText }: ChangeNoteProps) {
  const { direction, percent } = changeFrom(before, now);
  const Icon = ICONS[direction];
  return (
    <p className="tnum change-note">
      <span className="change-share" data-direction={direction}>
        <Icon size={16} strokeWidth={1.6} aria-hidden="true" />
        {percent === null ? null : <span aria-hidden="true">{`${percent}%`}</span>}
        <span className="sr-only">{fillIn(WORDS[direction], { percent: percent ?? '' })}</span>
      </span>
      {fillIn(WORDS.before, { count: format(before) })}
    </p>
  );
}
