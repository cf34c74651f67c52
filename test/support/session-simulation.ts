import { vi } from 'vitest'
import { type AnyActorRef, createActor, type InspectionEvent } from 'xstate'
import { permissionNames } from '../../src/api/contract/access.ts'
import { appMachine } from '../../src/machines/app/app.machine.ts'
import { codeOnDemand } from '../../src/on-demand/code-on-demand.ts'
import { shellMachine } from '../../src/machines/shell/shell.machine.ts'
import { createCookieJar } from '../../src/machines/session/cookie-jar.ts'
import { sessionMachine } from '../../src/machines/session/session.machine.ts'
import { signedOutMessages } from '../../src/machines/session/session.rules.ts'
import { navigate } from '../../src/screens/navigate.ts'
import { isWaiting } from '../../tools/test-paths/random-walk.ts'
import { cookieDocument } from './cookies.ts'
import { storageInMemory } from './storage-in-memory.ts'
import { pageOf, property, propertyType, user } from './records.ts'
import { type Call, openWire, settled } from './wire.ts'

/** True if the actor belongs to a part of the app that needs a session. */
const isProtected = (ref: AnyActorRef | undefined): boolean =>
  ref !== undefined &&
  (Reflect.get(ref, 'logic') === shellMachine || isProtected(Reflect.get(ref, '_parent') as AnyActorRef | undefined))

const isOfSession = ({ url }: Call) => /\/(login|logout)$/.test(url)

/** The successful answer to a call. */
function bodyFor({ url }: Call, token: string): unknown {
  if (url.endsWith('/login')) return { data: user({ token }) }
  if (url.endsWith('/user/permissions'))
    return { data: { permissions: permissionNames.map((name, id) => ({ id, name })), roles: [] } }
  if (url.includes('/property_types')) return { data: [propertyType()] }
  if (/\/properties\/property(\?|$)/.test(url)) return pageOf([property()])
  if (url.includes('/properties/property/')) return { data: property() }
  return { data: [] }
}

/** The whole app over a network, a cookie jar and a clock that the test controls, and the invariants that must always hold. */
export class SessionSimulation {
  readonly #wire = openWire()
  readonly #ended = new Set<Call>()
  readonly #jar = createCookieJar({ document: cookieDocument(), host: 'localhost', isSecure: true, domain: null })
  readonly #protected = new Set<AnyActorRef>()
  readonly #app
  #tokens = 0
  /** Number of logouts requested by the user in each session, and number of sessions started. */
  readonly #left = new Map<string, number>()
  #sessions = 0
  #token: string | null = null
  #announcedIn: number[] = []
  #wasLeaving = false
  #excused: string | null = null
  /** Number of checks made. */
  checks = 0
  /** The events of the session, in order. */
  readonly events: string[] = []

