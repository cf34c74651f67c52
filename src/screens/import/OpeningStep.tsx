import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import * as select from '../../machines/import/import.selectors.ts'
import type { ImportActor } from '../../machines/import/import.machine.ts'
import { Step } from './Step.tsx'
import { phrase } from '../../phrases/phrase.ts'

/** Progress while the file is opened and checked, with a cancel button. */
export function OpeningStep({ form }: { form: ImportActor }) {
  const isChecking = useSelector(form, select.selectIsChecking)
  const fileName = useSelector(form, select.selectFileName)
  return (
    <Step title={fileName ?? phrase('imports.workbook')}>
      <InlineLoader>{isChecking ? phrase('imports.checkingEveryRow') : phrase('imports.openingTheFile')}</InlineLoader>
      <Inline>
        <Button onPress={() => form.send({ type: 'import.cancelled' })}>{phrase('imports.cancel')}</Button>
      </Inline>
    </Step>
  )
}
