/** One page as the browser arrived at it. */
export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly text: string;
  /** Every address on the way, the first one included. */
  readonly trail: readonly string[];
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

const MOST_REDIRECTS = 20;

function cookieOf(header: string): { cookie: Cookie; expired: boolean } {
  const [pair = '', ...attributes] = header.split(/;\s*/);
  const at = pair.indexOf('=');
  const attribute = (name: string) =>
    attributes.find((entry) => entry.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
  const expires = attribute('expires');
  return {
    cookie: { name: pair.slice(0, at), value: pair.slice(at + 1), path: attribute('path') ?? '/' },
    expired:
      Number(attribute('max-age') ?? 1) <= 0 ||
      (expires !== undefined && Date.parse(expires) <= Date.now()),
  };
}

/** Follows links and sends forms over a real connection: a browser without a screen. */
export class Browser {
  private cookies: Cookie[] = [];

  cookie(name: string): string | undefined {
    return this.cookies.find((cookie) => cookie.name === name)?.value;
  }

  /** Takes a cookie out, as a person who clears them does. */
  forget(name: string): void {
    this.cookies = this.cookies.filter((cookie) => cookie.name !== name);
  }

  private keep(response: Response): void {
    for (const header of response.headers.getSetCookie()) {
      const { cookie, expired } = cookieOf(header);
      this.cookies = this.cookies.filter(
        ({ name, path }) => name !== cookie.name || path !== cookie.path,
      );
      if (!expired) this.cookies.push(cookie);
    }
  }

  /** One request, without following where it leads. */
  async send(url: URL, init: RequestInit = {}): Promise<Response> {
    const cookie = this.cookies
      .filter(({ path }) => url.pathname.startsWith(path))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.keep(response);
    return response;
  }

  /** Goes somewhere and wherever that leads, as long as it stays on the same host. */
  async open(start: string | URL, init: RequestInit = {}): Promise<Page> {
    const site = new URL(start).hostname;
    let url = new URL(start);
    let response = await this.send(url, init);
    const trail = [url.href];
    while (trail.length < MOST_REDIRECTS) {
      const location = response.headers.get('location');
      if (location === null || new URL(location, url).hostname !== site) break;
      url = new URL(location, url);
      trail.push(url.href);
      response = await this.send(url);
    }
    return { url, status: response.status, text: await response.text(), trail };
  }

  /** Sends the form of a page to where the page says. */
  submit(page: Page, fields: Readonly<Record<string, string>>): Promise<Page> {
    const action = /<form[^>]* action="([^"]*)"/.exec(page.text)?.[1];
    return this.open(new URL(action ?? page.url, page.url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin: page.url.origin },
    });
  }
}
