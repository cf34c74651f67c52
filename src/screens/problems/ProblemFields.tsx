import {
  maxPhotos,
  maxProblemText,
  type ProblemKind,
  problemKinds,
  problemPriorities,
  type ProblemPriority,
} from '../../api/contract/problems.ts'
import { problemKindNames, problemPriorityNames } from '../../api/contract/problem-words.ts'
import { ImageField } from '../../design/field/ImageField.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TextArea } from '../../design/field/TextArea.tsx'
import type { DraftImage } from '../../machines/form/form.rules.ts'
import { useDraftImages } from '../form/useDraftImages.ts'
import { phrase } from '../../phrases/phrase.ts'

const kinds = problemKindNames.map((id) => ({ id, label: problemKinds[id] }))
const priorities = problemPriorityNames.map((id) => ({ id, label: problemPriorities[id] }))

interface Values {
  kind: ProblemKind | null
  text: string
  priority: ProblemPriority
}

interface ProblemFieldsProps {
  values: Values
  photos: readonly DraftImage[]
  errors: { kind?: string | undefined; text?: string | undefined; photos?: string | undefined }
  onChange: (patch: { [Name in keyof Values]?: NonNullable<Values[Name]> }) => void
  onPhotosChosen: (files: File[]) => void
  onPhotoRemoved: (key: string) => void
  /** Without it, the order of the photos is the order in which they were chosen. */
  onPhotoMoved?: (key: string, to: number) => void
}

/** The fields of a problem: kind, text, priority and photos. */
export function ProblemFields({ values, photos, errors, onChange, ...on }: ProblemFieldsProps) {
  const shown = useDraftImages(photos)
  return (
    <>
      <Select
        label={phrase('problems.kind')}
        isRequired
        value={values.kind}
        choices={kinds}
        errorMessage={errors.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <TextArea
        label={phrase('problems.whatIsWrong')}
        isRequired
        maxLength={maxProblemText}
        rows={3}
        value={values.text}
        errorMessage={errors.text}
        onChange={(text) => onChange({ text })}
      />
      <SegmentedControl
        label={phrase('problems.priority')}
        value={values.priority}
        choices={priorities}
        onChange={(priority) => onChange({ priority })}
      />
      <ImageField
        label={phrase('problems.photos')}
        isRequired={false}
        description={phrase('problems.photosDescription', { max: maxPhotos })}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        hasCamera
        isFull={photos.length >= maxPhotos}
        images={shown}
        errorMessage={errors.photos}
        onAdd={on.onPhotosChosen}
        onMove={on.onPhotoMoved}
        onRemove={on.onPhotoRemoved}
      />
    </>
  )
}
