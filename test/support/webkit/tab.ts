import { installing, type Finder } from './injected.ts'
import type { Session } from './session.ts'

/** How long a step may take to show its effect, in milliseconds. */
const waitingTime = 30_000

const pause = () => new Promise((resolve) => setTimeout(resolve, 40))

/** Asks again until there is an answer. An error of the last try says why there was none. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer | undefined>,
  within = waitingTime,
): Promise<Answer> {
  const end = Date.now() + within
  for (;;) {
    let reason = ''
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      reason = `: ${String(error)}`
    }
    if (Date.now() > end) throw new Error(`WebKit: ${what}, but not within ${within} ms${reason}`)
    await pause()
  }
}

/** What a script of the layer gets beside its argument. */
export interface Context {
  finder: Finder
  /** All elements of the selector. */
  all: (selector: string) => Element[]
  /** The one element of the selector; undefined if there is none. */
  one: (selector: string) => Element | undefined
}

type Reply = { value: unknown } | { error: string } | { isMissing: true }

/** Runs in the page before each script. */
const prelude = `
  const { finder } = driver
  const all = (selector) => finder.querySelectorAll(finder.parseSelector(selector), document)
  const one = (selector) => {
    const found = all(selector)
    if (found.length > 1) throw new Error(found.length + ' elements, not one: ' + selector)
    return found[0]
  }
`

/** One tab: its scripts, keys and pointer. */
export function openTab(session: Session, tab: string) {
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => session.send(method, path, body, tab)

  async function execute(expression: string): Promise<unknown> {
    const bodyOf = (install: string) => `
      const done = arguments[arguments.length - 1]
      const key = Symbol.for('driver')
      ${install}
      const driver = globalThis[key]
      if (!driver) return done({ isMissing: true })
      ${prelude}
      Promise.resolve()
        .then(() => (${expression}))
        .then((value = null) => done({ value }), (error) => done({ error: String(error) }))`
    const ask = async (install: string) =>
      (await send('POST', '/execute/async', { script: bodyOf(install), args: [] })) as Reply
    let reply = await ask('')
    if ('isMissing' in reply) reply = await ask(`if (!globalThis[key]) { ${installing()} }`)
    if ('isMissing' in reply) throw new Error('The page has no finder')
    if ('error' in reply) throw new Error(reply.error)
    return reply.value
  }

  return {
    send,
    /** Runs a function in the page with a JSON argument. */
    run: <Argument, Answer>(
      work: (argument: Argument, context: Context) => Answer | Promise<Answer>,
      argument?: Argument,
    ) =>
      execute(`(${String(work)})(${JSON.stringify(argument) ?? 'undefined'}, { finder, all, one })`) as Promise<Answer>,
    execute,
    act: (actions: object) => send('POST', '/actions', actions),
  }
}

export type Tab = ReturnType<typeof openTab>
