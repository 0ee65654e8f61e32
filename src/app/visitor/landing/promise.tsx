import { PROMISE_WORDS } from '#content/landing-words.ts';

export function Promise() {
  return (
    <section className="promise" aria-labelledby="promise">
      <div>
        <h2 id="promise" className="display promise-title">
          {PROMISE_WORDS.title}
        </h2>
        <a href="/privacy" className="text-link">
          {PROMISE_WORDS.more}
        </a>
      </div>
      <ul>
        {PROMISE_WORDS.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
