import { useSelector } from '@xstate/react'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { maxPhotos, maxProblemText, problemKinds, problemPriorities } from '../../api/contract/problems.ts'
import { problemKindNames, problemPriorityNames } from '../../api/contract/problem-words.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog, DialogActions } from '../../design/dialog/Dialog.tsx'
import { ImageField } from '../../design/field/ImageField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { type DraftPhoto, splitPhotos } from '../../machines/problems/photo.rules.ts'
import * as select from '../../machines/problems/report.machine.ts'

const kinds = problemKindNames.map((id) => ({ id, label: problemKinds[id] }))
const priorities = problemPriorityNames.map((id) => ({ id, label: problemPriorities[id] }))

/** Object URLs of the photos, revoked when the photos change. */
function usePreviews(photos: readonly DraftPhoto[]) {
  const previews = useMemo(() => photos.map(({ key, file }) => ({ id: key, src: URL.createObjectURL(file) })), [photos])
  useEffect(
    () => () => {
      for (const { src } of previews) URL.revokeObjectURL(src)
    },
    [previews],
  )
  return previews
}

/** Reports a problem of a room: kind, text, photos and priority. The first invalid field takes the focus. */
export function ReportDialog({ report }: { report: select.ReportRef }) {
  const room = useSelector(report, select.selectRoom)
  const draft = useSelector(report, select.selectDraft)
  const errors = useSelector(report, select.selectErrors)
  const refusal = useSelector(report, select.selectRefusal)
  const isBusy = useSelector(report, select.selectIsBusy)
  const previews = usePreviews(draft.photos)
  const form = useRef<HTMLFormElement>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0 && !isBusy)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true],[data-invalid] button')?.focus()
  }, [attempt, isBusy])
  const close = () => report.send({ type: 'dialog.closed' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    report.send({ type: 'report.confirmed' })
    setAttempt(attempt + 1)
  }
  return (
    <Dialog isOpen title={`Report a problem in ${room.name}`} onClose={close}>
      <form ref={form} onSubmit={submit} noValidate>
        <Stack>
          <Select
            label="Kind"
            isRequired
            value={draft.kind}
            choices={kinds}
            errorMessage={errors.kind}
            onChange={(kind) => report.send({ type: 'draft.changed', patch: { kind } })}
          />
          <TextArea
            label="What is wrong?"
            isRequired
            maxLength={maxProblemText}
            rows={3}
            value={draft.text}
            errorMessage={errors.text}
            onChange={(text) => report.send({ type: 'draft.changed', patch: { text } })}
          />
          <SegmentedControl
            label="Priority"
            value={draft.priority}
            choices={priorities}
            onChange={(priority) => report.send({ type: 'draft.changed', patch: { priority } })}
          />
          <ImageField
            label="Photos"
            isRequired={false}
            description={`Up to ${maxPhotos} photos (JPEG, PNG or WebP), 8 MB each`}
            accept={['image/jpeg', 'image/png', 'image/webp']}
            hasCamera
            isFull={draft.photos.length >= maxPhotos}
            images={previews}
            errorMessage={errors.photos}
            onAdd={(chosen) =>
              void splitPhotos(chosen).then((photos) => report.send({ type: 'photos.added', ...photos }))
            }
            onRemove={(key) => report.send({ type: 'photo.removed', key })}
          />
          <Alert>{refusal}</Alert>
        </Stack>
        <DialogActions>
          <Button onPress={close}>Cancel</Button>
          <Button type="submit" tone="primary" isPending={isBusy} pendingLabel="Reporting">
            Report the problem
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
