import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/export/export.machine.ts'

/** States of an export: running, slow, cancelled, failed. A notice reports the saved file. */
export function ExportStates({ file }: { file: select.ExportActor }) {
  const problem = useSelector(file, select.selectProblem)
  const isBusy = useSelector(file, select.selectIsBusy)
  const isSlow = useSelector(file, select.selectIsSlow)
  const isCancelled = useSelector(file, select.selectIsCancelled)
  const retry = (
    <Button size="s" onPress={() => file.send({ type: 'export.retried' })}>
      Export again
    </Button>
  )
  const dismiss = (
    <Button size="s" tone="quiet" onPress={() => file.send({ type: 'export.dismissed' })}>
      Dismiss
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
          <Text tone="secondary">{isSlow ? 'This is taking longer than usual.' : 'Writing the file.'}</Text>
          <Button size="s" onPress={() => file.send({ type: 'export.cancelled' })}>
            Cancel export
          </Button>
        </Inline>
      ) : null}
      {isCancelled ? (
        <Inline gap={3}>
          <Text tone="secondary">Export cancelled. Nothing was saved.</Text>
          {retry}
          {dismiss}
        </Inline>
      ) : null}
    </>
  )
}
