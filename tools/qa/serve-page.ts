import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { committedCorpus } from '../test-paths/committed-corpus.ts'
import { dot } from '../test-paths/export/dot.ts'
import { requirements } from '../test-paths/requirements.ts'
import type { SerialisedCorpus } from '../test-paths/serialise.ts'
import type { ElsewhereCall, TestServer } from './test-server/test-server.ts'
import {
  saveRecordedSession,
  type RecordedSession,
  withProvenRequirements,
  readRecordedSessions,
} from './recorded-session.ts'
import { readSnapshots } from './snapshots.ts'
import { readObservations } from './observations.ts'

interface PageOptions {
  root: string
  machineOf: (id: string) => AnyStateMachine
}

/**
 * The committed corpus, including the recorded sessions of each machine. Each path has the requirements that its recorded replay
 * proves.
 */
export function corpusWithRecordedSessions(): SerialisedCorpus[] {
  const recorded = readRecordedSessions()
  return committedCorpus().map((each) => {
    const observations = readObservations(each.machine)
    const proved = each.paths.map((path) => withProvenRequirements(path, observations))
    return { ...each, paths: [...proved, ...recorded.filter(({ machine }) => machine === each.machine)] }
  })
}

/** Serves the QA page: its files, the corpus, and its calls to the test server. Returns null for other requests. */
export function servePage({ root, machineOf }: PageOptions) {
  const loadPageData = () => {
    const all = corpusWithRecordedSessions()
    return {
      machines: all,
      requirementTexts: Object.fromEntries(requirements.map(({ id, text }) => [id, text])),
      snapshots: Object.assign({}, ...all.map(({ machine }) => readSnapshots(machine))) as object,
      drawings: Object.fromEntries(
        all.map(({ machine, coverage }) => [
          machine,
          dot(machineOf(machine), coverage.find(({ kind }) => kind === 'transitions')?.notReplayed ?? []),
        ]),
      ),
    }
  }
  // Read once: a later build has other file names.
  const page = readFileSync(join(root, 'dist/qa/tools/qa/page/index.html'), 'utf8')

  async function answer(name: string, argument: string, body: unknown, testServer: TestServer): Promise<unknown> {
    switch (name) {
      case 'corpus':
        return loadPageData()
      case 'restore':
        return testServer.restore()
      case 'session':
        return testServer.session(argument)
      case 'sign-in':
        return testServer.signIn(argument)
      case 'writes':
        return testServer.writes()
      case 'named':
        return { file: saveRecordedSession(body as RecordedSession) }
      case 'elsewhere':
        await testServer.elsewhere(body as ElsewhereCall)
        return null
      default:
        throw new Error(`Not found: /qa/${name}`)
    }
  }

  return async (request: Request, testServer: TestServer): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const [, first, name, argument = ''] = pathname.split('/')
    if (first !== 'qa') return null
    if (!name) return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    try {
      const body: unknown = request.method === 'POST' ? await request.json() : null
      return Response.json(await answer(name, argument, body, testServer))
    } catch (error) {
      return new Response(error instanceof Error ? error.message : String(error), { status: 500 })
    }
  }
}
