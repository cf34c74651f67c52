import { useId, type ReactNode } from 'react'
import { DropZone } from 'react-aria-components/DropZone'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { Button } from '../../design/button/Button.tsx'
import { circleAlert, file as fileIcon, upload } from '../../design/icon/icons.css.ts'
import { Icon } from '../../design/icon/Icon.tsx'
import { error, field, label as labelStyle } from '../../design/field/field.css.ts'
import { fileName as fileNameStyle } from './FileDrop.css.ts'
import { drop } from '../../design/field/ImageField.css.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface FileDropProps {
  label: string
  /** "Drop workbook here" */
  dropLabel: string
  /** "Excel workbook (.xlsx), up to 20 MB". */
  description: ReactNode
  /**
   * MIME types and extensions for the browser's file dialog. A drop accepts any file, because only the content shows
   * its type.
   */
  accept: readonly string[]
  /** The chosen file. */
  fileName: string | null
  onFile: (file: File) => void
  errorMessage?: string | undefined
  isDisabled?: boolean
  /** The error summary's link target: id of the button. */
  id?: string
}

/** A single file, by button or by drop. The button is enough by itself (WCAG 2.5.7). */
export function FileDrop(props: FileDropProps) {
  const { label, dropLabel, description, accept, fileName, onFile, errorMessage, isDisabled } = props
  const generatedId = useId()
  const id = props.id ?? `${generatedId}-button`
  const dropped = async (items: readonly { kind: string; getFile?: () => Promise<File> }[]) => {
    const first = items.find((item) => item.getFile)
    if (first?.getFile) onFile(await first.getFile())
  }
  return (
    <div
      role="group"
      className={field}
      aria-labelledby={`${generatedId}-label`}
      aria-describedby={errorMessage ? `${generatedId}-error` : undefined}
    >
      <span id={`${generatedId}-label`} className={labelStyle}>
        {label}
      </span>
      <DropZone
        aria-label={dropLabel}
        isDisabled={isDisabled}
        className={drop}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => void dropped(items)}
      >
        <Icon path={fileIcon} />
        {fileName === null ? (
          <span>{description}</span>
        ) : (
          <span className={fileNameStyle} role="status">
            {fileName}
          </span>
        )}
        <FileTrigger
          acceptedFileTypes={accept}
          onSelect={(files) => {
            const chosen = files?.[0]
            if (chosen) onFile(chosen)
          }}
        >
          <Button id={id} size="s" icon={upload} isDisabled={isDisabled ?? false}>
            {fileName === null ? phrase('imports.chooseButton') : phrase('imports.chooseAnotherButton')}
          </Button>
        </FileTrigger>
      </DropZone>
      {errorMessage ? (
        <span id={`${generatedId}-error`} className={error}>
          <Icon path={circleAlert} />
          {errorMessage}
        </span>
      ) : null}
    </div>
  )
}
