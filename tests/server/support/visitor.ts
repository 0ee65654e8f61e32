import type { InjectOptions, Response } from 'light-my-request';
import type { Contract } from '#contracts/contract.ts';

export interface VisitorRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Who answers calls: a server, or several behind one address. */
export interface Answering {
  readonly inject: (request: InjectOptions) => Promise<Response>;
}

/** A visitor who calls the API from a browser: keeps cookies, and sends the page's own origin. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  private readonly app: Answering;
  private readonly origin: string;

  constructor(app: Answering, origin: string) {
    this.app = app;
    this.origin = origin;
  }

  async call(contract: Contract, request: VisitorRequest = {}): Promise<Response> {
    const path = contract.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(request.params?.[name] ?? ''),
    );
    const query = new URLSearchParams(request.query).toString();
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await this.app.inject({
      method: contract.method,
      url: query === '' ? path : `${path}?${query}`,
      headers: {
        origin: this.origin,
        ...(cookie === '' ? {} : { cookie }),
        ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...request.headers,
      },
      ...(request.body === undefined ? {} : { payload: JSON.stringify(request.body) }),
    });
    for (const { name, value, maxAge, expires } of response.cookies) {
      if (maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now())) {
        this.cookies.delete(name);
      } else {
        this.cookies.set(name, value);
      }
    }
    return response;
  }
}
