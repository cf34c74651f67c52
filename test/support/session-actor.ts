import { onTestFinished } from 'vitest'
import { createActor } from 'xstate'
import type { StoredUser } from '../../src/api/contract/session.ts'
import { codeOnDemand } from '../../src/on-demand/code-on-demand.ts'
import { shellMachine } from '../../src/machines/shell/shell.machine.ts'
import { noticesMachine } from '../../src/machines/notices/notices.machine.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import { navigate } from '../../src/screens/navigate.ts'
import { cookieDocument } from './cookies.ts'
import { storageInMemory } from './storage-in-memory.ts'
import { openWire, settled } from './wire.ts'

interface SessionOptions {
  /** The user of an existing cookie. */
  stored?: StoredUser | null
  accepts?: (domain: string | null) => boolean
  /** Loads the shell's code, or fails. */
  load?: () => Promise<typeof shellMachine>
}

/** A running session over a network and a cookie jar that the test controls, with the real shell. */
export function startSession({ stored = null, accepts, load = async () => shellMachine }: SessionOptions = {}) {
  const wire = openWire()
  const document = cookieDocument({ accepts })
  const jar = createCookieJar({ document, host: 'localhost', isSecure: true, domain: null })
  if (stored) jar.writeUser(stored)
  const { open, texts, entries } = storageInMemory()
  const notices = createActor(noticesMachine).start()
  const input = {
    http: wire.http,
    jar,
    notices,
    storage: open,
    saveFile: () => undefined,
    newKey: () => crypto.randomUUID(),
    navigate,
    services: {},
    shellCode: codeOnDemand(load),
  }
  const session = createActor(sessionMachine, { input }).start()
  onTestFinished(() => {
    session.stop()
    notices.stop()
  })
  const callsTo = (path: string) => wire.calls.filter(({ url }) => url.endsWith(path))
  const answer = async (path: string, body: unknown, status = 200) => {
    callsTo(path).at(-1)?.answer(body, { status })
    await settled()
  }
  return {
    ...wire,
    jar,
    texts,
    entries,
    document,
    notices,
    session,
    callsTo,
    answer,
    snapshot: () => session.getSnapshot(),
    context: () => session.getSnapshot().context,
    logIn: (email = 'marta@demo.example') =>
      session.send({ type: 'login.submitted', credentials: { email, password: 'secret' } }),
    end: (token: string | null, times = 1) => {
      for (let time = 0; time < times; time += 1)
        session.send({ type: 'session.ended', end: token === null ? 'missing' : 'expired', token })
    },
    toasts: () => notices.getSnapshot().context.notices.map(({ text }) => text),
    spoken: () => notices.getSnapshot().context.spoken,
  }
}
