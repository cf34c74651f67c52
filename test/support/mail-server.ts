import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  /** The whole message: headers and body. */
  source: string
}

interface Refusal {
  responseCode: number
  message: string
}

/** A real SMTP server on loopback. It keeps what it takes, and refuses each message while `refuse` returns a refusal. */
export async function openMailServer() {
  const received: ReceivedMail[] = []
  const refusal: { current: Refusal | null } = { current: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { current } = refusal
        if (current) {
          done(Object.assign(new Error(current.message), { responseCode: current.responseCode }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    /** Refuses every message from now on; null takes them again. */
    refuse: (next: Refusal | null) => (refusal.current = next),
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

/** The decoded texts and names of a message's parts. */
export function partsOf({ source }: ReceivedMail): { headers: string; body: string }[] {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1]
  const parts = boundary ? source.split(`--${boundary}`).slice(1, -1) : [source]
  return parts.map((part) => {
    const [headers = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/)
    const raw = rest.join('\n\n')
    const encoding = /Content-Transfer-Encoding: ([\w-]+)/i.exec(headers)?.[1]?.toLowerCase()
    if (encoding === 'base64') return { headers, body: Buffer.from(raw, 'base64').toString('utf8') }
    if (encoding !== 'quoted-printable') return { headers, body: raw }
    const bytes = raw
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_whole, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return { headers, body: Buffer.from(bytes, 'latin1').toString('utf8') }
  })
}
