// `npm run qa:open` serves the page on which test paths are read and replayed, before a house of its own.
import { parseArgs } from 'node:util'
import { stages } from '../test/stages/stages.ts'
import { walks } from '../test/support/walk-events.ts'
import { buildQa } from './qa/build.ts'
import { openHouse } from './qa/house/house.ts'
import { servePage } from './qa/served.ts'

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, port: { type: 'string', default: '4600' } },
})
const root = process.cwd()
if (!values.built) await buildQa(root)

const machineOf = (id: string) => [...stages, ...walks].find(({ machine }) => machine.id === id)!.machine
const { address, close } = await openHouse({
  root,
  port: Number(values.port),
  first: servePage({ root, machineOf }),
})
console.log(`Ready: ${address}/qa`)
process.once('SIGINT', () => void close().then(() => process.exit(0)))
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
