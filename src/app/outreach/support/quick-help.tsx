import {
  ArrowUpRight,
  BookOpen,
  GraduationCap,
  MessageCircle,
  type LucideIcon,
} from 'lucide-react';
import { QUICK_HELP, type QuickHelp } from '#content/quick-help.ts';
import { SUPPORT_WORDS } from '#content/support-words.ts';

const ICONS: Readonly<Record<QuickHelp['to'], LucideIcon>> = {
  '/#': MessageCircle,
  '/#app-tutorial': GraduationCap,
  '/beauty-tips-blog': BookOpen,
};

/** The short ways to help, before anybody writes. */
export function QuickHelpLinks() {
  return (
    <nav aria-label={SUPPORT_WORDS.quickHelp} className="quick-help">
      {QUICK_HELP.map(({ to, label, description }) => {
        const Icon = ICONS[to];
        return (
          <a key={to} href={to} className="quick-help-link">
            <Icon size={22} strokeWidth={1.4} aria-hidden="true" />
            <span>
              <span className="block font-medium text-fg">{label}</span>
              <span className="mt-1 block text-md text-fg-2">{description}</span>
            </span>
            <ArrowUpRight size={17} strokeWidth={1.5} className="text-fg-3" aria-hidden="true" />
          </a>
        );
      })}
    </nav>
  );
}
