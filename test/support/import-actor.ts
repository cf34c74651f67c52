import { type AnyEventObject, createActor, fromCallback, SimulatedClock } from 'xstate'
import { withProperty } from '../../src/api/property-scope.ts'
import { importMachine } from '../../src/machines/import/import.machine.ts'
import type { ImportThread } from '../../src/machines/import/import-thread.ts'
import { performTask } from '../../src/machines/import/perform-task.ts'
import type { MachineModel } from '../model/machines/core.model.ts'
import { property } from './records.ts'
import { openWire } from './wire.ts'

/** Runs the worker's code inline, without a thread. */
export function inlineThread(): ImportThread {
  const thread: ImportThread = {
    onmessage: null,
    onerror: null,
    postMessage: (task) => {
      performTask(task).then(
        (data) => thread.onmessage?.({ data } as MessageEvent),
        () => thread.onerror?.(Object.assign(new Event('error'), { message: 'It died' }) as ErrorEvent),
      )
    },
    terminate: () => {
      thread.onmessage = null
      thread.onerror = null
    },
  }
  return thread
}

/** Starts an import of rooms over a network that the test controls, with a recording parent. */
export function startImport({
  startThread = async () => inlineThread(),
}: { startThread?: () => Promise<ImportThread> } = {}) {
  const wire = openWire()
  const clock = new SimulatedClock()
  const received: AnyEventObject[] = []
  // The parent's clock applies to all its child actors.
  const parent = createActor(
    fromCallback<AnyEventObject>(({ receive }) => receive((event) => void received.push(event))),
    { clock },
  ).start()
  const saved: { file: Blob; name: string }[] = []
  const actor = createActor(importMachine, {
    parent,
    input: {
      scope: withProperty(wire.http, property()),
      currency: 'EUR',
      tab: 'rooms',
      saveFile: (file, name) => void saved.push({ file, name }),
      newKey: () => 'key',
      startThread,
    },
  }).start()
  return { ...wire, actor, clock, received, saved, context: () => actor.getSnapshot().context }
}

const row = { number: 2, name: '1', outcome: 'created', id: null, differences: [], reasons: [], notes: [], values: {} }
/** These models run without a parent. */
const noop = () => undefined

export const importModels: MachineModel[] = [
  {
    machine: importMachine.provide({ actions: { reportTouched: noop, reportDone: noop } }),
    outputs: [[row]],
    events: [
      { type: 'file.chosen', file: new File(['PK'], 'rooms.xlsx') },
      { type: 'row.answered', number: 2, result: { outcome: 'untried', reason: 'No' } },
    ],
    input: {
      scope: withProperty(openWire().http, property()),
      currency: 'EUR',
      tab: 'rooms',
      startThread: async () => inlineThread(),
    },
    context: ['plan'],
  },
]
