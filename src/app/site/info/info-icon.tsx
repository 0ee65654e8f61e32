import {
  Bookmark,
  Cpu,
  GraduationCap,
  ListOrdered,
  Lock,
  MessagesSquare,
  Mic,
  ScanFace,
  Sparkles,
  Star,
  TrendingUp,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import type { InfoIcon as InfoIconName } from '#content/info/info.ts';

const ICONS: Readonly<Record<InfoIconName, LucideIcon>> = {
  mirror: ScanFace,
  microphone: Mic,
  skin: Sparkles,
  wand: WandSparkles,
  trend: TrendingUp,
  bookmark: Bookmark,
  star: Star,
  chat: MessagesSquare,
  steps: ListOrdered,
  chip: Cpu,
  lock: Lock,
  learn: GraduationCap,
};

/** The icon of an info dialog, in a ring; brass where it is about Pro. */
export function InfoIcon({ name, isPro }: { name: InfoIconName; isPro: boolean }) {
  const Icon = ICONS[name];
  return (
    <span className="info-icon" data-pro={isPro}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}
