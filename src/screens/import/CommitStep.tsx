import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ProgressBar } from '../../design/progress/ProgressBar.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { Step } from './Step.tsx'

/** Step 3, running: progress, with a stop button. Completed rows stay. */
export function CommitStep({ form }: { form: ImportActor }) {
  const work = useSelector(form, select.selectWorkCount)
  const answered = useSelector(form, select.selectAnsweredCount)
  const isStopping = useSelector(form, select.selectIsStopping)
  return (
    <Step title="Importing">
      <ProgressBar label="Rows" value={answered / work} text={`${answered} of ${work}`} />
      <Inline>
        <Button isPending={isStopping} pendingLabel="Stopping" onPress={() => form.send({ type: 'import.cancelled' })}>
          Cancel
        </Button>
        <Text tone="caption" size="s">
          Imported rows stay.
        </Text>
      </Inline>
    </Step>
  )
}
