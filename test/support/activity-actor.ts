import { vi } from 'vitest'
import { activityLogMachine } from '../../src/machines/activity-log/activity-log.machine.ts'
import type { ImportThread } from '../../src/machines/import/import-thread.ts'
import { performTask } from '../../src/machines/import/perform-task.ts'
import { openProperty } from './area-actor.ts'
import { property } from './records.ts'
import { settled } from './wire.ts'

/** A thread that is none: the same task, done at once. */
function threadHere(): ImportThread {
  const thread: ImportThread = {
    onmessage: null,
    onerror: null,
    postMessage: (task) =>
      void performTask(task).then((data) =>
        thread.onmessage?.({ data } as Parameters<NonNullable<typeof thread.onmessage>>[0]),
      ),
    terminate: () => undefined,
  }
  return thread
}

/** The activity logs of a property on a wire held by the test. */
export function openActivityLog(search = '', startThread = () => Promise.resolve(threadHere())) {
  const held = openProperty()
  const files: { name: string; file: Blob }[] = []
  const machine = held.start(activityLogMachine, {
    input: {
      ...held.input,
      saveFile: (file: Blob, name: string) => void files.push({ file, name }),
      startThread,
    },
  })
  const here = `/hotel-management/properties/${property().prefix}/activity-logs`
  const go = (to: string, pathname = here) => machine.send({ type: 'location.changed', pathname, search: to })
  go(search)
  /** The questions of one field, in order. */
  const callsOf = (field: string) => held.calls.filter(({ json }) => json?.includes(` ${field}(`) ?? false)
  const asked = (field: string) =>
    callsOf(field).map(({ json }) => (JSON.parse(json!) as { variables: Record<string, unknown> }).variables)
  const reply = async (field: string, data: unknown) => {
    callsOf(field).at(-1)!.answer({ data })
    await settled()
  }
  const refuse = async (field: string, status = 403, message = 'No luck.') => {
    callsOf(field).at(-1)!.answer({ message }, { status })
    await settled()
  }
  const undoCalls = () => held.calls.filter(({ url }) => url.includes('undo_activity'))
  const callTo = async (body: unknown, status = 200) => {
    undoCalls().at(-1)!.answer(body, { status })
    await settled()
  }
  const told = () => held.notices.told
  const said = () => told().map(({ text }) => text as string)
  const wanted = () => held.location.told
  return {
    ...held,
    machine,
    go,
    asked,
    reply,
    refuse,
    undoCalls,
    callTo,
    told,
    said,
    wanted,
    saved: files,
    until: vi.waitFor,
  }
}
