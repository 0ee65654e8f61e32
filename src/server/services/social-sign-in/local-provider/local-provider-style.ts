/** The product's look (see the design tokens of the app) for the pages of the local provider. */
export const LOCAL_PROVIDER_STYLE = `
:root {
  color-scheme: light dark;
  --bg: oklch(0.972 0.005 80);
  --surface: oklch(0.995 0.002 80);
  --line: oklch(0.2 0.01 60 / 0.11);
  --edge: oklch(0.2 0.01 60 / 0.5);
  --fg: oklch(0.215 0.008 50);
  --fg-2: oklch(0.41 0.008 55);
  --brass: oklch(0.5 0.078 72);
  --bad: oklch(0.5 0.19 27);
  --carmine: oklch(0.545 0.188 19);
  --display: 'Bodoni Moda Variable', 'Didot', 'Bodoni 72', Georgia, serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: oklch(0.168 0.005 50);
    --surface: oklch(0.218 0.006 50);
    --line: oklch(1 0.01 80 / 0.085);
    --edge: oklch(1 0.01 80 / 0.45);
    --fg: oklch(0.955 0.006 80);
    --fg-2: oklch(0.76 0.008 75);
    --brass: oklch(0.8 0.072 84);
    --bad: oklch(0.75 0.15 27);
  }
}
* { box-sizing: border-box; }
body {
  margin: 0;
  min-height: 100dvh;
  display: grid;
  place-items: center;
  padding: 24px 16px;
  background: var(--bg);
  color: var(--fg);
  font: 400 0.9375rem/1.5 'Hanken Grotesk Variable', system-ui, -apple-system, 'Segoe UI', sans-serif;
}
main {
  width: min(100%, 420px);
  padding: clamp(24px, 6vw, 40px);
  border: 1px solid var(--line);
  border-radius: 30px;
  background: var(--surface);
}
h1 {
  margin: 0 0 20px;
  font: 400 2rem/1.12 var(--display);
  letter-spacing: -0.022em;
  text-wrap: balance;
}
.brand { margin: 0 0 18px; color: var(--fg-2); font: 400 1.0625rem/1 var(--display); }
.notice {
  margin: 0 0 14px;
  padding-left: 14px;
  border-left: 2px solid var(--brass);
}
.quiet { margin: 0 0 24px; color: var(--fg-2); }
label { display: block; margin-bottom: 16px; font-size: 0.8125rem; font-weight: 550; }
input:not([type='checkbox']) {
  display: block;
  width: 100%;
  min-height: 46px;
  margin-top: 6px;
  padding: 0 14px;
  border: 1px solid var(--edge);
  border-radius: 10px;
  background: var(--bg);
  color: inherit;
  font: inherit;
  font-size: 1rem;
  font-weight: 400;
}
.check { display: flex; align-items: center; gap: 10px; min-height: 44px; font-weight: 400; }
input[type='checkbox'] { width: 20px; height: 20px; margin: 0; accent-color: var(--carmine); }
.problem { margin: 0 0 18px; color: var(--bad); font-weight: 550; }
.actions { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 8px; }
button, .button {
  flex: 1 1 120px;
  display: inline-grid;
  place-items: center;
  min-height: 48px;
  padding: 0 22px;
  border: 1px solid var(--edge);
  border-radius: 999px;
  background: transparent;
  color: inherit;
  font: inherit;
  font-weight: 550;
  text-decoration: none;
  cursor: pointer;
}
button.main { flex-grow: 2; border-color: var(--carmine); background: var(--carmine); color: oklch(0.99 0.004 60); }
:focus-visible { outline: 2px solid var(--brass); outline-offset: 3px; }
`;
