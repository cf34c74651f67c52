import { Duplex } from 'node:stream'

/** Terminate (PostgreSQL's protocol, 55.7). It ends a session of a server; the embedded database has a single one. */
const terminate = 'X'.charCodeAt(0)

/** What pg calls on a socket. */
interface Socket {
  connect: () => this
  setNoDelay: () => this
  setKeepAlive: () => this
  ref: () => this
  unref: () => this
}

/** A stream that pg uses like a socket: it carries the messages of PostgreSQL's protocol to a thread and back. */
export class ThreadStream extends Duplex implements Socket {
  readonly #send: (message: Uint8Array) => void

  constructor(send: (message: Uint8Array) => void) {
    super()
    this.#send = send
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }
  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    return this
  }
  unref(): this {
    return this
  }

  override _read(): void {
    // Replies are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    if (chunk[0] !== terminate) this.#send(new Uint8Array(chunk))
    done()
  }

  /** pg corks the messages of a query, so they cross to the thread as one. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const message = Buffer.concat(chunks.map(({ chunk }) => chunk))
    if (message[0] !== terminate) this.#send(new Uint8Array(message))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
