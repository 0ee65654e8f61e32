import { type IncomingMessage, ServerResponse } from 'node:http';

/** A response that reports when its answer is complete, without waiting until the client has read it. */
export class GuardedResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  private answerListener: (() => void) | undefined;

  /** Has `listener` called once, when the whole answer has been handed over. */
  onceAnswered(listener: () => void): void {
    this.answerListener = listener;
  }

  override end(
    chunk?: unknown,
    encoding?: BufferEncoding | (() => void),
    onFinished?: () => void,
  ): this {
    try {
      return typeof encoding === 'function'
        ? super.end(chunk, encoding)
        : super.end(chunk, encoding ?? 'utf8', onFinished);
    } finally {
      this.answerListener?.();
    }
  }
}
