import { Link2 } from 'lucide-react';
import { HEADER_WORDS } from '#content/look-words.ts';
import { RoomsButton } from '#app/rail/rooms-button.tsx';
import { useStudio } from '#app/studio-context.tsx';
import { AccountCorner } from './account-corner.tsx';
import { Brand } from './brand.tsx';
import { ThemeChoice } from './theme-choice.tsx';

export function StudioHeader() {
  const { sharing } = useStudio();
  return (
    <header className="studio-header flex items-center gap-4 border-b border-line pr-(--gutter) pl-[22px]">
      <Brand />
      <RoomsButton className="header-rooms" />
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
        <AccountCorner />
      </div>
    </header>
  );
}
