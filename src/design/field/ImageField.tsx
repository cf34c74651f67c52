import { type MouseEvent, useId, type ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import { arrowLeft, arrowRight, circleAlert, image as imageIcon, trash, upload } from '../icon/icons.css.ts'
import { camera } from '../icon/later-icons.css.ts'
import { Icon } from '../icon/Icon.tsx'
import { error, field, label as labelStyle } from './field.css.ts'
import { LabelText } from './FieldParts.tsx'
import { cameraButton, drop, picture, pictures, tools } from './ImageField.css.ts'
import { phrase } from '../../phrases/phrase.ts'
import { labelInSentence } from './label-in-sentence.ts'

interface FieldImage {
  id: string
  src: string
}

export interface ImageFieldProps {
  label: string
  id?: string
  /** "JPEG, PNG or WebP, up to 5 MB each". */
  description: ReactNode
  errorMessage?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  accept: readonly string[]
  images: readonly FieldImage[]
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
  /** Target position, counted from 0. Without it, the order has no meaning. */
  onMove?: (id: string, to: number) => void
  /** Offers the camera where a finger is the pointer, so on phones and tablets. */
  hasCamera?: boolean
  /** No more can be added. */
  isFull?: boolean
}

/** True on a phone, where nothing can be dragged from elsewhere. */
const isTouchOnly = () => typeof matchMedia === 'function' && matchMedia('(hover: none) and (pointer: coarse)').matches

/**
 * Pressing the drop zone's own button, which react-aria adds for those who paste by keyboard, opens the file dialog. Otherwise it would do
 * nothing.
 */
function chooseFiles({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if (target instanceof HTMLElement && target.matches('button:empty'))
    currentTarget.querySelector<HTMLInputElement>('input[type=file][multiple]')?.click()
}

/**
 * An ordered list of images, added by file dialog, drop or paste. Buttons move them, so dragging is never required
 * (WCAG 2.5.7).
 */
export function ImageField(props: ImageFieldProps) {
  const { label, description, errorMessage, accept, images, isDisabled, isFull, onAdd } = props
  const id = useId()
  const dropped = async (items: readonly { kind: string; getFile?: () => Promise<File> }[]) =>
    onAdd(await Promise.all(items.flatMap((item) => (item.getFile ? [item.getFile()] : []))))
  const content = (
    <>
      <Icon path={imageIcon} />
      <span>{description}</span>
      {props.hasCamera ? (
        <span className={cameraButton}>
          <FileTrigger
            acceptedFileTypes={['image/*']}
            defaultCamera="environment"
            onSelect={(files) => onAdd(files ? [...files] : [])}
          >
            <Button icon={camera} isDisabled={isDisabled || isFull}>
              {phrase('design.takePhoto')}
            </Button>
          </FileTrigger>
        </span>
      ) : null}
      <FileTrigger allowsMultiple acceptedFileTypes={accept} onSelect={(files) => onAdd(files ? [...files] : [])}>
        <Button id={props.id} size={props.hasCamera ? 'm' : 's'} icon={upload} isDisabled={isDisabled || isFull}>
          {phrase('design.chooseFiles')}
        </Button>
      </FileTrigger>
    </>
  )
  return (
    <div
      role="group"
      className={field}
      aria-labelledby={id}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
    >
      <span id={id} className={labelStyle}>
        <LabelText isRequired={props.isRequired}>{label}</LabelText>
      </span>
      {images.length > 0 ? <Pictures {...props} /> : null}
      {isTouchOnly() ? (
        <div className={drop}>{content}</div>
      ) : (
        <div onClickCapture={chooseFiles}>
          <DropZone
            aria-label={phrase('design.dropHere', { label: labelInSentence(label) })}
            isDisabled={isDisabled || isFull}
            className={drop}
            getDropOperation={(types) => (accept.some((type) => types.has(type)) ? 'copy' : 'cancel')}
            onDrop={({ items }) => void dropped(items)}
          >
            {content}
          </DropZone>
        </div>
      )}
      <div role="alert">
        {errorMessage ? (
          <span id={`${id}-error`} className={error}>
            <Icon path={circleAlert} />
            {errorMessage}
          </span>
        ) : null}
      </div>
    </div>
  )
}

const Pictures = ({ images, isDisabled = false, onMove, onRemove }: ImageFieldProps) => (
  <ol className={pictures}>
    {images.map(({ id, src }, at) => {
      const name = phrase('design.imageOf', { position: at + 1, count: images.length })
      return (
        <li key={id} className={picture}>
          <img src={src} alt={name} />
          <div className={tools}>
            <span aria-hidden>{phrase('design.imagePosition', { position: at + 1, count: images.length })}</span>
            {onMove ? (
              <>
                <IconButton
                  label={phrase('design.moveEarlier', { name })}
                  icon={arrowLeft}
                  isDisabled={isDisabled || at === 0}
                  onPress={() => onMove(id, at - 1)}
                />
                <IconButton
                  label={phrase('design.moveLater', { name })}
                  icon={arrowRight}
                  isDisabled={isDisabled || at === images.length - 1}
                  onPress={() => onMove(id, at + 1)}
                />
              </>
            ) : null}
            <IconButton
              label={phrase('design.removeImage', { name })}
              icon={trash}
              isDisabled={isDisabled}
              onPress={() => onRemove(id)}
            />
          </div>
        </li>
      )
    })}
  </ol>
)
