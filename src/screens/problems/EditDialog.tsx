import { useSelector } from '@xstate/react'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'
import * as select from '../../machines/form/form.selectors.ts'
import { withinLimit } from '../../machines/problems/photo.rules.ts'
import type { ProblemEditRef } from '../../machines/problems/problem-edit.machine.ts'
import type { ProblemFormRef } from '../../machines/problems/problem-form.machine.ts'
import { type ProblemDraft, problemFields, valueText } from '../../machines/problems/problem-form.rules.ts'
import { SubmitErrorDialog } from '../dialog/SubmitErrorDialog.tsx'
import { ConflictDialog } from '../form/ConflictDialog.tsx'
import { ProblemFields } from './ProblemFields.tsx'
import { usePhotoPreparation } from './usePhotoPreparation.ts'
import { useSubmit } from './useSubmit.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Edits kind, text, priority and photos of a problem. The first invalid field takes the focus. */
export function EditDialog({ edit }: { edit: ProblemEditRef }) {
  const { form, problem } = edit.getSnapshot().context
  const error = useSelector(form, select.selectError<ProblemDraft>)
  const isLoading = useSelector(form, select.selectIsLoading<ProblemDraft>)
  const isUnloaded = useSelector(form, select.selectHasLoadFailed<ProblemDraft>)
  const isRefused = useSelector(form, select.selectIsRefused<ProblemDraft>)
  const close = () => edit.send({ type: 'dialog.closed' })
  return (
    <Dialog isOpen title={phrase('problems.editProblemIn', { room: problem.facility.name })} onClose={close}>
      {isLoading ? <InlineLoader>{phrase('problems.contentOnItsWay')}</InlineLoader> : null}
      {isUnloaded ? (
        <>
          <Alert>{phrase('problems.notOpened', { message: error?.message ?? '' })}</Alert>
          <DialogActions>
            <Button onPress={close}>{phrase('problems.cancel')}</Button>
            <Button tone="primary" onPress={() => form.send({ type: 'load.retried' })}>
              {phrase('forms.retry')}
            </Button>
          </DialogActions>
        </>
      ) : null}
      {isLoading || isUnloaded ? null : <EditForm form={form} onCancel={close} />}
      <SubmitErrorDialog error={error} isOpen={isRefused} onClose={() => form.send({ type: 'error.closed' })} />
      <ConflictDialog
        form={form}
        title={(by) => phrase('problems.changedMeanwhile', { by })}
        labels={problemFields.labels}
        valueText={valueText}
      />
    </Dialog>
  )
}

function EditForm({ form, onCancel }: { form: ProblemFormRef; onCancel: () => void }) {
  const draft = useSelector(form, select.selectDraft<ProblemDraft>)
  const { images: photos, ...errors } = useSelector(form, select.selectErrors<ProblemDraft>)
  const isBusy = useSelector(form, select.selectIsBusy<ProblemDraft>)
  const { form: element, submit } = useSubmit(isBusy, () => form.send({ type: 'form.submitted' }))
  const { isPreparing, prepare } = usePhotoPreparation((chosen) => {
    const { images } = select.selectDraft<ProblemDraft>(form.getSnapshot())
    form.send({ type: 'images.added', ...withinLimit(images.length, chosen) })
  })
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Stack>
        <ProblemFields
          values={draft}
          photos={draft.images}
          errors={{ ...errors, photos }}
          onChange={(patch) => form.send({ type: 'field.changed', patch })}
          onPhotosChosen={prepare}
          onPhotoMoved={(key, to) => form.send({ type: 'image.moved', key, to })}
          onPhotoRemoved={(key) => form.send({ type: 'image.removed', key })}
        />
      </Stack>
      <DialogActions>
        <Button onPress={onCancel}>{phrase('problems.cancel')}</Button>
        <Button
          type="submit"
          tone="primary"
          isPending={isBusy || isPreparing}
          pendingLabel={isPreparing ? phrase('problems.preparingPhotos') : phrase('forms.saving')}
        >
          {phrase('forms.saveChanges')}
        </Button>
      </DialogActions>
    </form>
  )
}
