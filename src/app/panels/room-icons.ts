import {
  GraduationCap,
  MessagesSquare,
  Palette,
  ScanFace,
  ShoppingBag,
  Sparkles,
  WandSparkles,
  type LucideIcon,
} from 'lucide-react';
import type { RoomId } from '#content/rooms.ts';

export const ROOM_ICONS: Readonly<Record<RoomId, LucideIcon>> = {
  mirror: ScanFace,
  looks: WandSparkles,
  colour: Palette,
  shop: ShoppingBag,
  skin: Sparkles,
  artists: MessagesSquare,
  learn: GraduationCap,
};
