import { useSelector } from '@xstate/react'
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../../design/button/Button.tsx'
import { IconButton } from '../../design/button/IconButton.tsx'
import { VisuallyHidden } from '../../design/hidden/VisuallyHidden.tsx'
import { check, cross } from '../../design/icon/icons.css.ts'
import { inlineEditor } from '../../design/table/EditableCell.css.ts'
import { type AnyDraft, type FieldName, fieldNamesOf } from '../../machines/form/form.rules.ts'
import * as select from '../../machines/form/form.selectors.ts'
import { type InlineEdit, selectEarly, selectIsWaiting } from '../../machines/inline-edit/inline-edit.machine.ts'
import { ConflictDialog, type ConflictDialogProps } from '../form/ConflictDialog.tsx'
import type { FormTexts } from '../form/useFormField.ts'
import { focusAfterMenu } from './focus-after-menu.ts'
import { phrase } from '../../phrases/phrase.ts'

interface InlineEditorProps<Draft extends AnyDraft, Name extends FieldName<Draft>> {
  edit: Pick<InlineEdit<string, select.FormActor<Draft>>, 'ref' | 'form'>
  /** Name of the field in the form. */
  name: Exclude<Name, 'images'>
  /** For example "Price of Breakfast". */
  label: string
  /** The value in the list, shown until the record is loaded. */
  shown: Draft[Name]
  texts: FormTexts<Draft>
  valueText: ConflictDialogProps<Draft>['valueText']
  children: (field: {
    label: string
    value: Draft[Name]
    errorMessage: string | undefined
    isReadOnly: boolean
    onChange: (value: Draft[Name]) => void
  }) => ReactNode
}

/** What went wrong, for the field to show: its own error, one of a field that only the form shows, or a refusal. */
function useMessage<Draft extends AnyDraft>(
  form: select.FormActor<Draft>,
  name: FieldName<Draft>,
  texts: FormTexts<Draft>,
) {
  const errors = useSelector(form, select.selectErrors<Draft>)
  const error = useSelector(form, select.selectError<Draft>)
  const isRefused = useSelector(form, select.selectIsRefused<Draft>)
  const hasLoadFailed = useSelector(form, select.selectHasLoadFailed<Draft>)
  const own = errors[name]
  if (own) return own
  const other = fieldNamesOf(texts.labels).find((field) => errors[field])
  if (other) return phrase('products.otherField', { field: texts.labels[other], message: errors[other] ?? '' })
  if (!error || !(isRefused || hasLoadFailed)) return undefined
  const { message, requestId } = error
  return requestId ? phrase('forms.errorWithRequest', { message, requestId }) : message
}

/** Gives the focus back to the row, if the editor that vanishes has it. Not before React has removed the editor: losing the focus renders. */
function returnFocus(editor: HTMLElement) {
  const menu = editor.closest('tr')?.querySelector<HTMLElement>('[aria-haspopup=menu]')
  if (editor.contains(document.activeElement)) queueMicrotask(() => menu?.focus())
}

/**
 * The field of an inline edit, in its cell. Enter saves, Escape cancels. Leaving it saves a valid value; an invalid one stays, with its error.
 */
export function InlineEditor<Draft extends AnyDraft, Name extends FieldName<Draft>>(
  props: InlineEditorProps<Draft, Name>,
) {
  const { edit, name, label, shown, texts, valueText, children } = props
  const { ref, form } = edit
  const draft = useSelector(form, (snapshot) => select.selectDraft(snapshot)[name])
  const early = useSelector(ref, selectEarly) as { value: Draft[Name] } | null
  const isWaiting = useSelector(ref, selectIsWaiting)
  const isSaving = useSelector(form, select.selectIsBusy<Draft>)
  const isLoading = useSelector(form, select.selectIsLoading<Draft>)
  const hasLoadFailed = useSelector(form, select.selectHasLoadFailed<Draft>)
  const isBusy = isSaving || (isWaiting && !hasLoadFailed)
  const message = useMessage(form, name, texts)
  const [attempt, setAttempt] = useState(0)
  const editor = useRef<HTMLFormElement>(null)
  /** A pressed button of the editor doesn't take the focus in every browser. */
  const isPressed = useRef(false)
  const hasTyped = useRef(false)

  useLayoutEffect(() => {
    const element = editor.current
    return () => (element ? returnFocus(element) : undefined)
  }, [])
  useEffect(
    () =>
      focusAfterMenu(() => {
        const input = editor.current?.querySelector('input')
        if (!input || document.activeElement === input) return
        input.focus()
        input.select()
      }),
    [],
  )
  useEffect(() => {
    const input = editor.current?.querySelector('input')
    if (!isLoading && !hasTyped.current && document.activeElement === input) input?.select()
  }, [isLoading])

  const send = (type: 'edit.submitted' | 'edit.left' | 'edit.cancelled') => {
    if (ref.getSnapshot().status === 'active') ref.send({ type })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send('edit.submitted')
    setAttempt(attempt + 1)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Another window may have the focus, to which this field gives it back.
    const isInside = currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)
    if (!isInside && !isPressed.current) send('edit.left')
  }
  const cancelByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    send('edit.cancelled')
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the events are those of its field and buttons */}
      <form
        ref={editor}
        data-inline-edit
        className={inlineEditor}
        aria-label={label}
        aria-busy={isLoading || isBusy}
        noValidate
        onSubmit={submit}
        onBlur={leave}
        onKeyDown={cancelByKey}
        onInput={() => (hasTyped.current = true)}
        onPointerDown={() => (isPressed.current = true)}
        onPointerUp={() => (isPressed.current = false)}
        onPointerCancel={() => (isPressed.current = false)}
      >
        {children({
          label,
          value: isLoading || hasLoadFailed ? (early ? early.value : shown) : draft,
          errorMessage: message,
          isReadOnly: isBusy,
          onChange: (value) => ref.send({ type: 'edit.typed', value }),
        })}
        <Button
          type="submit"
          tone="primary"
          isPending={isBusy}
          pendingLabel={phrase('forms.saving')}
          {...(hasLoadFailed ? {} : { icon: check })}
        >
          {hasLoadFailed ? phrase('forms.retry') : <VisuallyHidden>{phrase('products.saveField')}</VisuallyHidden>}
        </Button>
        <IconButton label={phrase('forms.cancel')} icon={cross} onPress={() => send('edit.cancelled')} />
        <VisuallyHidden key={attempt} role="alert">
          {isBusy ? undefined : message}
        </VisuallyHidden>
      </form>
      <ConflictDialog
        form={form}
        title={texts.words.changedMeanwhile}
        labels={texts.labels}
        valueText={valueText}
        backLabel={phrase('products.backToTheField')}
      />
    </>
  )
}
