import {
  type ExecProtocolOptions,
  type ParserOptions,
  type PGlite,
  messages,
  parse,
  protocol,
  type QueryOptions,
  type Results,
} from '@electric-sql/pglite';
import { StatementNames } from '#server/db/statement-names.ts';

const { serialize } = protocol;

/** What statements need of the engine. */
type Engine = Pick<PGlite, 'execProtocolStream' | 'serializers' | 'parsers'>;

/** A statement that the engine has parsed. */
interface Statement {
  readonly name: string;
  /** The type of each parameter, as PostgreSQL numbers them. */
  readonly parameterTypes: readonly number[];
}

/** The statement without a name, which the next one without a name replaces. */
const UNNAMED: Statement = { name: '', parameterTypes: [] };

/** A statement to be run, with what it is to be run with. */
export interface Question {
  readonly text: string;
  readonly parameters: readonly unknown[];
  readonly options: QueryOptions | undefined;
  readonly isInTransaction: boolean;
}

const WRITTEN_AS_THEY_ARE = new Set(['string', 'number', 'bigint', 'boolean']);

function textOf(parameter: unknown): string {
  if (WRITTEN_AS_THEY_ARE.has(typeof parameter)) return String(parameter);
  throw new TypeError('A parameter of this type has to be given as a text.');
}

/**
 * Asks the engine, which parses and plans each statement once: a statement that is known goes to it
 * in one message with its parameters, where its package's own way sends six and has it planned again.
 * The caller sees to it that only one question is asked at a time.
 */
export class Statements {
  private readonly engine: Engine;
  private readonly names = new StatementNames();
  private readonly known = new Map<string, Statement>();

  constructor(engine: Engine) {
    this.engine = engine;
  }

  async ask({ text, parameters, options, isInTransaction }: Question): Promise<Results> {
    const protocolOptions = { syncToFs: !isInTransaction };
    const isPlain = parameters.length === 0;
    const { name, parameterTypes } = isPlain
      ? UNNAMED
      : (this.known.get(text) ?? (await this.prepare(text, protocolOptions)));
    const answers = await this.engine.execProtocolStream(
      Buffer.concat([
        ...(isPlain ? [serialize.parse({ text })] : []),
        serialize.bind({ statement: name, values: this.textsOf(parameters, parameterTypes) }),
        serialize.describe({ type: 'P' }),
        serialize.execute(),
        serialize.sync(),
      ]),
      protocolOptions,
    );
    const [results] = parse.parseResults(answers, this.parsersOf(answers, options?.parsers), {
      rowMode: options?.rowMode ?? 'object',
    });
    if (results === undefined) throw new Error('The engine answered nothing.');
    return results;
  }

  private async prepare(text: string, protocolOptions: ExecProtocolOptions): Promise<Statement> {
    const name = this.names.nameOf(text) ?? UNNAMED.name;
    const answers = await this.engine.execProtocolStream(
      Buffer.concat([
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ]),
      protocolOptions,
    );
    const statement = { name, parameterTypes: parse.parseDescribeStatementResults(answers) };
    if (name !== UNNAMED.name) this.known.set(text, statement);
    return statement;
  }

  private textsOf(parameters: readonly unknown[], types: readonly number[]): (string | null)[] {
    return parameters.map((parameter, place) => {
      if (parameter === null || parameter === undefined) return null;
      const serializer = this.engine.serializers[types[place] ?? 0];
      // Converted to text here: if that failed while the message is written, half of it would precede the
      // next one.
      return textOf(serializer === undefined ? parameter : serializer(parameter));
    });
  }

  /** The parsers for the types in the rows: copying all of them, which are hundreds, would take long. */
  private parsersOf(
    answers: Awaited<ReturnType<Engine['execProtocolStream']>>,
    own: ParserOptions | undefined,
  ): Engine['parsers'] {
    const parsers: Engine['parsers'] = {};
    for (const answer of answers) {
      if (!(answer instanceof messages.RowDescriptionMessage)) continue;
      for (const { dataTypeID } of answer.fields) {
        const parser = own?.[dataTypeID] ?? this.engine.parsers[dataTypeID];
        if (parser !== undefined) parsers[dataTypeID] = parser;
      }
    }
    return parsers;
  }
}
