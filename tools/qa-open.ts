// `npm run qa:open` serves the page on which test paths are read and replayed, before a house of its own.
import { parseArgs } from 'node:util'
import { stages } from '../test/stages/stages.ts'
import { walks } from '../test/support/walk-events.ts'
import { currentCorpus } from './paths/current.ts'
import { told } from './paths/exports/told.ts'
import { buildQa } from './qa/build.ts'
import { openHouse } from './qa/house/house.ts'
import { servePage } from './qa/served.ts'

const { values } = parseArgs({
  options: { built: { type: 'boolean', default: false }, port: { type: 'string', default: '4600' } },
})
const root = process.cwd()
if (!values.built) await buildQa(root)

const machines = currentCorpus().map((each) => told(each, stages))
const machineOf = (id: string) => [...stages, ...walks].find(({ machine }) => machine.id === id)!.machine
const { address, close } = await openHouse({
  root,
  port: Number(values.port),
  first: servePage({ root, machines: () => machines, machineOf }),
})
console.log(`Ready: ${address}/qa`)
process.once('SIGINT', () => void close().then(() => process.exit(0)))
process.once('SIGTERM', () => void close().then(() => process.exit(0)))
