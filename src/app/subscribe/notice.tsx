import './notice.css';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly tone?: 'pro' | 'good';
  /** Between the words and what can be done. */
  readonly details?: ReactNode;
  /** What can be done. */
  readonly children: ReactNode;
}

/** A step that only has a message. */
export function Notice({ icon: Icon, title, text, tone, details, children }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone}>
      <span className="notice-icon">
        <Icon size={26} strokeWidth={1.4} aria-hidden="true" />
      </span>
      <h1 className="display notice-title">{title}</h1>
      <p className="max-w-[44ch] text-balance text-fg-2">{text}</p>
      {details}
      <div className="notice-actions">{children}</div>
    </div>
  );
}
