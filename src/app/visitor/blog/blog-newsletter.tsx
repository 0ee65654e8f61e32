import { EMAIL_INPUT } from '#app/kit/forms/email-input.ts';
import { BLOG_NEWSLETTER_WORDS } from '#content/blog-words.ts';
import { SUPPORT_EMAIL } from '#content/company/contact.ts';
import { fillIn } from '#content/fill-in.ts';
import { subscribe } from '#contracts/newsletter.ts';
import { DEFAULT_SOURCE } from '#domain/newsletter/newsletter.ts';
import { TOASTS } from '#content/toasts.ts';
import { ToastTemplate } from '#app/visitor/frame/toast-template.tsx';

const TOAST_IDS = ['emailRequired', 'invalidEmail', 'subscribed', 'subscriptionFailed'] as const;

/** Asks for the email address to send the newsletter to. */
export function BlogNewsletter() {
  return (
    <section className="blog-newsletter" aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className="display">
          {BLOG_NEWSLETTER_WORDS.title}
        </h2>
        <p>{BLOG_NEWSLETTER_WORDS.lead}</p>
      </div>
      <form
        noValidate
        action={subscribe.path}
        method="post"
        data-newsletter=""
        data-scripted=""
        data-source={DEFAULT_SOURCE}
        data-busy-words={BLOG_NEWSLETTER_WORDS.busy}
      >
        <label className="sr-only" htmlFor="newsletter-email">
          {BLOG_NEWSLETTER_WORDS.email}
        </label>
        <input
          id="newsletter-email"
          name="email"
          {...EMAIL_INPUT}
          placeholder={BLOG_NEWSLETTER_WORDS.placeholder}
        />
        <div className="trap" aria-hidden="true">
          <input name="reference" type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <button type="submit" className="button-primary">
          {BLOG_NEWSLETTER_WORDS.submit}
        </button>
      </form>
      <noscript>{fillIn(BLOG_NEWSLETTER_WORDS.withoutScript, { email: SUPPORT_EMAIL })}</noscript>
      {TOAST_IDS.map((id) => (
        <ToastTemplate key={id} id={id} words={TOASTS[id]} />
      ))}
    </section>
  );
}
