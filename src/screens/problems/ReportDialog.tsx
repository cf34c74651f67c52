import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/problems/report.machine.ts'
import { ProblemFields } from './ProblemFields.tsx'
import { usePhotoPreparation } from './usePhotoPreparation.ts'
import { useSubmit } from './useSubmit.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Reports a problem of a room: kind, text, photos and priority. The first invalid field takes the focus. */
export function ReportDialog({ report }: { report: select.ReportRef }) {
  const room = useSelector(report, select.selectRoom)
  const draft = useSelector(report, select.selectDraft)
  const errors = useSelector(report, select.selectErrors)
  const refusal = useSelector(report, select.selectRefusal)
  const isBusy = useSelector(report, select.selectIsBusy)
  const { form, submit } = useSubmit(isBusy, () => report.send({ type: 'report.confirmed' }))
  const { isPreparing, prepare } = usePhotoPreparation((photos) => report.send({ type: 'photos.added', ...photos }))
  const close = () => report.send({ type: 'dialog.closed' })
  return (
    <Dialog isOpen title={phrase('problems.reportProblemIn', { room: room.name })} onClose={close}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <ProblemFields
            values={draft}
            photos={draft.photos}
            errors={errors}
            onChange={(patch) => report.send({ type: 'draft.changed', patch })}
            onPhotosChosen={prepare}
            onPhotoRemoved={(key) => report.send({ type: 'photo.removed', key })}
          />
          <Alert>{refusal}</Alert>
        </Stack>
        <DialogActions>
          <Button onPress={close}>{phrase('problems.cancel')}</Button>
          <Button
            type="submit"
            tone="primary"
            isPending={isBusy || isPreparing}
            pendingLabel={isPreparing ? phrase('problems.preparingPhotos') : phrase('problems.reporting')}
          >
            {phrase('problems.reportProblem')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
