import { Link } from '@tanstack/react-router';
import { NOT_FOUND_WORDS } from '#content/look-words.ts';

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div>
        <h1 className="display text-[clamp(34px,7vw,56px)]">{NOT_FOUND_WORDS.title}</h1>
        <p className="mt-3 text-fg-2">{NOT_FOUND_WORDS.description}</p>
        <Link to="/" className="button-primary mt-7">
          {NOT_FOUND_WORDS.back}
        </Link>
      </div>
    </main>
  );
}
