import { useSelector } from '@xstate/react'
import { problemKinds } from '../../api/contract/problems.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { type ProblemsRef, selectQueue } from '../../machines/problems/problems.machine.ts'
import {
  type ReportQueueRef,
  selectHasUnstored,
  selectReports,
  selectWaited,
} from '../../machines/problems/report-queue.machine.ts'
import type { Report } from '../../machines/problems/report-store.ts'

const nameOf = ({ room, kind, photos }: Report) =>
  `${room.name}: ${problemKinds[kind]}${photos.length > 0 ? `, ${photos.length} ${photos.length === 1 ? 'photo' : 'photos'}` : ''}`

/** Reports that wait for the connection, and those that the server refused. */
export function WaitingReports({ problems }: { problems: ProblemsRef }) {
  const queue = useSelector(problems, selectQueue)
  return queue ? <Reports problems={problems} queue={queue} /> : null
}

function Reports({ problems, queue }: { problems: ProblemsRef; queue: ReportQueueRef }) {
  const reports = useSelector(queue, selectReports)
  const hasUnstored = useSelector(queue, selectHasUnstored)
  const waited = useSelector(queue, selectWaited)
  const waiting = reports.filter(({ key, refusal }) => refusal === null && waited.has(key))
  const refused = reports.filter(({ refusal }) => refusal !== null)
  return (
    <>
      <Alert tone="warning">
        {waiting.length > 0 ? (
          <Stack gap={1}>
            <Inline gap={3} align="baseline">
              <strong>
                {waiting.length === 1 ? '1 report waits to be sent' : `${waiting.length} reports wait to be sent`}
              </strong>
              <Button size="s" onPress={() => problems.send({ type: 'reports.retried' })}>
                Send now
              </Button>
            </Inline>
            <ul>
              {waiting.map((report) => (
                <li key={report.key}>{nameOf(report)}</li>
              ))}
            </ul>
            {hasUnstored ? 'This browser can’t store them. If you reload, they are lost.' : null}
          </Stack>
        ) : null}
      </Alert>
      <Alert>
        {refused.length > 0 ? (
          <Stack gap={2}>
            {refused.map((report) => (
              <Inline key={report.key} gap={3} align="baseline">
                <span>{`${nameOf(report)} was not reported. ${report.refusal}`}</span>
                <Button
                  size="s"
                  aria-label={`Edit the report of ${report.room.name}`}
                  onPress={() => problems.send({ type: 'report.reopened', report })}
                >
                  Edit…
                </Button>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={`Discard the report of ${report.room.name}`}
                  onPress={() => problems.send({ type: 'report.discarded', key: report.key })}
                >
                  Discard
                </Button>
              </Inline>
            ))}
          </Stack>
        ) : null}
      </Alert>
    </>
  )
}
