import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** One answer, as far as a load test needs to know it. */
export interface Answer {
  /** 0 when the connection broke. */
  readonly status: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');
/** Where the status begins and ends in `HTTP/1.1 200`. */
const STATUS = [9, 12] as const;

/**
 * Sends requests to a server over one connection, one at a time. It parses only as much of an answer as it
 * needs to find its end: the load generator shares the machine with the server, and should cost little.
 */
export class Connection {
  private readonly port: number;
  private socket: Socket | undefined;
  private received: Buffer = Buffer.alloc(0);
  private missing = 0;
  private status = 0;
  private resolve: ((answer: Answer) => void) | undefined;

  constructor(port: number) {
    this.port = port;
  }

  /** Connects ahead of the first request, which would otherwise do it. */
  async open(): Promise<void> {
    await this.connect();
  }

  /** Sends a whole request, and resolves when the whole answer has arrived. */
  async ask(request: Buffer): Promise<Answer> {
    try {
      const socket = this.socket ?? (await this.connect());
      return await new Promise((resolve) => {
        this.resolve = resolve;
        socket.write(request);
      });
    } catch {
      return { status: 0 };
    }
  }

  close(): void {
    this.socket?.destroy();
  }

  private async connect(): Promise<Socket> {
    const socket = connect({ port: this.port, host: 'localhost', noDelay: true });
    await once(socket, 'connect');
    this.received = Buffer.alloc(0);
    this.missing = 0;
    socket.on('data', (chunk: Buffer) => this.read(chunk));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.socket = undefined;
      this.answer(0);
    });
    this.socket = socket;
    return socket;
  }

  private read(chunk: Buffer): void {
    if (this.missing > 0) {
      this.missing -= chunk.length;
    } else {
      this.received = this.received.length === 0 ? chunk : Buffer.concat([this.received, chunk]);
      const end = this.received.indexOf(HEAD_END);
      if (end === -1) return;
      const head = this.received.toString('latin1', 0, end);
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? '0';
      this.status = Number(head.slice(...STATUS));
      this.missing = end + HEAD_END.length + Number(length) - this.received.length;
      this.received = Buffer.alloc(0);
    }
    if (this.missing <= 0) this.answer(this.status);
  }

  private answer(status: number): void {
    const resolve = this.resolve;
    this.resolve = undefined;
    resolve?.({ status });
  }
}
