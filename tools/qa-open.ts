// `npm run qa:open` serves the QA page, where test paths are read and replayed against a test server of its own.
import { parseArgs } from 'node:util'
import { scenarios } from '../test/model/scenarios/scenarios.ts'
import { models } from '../test/model/machines/models.ts'
import { buildQa } from './qa/build.ts'
import { openTestServer } from './qa/test-server/test-server.ts'
import { servePage } from './qa/serve-page.ts'

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, port: { type: 'string', default: '4600' } },
})
const root = process.cwd()
if (!values.built) await buildQa(root)

const machineOf = (id: string) => [...scenarios, ...models].find(({ machine }) => machine.id === id)!.machine
const { address, close } = await openTestServer({
  root,
  port: Number(values.port),
  handleFirst: servePage({ root, machineOf }),
})
console.log(`Ready: ${address}/qa`)
process.once('SIGINT', () => void close().then(() => process.exit(0)))
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
