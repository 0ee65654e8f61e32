import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { HEADER_WORDS } from '#content/look-words.ts';
import { Mark } from '#app/ui/mark.tsx';
import { useStudio } from '#app/studio-context.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function SiteHeader() {
  const { sharing } = useStudio();
  return (
    <header className="studio-header flex items-center gap-4 border-b border-line pr-(--gutter) pl-[22px]">
      <Link to="/" className="flex min-h-11 items-center gap-3" aria-label={HEADER_WORDS.home}>
        <Mark />
        <span className="display text-[23px]">{HEADER_WORDS.brand}</span>
      </Link>
      <div className="ml-auto flex items-center gap-2.5 text-[14px]">
        <button
          type="button"
          className="quiet-button px-3.5"
          onClick={() => void sharing.shareLook()}
        >
          <Link2 size={17} strokeWidth={1.6} aria-hidden="true" />
          {HEADER_WORDS.shareLook}
        </button>
        <ThemeChoice />
      </div>
    </header>
  );
}
