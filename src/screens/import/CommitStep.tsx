import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { ProgressBar } from '../../design/progress/ProgressBar.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { Step } from './Step.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Step 3, running: progress, with a stop button. Completed rows stay. */
export function CommitStep({ form }: { form: ImportActor }) {
  const work = useSelector(form, select.selectWorkCount)
  const answered = useSelector(form, select.selectAnsweredCount)
  const isStopping = useSelector(form, select.selectIsStopping)
  return (
    <Step title={phrase('imports.importing')}>
      <ProgressBar
        label={phrase('imports.rows')}
        value={answered / work}
        text={phrase('imports.answeredOf', { answered, count: work })}
      />
      <Inline>
        <Button
          isPending={isStopping}
          pendingLabel={phrase('imports.stopping')}
          onPress={() => form.send({ type: 'import.cancelled' })}
        >
          {phrase('imports.cancel')}
        </Button>
        <Text tone="caption" size="s">
          {phrase('imports.importedRowsStay')}
        </Text>
      </Inline>
    </Step>
  )
}
