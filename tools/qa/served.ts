import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { committedCorpus } from '../paths/committed.ts'
import { dot } from '../paths/exports/dot.ts'
import { requirements } from '../paths/requirements.ts'
import type { ToldMachine } from '../paths/exports/told.ts'
import type { Elsewhere, House } from './house/house.ts'
import { keepSession, type NamedSession, proving, readSessions } from './named-session.ts'
import { readSeen } from './seen.ts'
import { readSights } from './sights.ts'

interface Served {
  root: string
  machineOf: (id: string) => AnyStateMachine
}

/** The committed corpus, with the recorded sessions of each machine among its paths; each with what its recorded replay proves. */
export function corpusWithSessions(): ToldMachine[] {
  const recorded = readSessions()
  return committedCorpus().map((each) => {
    const sighted = readSights(each.machine)
    const proved = each.paths.map((path) => proving(path, sighted))
    return { ...each, paths: [...proved, ...recorded.filter(({ machine }) => machine === each.machine)] }
  })
}

/** What the QA page is made of: itself, the corpus, and what it asks of the house. Null for what is not its own. */
export function servePage({ root, machineOf }: Served) {
  const load = () => {
    const all = corpusWithSessions()
    return {
      machines: all,
      sentences: Object.fromEntries(requirements.map(({ id, text }) => [id, text])),
      seen: Object.assign({}, ...all.map(({ machine }) => readSeen(machine))) as object,
      drawings: Object.fromEntries(
        all.map(({ machine, coverage }) => [
          machine,
          dot(machineOf(machine), coverage.find(({ kind }) => kind === 'transitions')?.notReplayed ?? []),
        ]),
      ),
    }
  }
  // Once: a build that comes later has other files.
  const page = readFileSync(join(root, 'dist/qa/tools/qa/page/index.html'), 'utf8')

  async function answer(name: string, argument: string, body: unknown, house: House): Promise<unknown> {
    switch (name) {
      case 'corpus':
        return load()
      case 'restore':
        return house.restore()
      case 'session':
        return house.session(argument)
      case 'sign-in':
        return house.signIn(argument)
      case 'writes':
        return house.writes()
      case 'named':
        return { file: keepSession(body as NamedSession) }
      case 'elsewhere':
        await house.elsewhere(body as Elsewhere)
        return null
      default:
        throw new Error(`There is nothing at /qa/${name}`)
    }
  }

  return async (request: Request, house: House): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const [, first, name, argument = ''] = pathname.split('/')
    if (first !== 'qa') return null
    if (!name) return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    try {
      const body: unknown = request.method === 'POST' ? await request.json() : null
      return Response.json(await answer(name, argument, body, house))
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 })
    }
  }
}
