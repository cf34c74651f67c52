import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/export/export.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

/** States of an export: running, slow, cancelled, failed. A notice reports the saved file. */
export function ExportStates({ fileExport }: { fileExport: select.ExportActor }) {
  const problem = useSelector(fileExport, select.selectProblem)
  const isBusy = useSelector(fileExport, select.selectIsBusy)
  const isSlow = useSelector(fileExport, select.selectIsSlow)
  const isCancelled = useSelector(fileExport, select.selectIsCancelled)
  const retry = (
    <Button size="s" onPress={() => fileExport.send({ type: 'export.retried' })}>
      {phrase('exports.exportAgain')}
    </Button>
  )
  const dismiss = (
    <Button size="s" tone="quiet" onPress={() => fileExport.send({ type: 'export.dismissed' })}>
      {phrase('exports.dismiss')}
    </Button>
  )
  return (
    <>
      <Alert>
        {problem ? (
          <Inline gap={3} align="baseline">
            <span>{problem}</span>
            {retry}
            {dismiss}
          </Inline>
        ) : null}
      </Alert>
      {isBusy ? (
        <Inline gap={3}>
          <Text tone="secondary">{isSlow ? phrase('exports.takingLonger') : phrase('exports.writingTheFile')}</Text>
          <Button size="s" onPress={() => fileExport.send({ type: 'export.cancelled' })}>
            {phrase('exports.cancelExport')}
          </Button>
        </Inline>
      ) : null}
      {isCancelled ? (
        <Inline gap={3}>
          <Text tone="secondary">{phrase('exports.cancelled')}</Text>
          {retry}
          {dismiss}
        </Inline>
      ) : null}
    </>
  )
}
