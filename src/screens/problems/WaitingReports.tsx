import { useSelector } from '@xstate/react'
import { problemKinds } from '../../api/contract/problems.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectIsOffline } from '../../machines/connectivity/connectivity.machine.ts'
import { type ProblemsRef, selectQueue } from '../../machines/problems/problems.machine.ts'
import {
  type ReportQueueRef,
  selectHasUnstored,
  selectReports,
  selectWaited,
} from '../../machines/problems/report-queue.machine.ts'
import type { Report } from '../../machines/problems/report-store.ts'
import { phrase } from '../../phrases/phrase.ts'
import { useConnectivity } from '../shell/actor-hooks.ts'

const nameOf = ({ room: { name: room }, kind, photos }: Report) =>
  photos.length > 0
    ? phrase('problems.reportWithPhotos', { room, kind: problemKinds[kind], photos: photos.length })
    : phrase('problems.report', { room, kind: problemKinds[kind] })

/** Reports that wait for the connection, and those that the server refused. */
export function WaitingReports({ problems }: { problems: ProblemsRef }) {
  const queue = useSelector(problems, selectQueue)
  return queue ? <Reports problems={problems} queue={queue} /> : null
}

function Reports({ problems, queue }: { problems: ProblemsRef; queue: ReportQueueRef }) {
  const reports = useSelector(queue, selectReports)
  const hasUnstored = useSelector(queue, selectHasUnstored)
  const waited = useSelector(queue, selectWaited)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  const waiting = reports.filter(({ key, refusal }) => refusal === null && waited.has(key))
  const refused = reports.filter(({ refusal }) => refusal !== null)
  return (
    <>
      <Alert tone="warning">
        {waiting.length > 0 ? (
          <Stack gap={1}>
            <Inline gap={3} align="baseline">
              <strong>{phrase('problems.reportsWaitToBeSent', { reports: waiting.length })}</strong>
              {isOffline ? (
                <Text as="span">{phrase('problems.sentOnceOnline')}</Text>
              ) : (
                <Button size="s" onPress={() => problems.send({ type: 'reports.retried' })}>
                  {phrase('problems.sendNow')}
                </Button>
              )}
            </Inline>
            <ul>
              {waiting.map((report) => (
                <li key={report.key}>{nameOf(report)}</li>
              ))}
            </ul>
            {hasUnstored ? phrase('problems.reportsNotStored') : null}
          </Stack>
        ) : null}
      </Alert>
      <Alert>
        {refused.length > 0 ? (
          <Stack gap={2}>
            {refused.map((report) => (
              <Inline key={report.key} gap={3} align="baseline">
                <span>
                  {phrase('problems.reportRefused', { report: nameOf(report), reason: report.refusal ?? '' })}
                </span>
                <Button
                  size="s"
                  aria-label={phrase('problems.editReportOf', { room: report.room.name })}
                  onPress={() => problems.send({ type: 'report.reopened', report })}
                >
                  {phrase('problems.editWithDialog')}
                </Button>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={phrase('problems.discardReportOf', { room: report.room.name })}
                  onPress={() => problems.send({ type: 'report.discarded', key: report.key })}
                >
                  {phrase('problems.discard')}
                </Button>
              </Inline>
            ))}
          </Stack>
        ) : null}
      </Alert>
    </>
  )
}
