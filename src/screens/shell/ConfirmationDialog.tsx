import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { SecondStepRef } from '../../machines/second-step/second-step.machine.ts'
import { phrase } from '../../phrases/phrase.ts'
import { SecondStepForm } from '../second-step/SecondStepForm.tsx'

/** Asks for the second step before a weighty change, above whatever is open (ADR 0094). */
export function ConfirmationDialog({ step }: { step: SecondStepRef }) {
  const leave = () => step.send({ type: 'step.left' })
  return (
    <Dialog title={phrase('second-step.confirmTitle')} isOpen onClose={leave}>
      <Stack>
        <Text tone="secondary">{phrase('second-step.confirmHint')}</Text>
        <SecondStepForm
          step={step}
          leave={<Button onPress={leave}>{phrase('second-step.cancel')}</Button>}
          onRestart={() => step.send({ type: 'step.restarted' })}
        />
      </Stack>
    </Dialog>
  )
}
