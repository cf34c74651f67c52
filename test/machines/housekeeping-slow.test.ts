import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import { withProperty } from '../../src/api/property-scope.ts'
import { housekeepingMachine } from '../../src/machines/housekeeping/housekeeping.machine.ts'
import * as select from '../../src/machines/housekeeping/housekeeping.selectors.ts'
import { storageInMemory } from '../support/storage-in-memory.ts'
import { recorder } from '../support/recorder.ts'
import { property } from '../support/records.ts'
import { openWire } from '../support/wire.ts'

/** Opens the section of a property whose rooms don't load. `reads` counts the requests for rooms. */
function openSlowHouse() {
  const wire = openWire()
  const clock = new SimulatedClock()
  const { ref } = recorder()
  const parent = createActor(
    fromCallback(() => undefined),
    { clock },
  ).start()
  const quiet = fromCallback(() => undefined)
  const section = createActor(
    housekeepingMachine.provide({ actors: { network: quiet, storageWatch: quiet } as never }),
    {
      parent,
      input: {
        scope: withProperty(wire.http, property()),
        property: property(),
        location: ref,
        notices: ref,
        newKey: () => 'key',
        jar: { readUser: () => null },
        storage: storageInMemory().open,
        saveFile: () => undefined,
      },
    },
  ).start()
  section.send({ type: 'rooms.changed', ids: null })
  const reads = () => wire.calls.filter(({ url }) => url.includes('/facilities?')).length
  return { section, clock, reads, state: () => select.selectState(section.getSnapshot()) }
}

test('slow rooms can be requested again on demand, and the wait starts over', () => {
  const { section, clock, reads, state } = openSlowHouse()
  clock.increment(10_000)
  expect(state()).toBe('slow')
  expect(reads()).toBe(1)
  section.send({ type: 'rooms.retried' })
  expect(reads()).toBe(2)
  expect(state()).toBe('loading')
  clock.increment(10_000)
  expect(state()).toBe('slow')
})
