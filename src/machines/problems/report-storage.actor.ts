import { type EventObject, fromCallback } from 'xstate'
import type { Report, ReportStore } from './report-store.ts'

type StorageOrder = { type: 'write.ordered'; report: Report } | { type: 'remove.ordered'; key: string }

/** A report was stored, or storing it failed. */
export interface ReportStored {
  type: 'report.stored'
  key: string
  isStored: boolean
}

/** Writes and removes reports, in order. */
export const reportStorageActor = fromCallback<EventObject & StorageOrder, { store: ReportStore }>(
  ({ input: { store }, receive, sendBack }) => {
    receive((order) => {
      if (order.type === 'remove.ordered') return void store.remove(order.key)
      const { key } = order.report
      void store
        .write(order.report)
        .then((isStored) => sendBack({ type: 'report.stored', key, isStored } satisfies ReportStored))
    })
  },
)
