import { ArrowRight } from 'lucide-react';
import type { HelpLink } from '#content/help-chat/help-answer.ts';
import { openInfo } from '#app/person/navigation/dialogs.ts';
import { openPanel } from '#app/person/navigation/open-panel.ts';
import { goTo } from '#app/kit/router/router.ts';

/** A link to where the problem can be solved: a page, a panel, or a dialog over this page. */
export function AnswerLink({ link }: { link: HelpLink }) {
  if ('path' in link) {
    const { path, rest = '' } = link;
    return (
      <a
        href={path + rest}
        className="help-link"
        onClick={(event) => {
          // Leave a click that asks for a new tab to the browser.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          void goTo(path + rest);
        }}
      >
        {link.label}
        <ArrowRight size={15} strokeWidth={1.7} aria-hidden="true" />
      </a>
    );
  }
  return (
    <button
      type="button"
      className="help-link"
      onClick={() => {
        if ('info' in link) openInfo(link.info);
        else {
          openPanel(link.panel);
          void goTo('/');
        }
      }}
    >
      {link.label}
      <ArrowRight size={15} strokeWidth={1.7} aria-hidden="true" />
    </button>
  );
}