  constructor(session = sessionMachine) {
    this.#app = createActor(appMachine.provide({ actors: { session } }), {
      input: {
        http: this.#wire.http,
        jar: this.#jar,
        storage: storageInMemory().open,
        saveFile: () => undefined,
        newKey: () => 'key',
        navigate,
        services: {},
        shellCode: codeOnDemand(async () => shellMachine),
      },
      inspect: (event) => this.#hear(event),
    })
    this.#app.start()
  }

  get #session() {
    return this.#app.getSnapshot().children.session!
  }
  get isSignedIn() {
    return this.#session.getSnapshot().matches('signedIn')
  }
  get waiting() {
    return this.#wire.calls.filter((call) => !this.#ended.has(call) && !call.signal.aborted)
  }

  #hear(event: InspectionEvent) {
    if (event.type === '@xstate.actor' && isProtected(event.actorRef as AnyActorRef))
      this.#protected.add(event.actorRef as AnyActorRef)
    if (event.type !== '@xstate.event') return
    if ('id' in event.actorRef && event.actorRef.id === 'session') this.events.push(event.event.type)
    const { type, text } = event.event as { type: string; text?: string }
    if (type === 'announcement.made' && text === signedOutMessages.expired) this.#announcedIn.push(this.#sessions)
  }

  logIn() {
    this.#session.send({ type: 'login.submitted', credentials: { email: 'marta@demo.example', password: 'secret' } })
  }
  logOut() {
    const [snapshot, known] = [this.#session.getSnapshot(), this.#jar.readUser()]
    if (known && snapshot.matches({ signedIn: { signOut: 'idle' } }))
      this.#left.set(known.token, (this.#left.get(known.token) ?? 0) + 1)
    this.#session.send({ type: 'logout.requested' })
  }
  answer(call: Call) {
    this.#ended.add(call)
    call.answer(bodyFor(call, `token-${++this.#tokens}`))
  }
  answerWithError(call: Call, status: number, body: unknown = { message: 'No' }) {
    this.#ended.add(call)
    call.answer(body, { status })
  }
  expire(call: Call) {
    this.answerWithError(call, 401, { code: 'TOKEN_INVALID_OR_EXPIRED', message: 'x' })
  }
  expireAll() {
    for (const call of this.waiting) this.expire(call)
  }
  failCall(call: Call) {
    this.#ended.add(call)
    call.fail()
  }
  changeInOtherTab(isIn: boolean) {
    if (isIn) this.#jar.writeUser(user({ token: `token-${++this.#tokens}` }))
    else this.#jar.removeUser()
    this.advanceTime(250)
  }
  advanceTime(ms: number) {
    vi.advanceTimersByTime(ms)
  }
  go(to: string) {
    this.#session.getSnapshot().context.shell?.getSnapshot().context.location.send({ type: 'location.requested', to })
    dispatchEvent(new Event('popstate'))
  }

  /** Finds a violated invariant, after all pending work is done. */
  async findError(): Promise<string | null> {
    this.checks += 1
    await settled()
    return this.#visible() ?? this.#both() ?? this.#twice()
  }

  /** While signed out, nothing protected is visible. */
  #visible(): string | null {
    for (const ref of this.#protected) if (ref.getSnapshot()?.status !== 'active') this.#protected.delete(ref)
    if (this.isSignedIn) return null
    const { user: known, shell: opened } = this.#session.getSnapshot().context
    const [left] = this.#protected
    if (known || opened) return 'signed out, but the user or the shell is still known'
    if (left) return `signed out, but ${left.id} still runs`
    if (this.#jar.hasUser() || this.#jar.readProperty()) return 'signed out, but a cookie is left'
    return this.waiting.every(isOfSession) ? null : 'signed out, but a call still waits'
  }

  /** User and error are never both set, except after a failed logout, which keeps the session and shows the reason (domain D11). */
  #both(): string | null {
    const snapshot = this.#session.getSnapshot()
    const { user: known, error } = snapshot.context
    const isExcused = known === null || error === null || this.#wasLeaving || this.#excused === error
    this.#excused = known && isExcused ? error : null
    this.#wasLeaving = snapshot.matches({ signedIn: { signOut: 'loggingOut' } })
    if (known && known.token !== this.#token) this.#sessions += 1
    this.#token = known?.token ?? null
    return isExcused ? null : 'a user and an error are both set'
  }

  /** One forced logout per session: one call, one announcement. */
  #twice(): string | null {
    if (new Set(this.#announcedIn).size < this.#announcedIn.length) return 'the end of one session was announced twice'
    const revoked = this.#wire.calls
      .filter(({ url }) => url.endsWith('/logout'))
      .map(({ headers }) => headers.get('authorization')!.slice(7))
    const often = [...new Set(revoked)].find(
      (token) => revoked.filter((other) => other === token).length > 1 + (this.#left.get(token) ?? 0),
    )
    return often ? 'one session was ended twice by force' : null
  }

  /** After every call has ended and time has passed, no actor is waiting. */
  async findWaitingActor(): Promise<string | null> {
    this.advanceTime(31_000)
    await settled()
    for (let round = 0; round < 30 && this.waiting.length > 0; round++) {
      for (const call of this.waiting) if (round % 2 === 0) this.answer(call)
      for (const call of this.waiting) this.answerWithError(call, 400)
      await settled()
    }
    const snapshots = [this.#session, ...this.#protected].map((ref) => [ref.id, ref.getSnapshot()] as const)
    const found = snapshots.find(
      ([, snapshot]) => snapshot?.status === 'active' && 'hasTag' in snapshot && isWaiting(snapshot),
    )
    return found ? `${found[0]} waits for ever` : null
  }

  stop() {
    this.#app.stop()
  }
}
