import { vi } from 'vitest'
import { activityLogMachine } from '../../src/machines/activity-log/activity-log.machine.ts'
import type { ImportThread } from '../../src/machines/import/import-thread.ts'
import { performTask } from '../../src/machines/import/perform-task.ts'
import { openProperty } from './property-actor.ts'
import { property } from './records.ts'
import { settled } from './wire.ts'

/** Runs the worker's task inline, without a thread. */
function inlineThread(): ImportThread {
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

/** Opens the activity log of a property over a network that the test controls. */
export function openActivityLog(search = '', startThread = () => Promise.resolve(inlineThread())) {
  const held = openProperty()
  const files: { name: string; file: Blob }[] = []
  const machine = held.start(activityLogMachine, {
    input: {
      ...held.input,
      saveFile: (file: Blob, name: string) => void files.push({ file, name }),
      startThread,
    },
  })
  const logPath = `/hotel-management/properties/${property().prefix}/activity-logs`
  const go = (to: string, pathname = logPath) => machine.send({ type: 'location.changed', pathname, search: to })
  go(search)
  /** The requests of one field, in order. */
  const callsOf = (field: string) => held.calls.filter(({ json }) => json?.includes(` ${field}(`) ?? false)
  const variablesOf = (field: string) =>
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
  const receivedNotices = () => held.notices.received
  const noticeTexts = () => receivedNotices().map(({ text }) => text as string)
  const requestedAddresses = () => held.location.received
  return {
    ...held,
    machine,
    go,
    variablesOf,
    reply,
    refuse,
    undoCalls,
    callTo,
    receivedNotices,
    noticeTexts,
    requestedAddresses,
    saved: files,
    until: vi.waitFor,
  }
}
