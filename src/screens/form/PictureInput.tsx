import { useState } from 'react'
import { ImageField } from '../../design/field/ImageField.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import type { DraftImage } from '../../machines/form/form.rules.ts'
import { splitPictures } from '../../machines/form/picture.rules.ts'
import { useDraftImages } from './useDraftImages.ts'
import { type FieldSource, type FormTexts, useFormField } from './useFormField.ts'
import { statementsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

type PictureEvent =
  | { type: 'images.added'; files: File[]; rejection?: string }
  | { type: 'image.moved'; key: string; to: number }
  | { type: 'image.removed'; key: string }

interface PictureDraft {
  images: DraftImage[]
}

interface PictureInputProps {
  form: FieldSource<PictureDraft> & { send: (event: PictureEvent) => void }
  texts: FormTexts<PictureDraft>
}

/** The pictures of a form: add by button or drop, reorder, remove. */
export function PictureInput({ form, texts }: PictureInputProps) {
  const { value, ...field } = useFormField(form, texts, 'images')
  const shown = useDraftImages(value)
  const [first] = useState(value.length)
  // A chosen picture shows above the button that has the focus, so its count is said.
  const count = value.length === first ? '' : phrase('properties.pictureCount', { count: value.length })
  return (
    <>
      <ImageField
        {...field}
        isRequired={false}
        description={phrase('forms.pictureLimits')}
        accept={['image/jpeg', 'image/png', 'image/webp']}
        images={shown}
        onAdd={(chosen) =>
          void splitPictures(chosen).then(({ files, rejections }) =>
            form.send({ type: 'images.added', files, rejection: statementsText(rejections) }),
          )
        }
        onMove={(key, to) => form.send({ type: 'image.moved', key, to })}
        onRemove={(key) => form.send({ type: 'image.removed', key })}
      />
      <VisuallyHidden role="status">{count}</VisuallyHidden>
    </>
  )
}
