import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { AnyActorRef } from 'xstate'
import { EditableCell } from '../../design/table/EditableCell.tsx'
import { pencil } from '../../design/icon/icons.css.ts'
import type { Action } from '../../design/menu/action.ts'
import { type EditRequest, type InlineEditRef, selectIsSaving } from '../../machines/inline-edit/inline-edit.machine.ts'
import { focusAfterMenu } from './focus-after-menu.ts'
import { phrase } from '../../phrases/phrase.ts'

/** A field that can be edited in its row. */
type InlineField = 'name' | 'price' | 'floor'

/** An inventory tab, as its cells use it. */
interface EditingTab<Field extends InlineField> {
  subscribe: AnyActorRef['subscribe']
  getSnapshot: () => { context: { edit: (EditRequest<Field> & { ref: InlineEditRef }) | null } }
  send: (event: { type: 'edit.opened'; request: EditRequest<Field> }) => void
}

/** Prefix of the ids of the actions of a row's menu that edit one field. */
const prefix = 'edit-'

/** The actions that edit one field, for a row's menu. */
export const inlineActions = (fields: readonly InlineField[]): Action[] =>
  fields.map((field) => ({ id: `${prefix}${field}`, label: phrase('products.editField', { field }), icon: pencil }))

/** Opens the edit that an action of a row's menu asks for. Other actions do something else. */
export function runInlineAction<Field extends InlineField>(
  tab: EditingTab<Field>,
  fields: readonly Field[],
  action: string,
  id: number,
) {
  const field = fields.find((name) => action === `${prefix}${name}`)
  if (field) openEdit(tab, { id, field })
}

/** Opens an edit, unless the value of another one in view was rejected: that one takes the focus, so that nothing typed is lost. */
function openEdit<Field extends InlineField>(tab: EditingTab<Field>, request: EditRequest<Field>) {
  const { edit } = tab.getSnapshot().context
  const open = document.querySelector<HTMLElement>('[data-inline-edit] input')
  if (edit && open && !selectIsSaving(edit.ref.getSnapshot())) focusAfterMenu(() => open.focus())
  else tab.send({ type: 'edit.opened', request })
}

interface InlineCellProps<Field extends InlineField> {
  tab: EditingTab<Field>
  row: { id: number; name: string }
  field: Field
  isHeader?: boolean
  isNumeric?: boolean
  /** The field while it is edited, labelled as given. Its code loads when the first edit starts. */
  renderEditor: (label: string) => ReactNode
  children: ReactNode
}

/** A cell of an inventory list whose value can be edited in place. */
export function InlineCell<Field extends InlineField>(props: InlineCellProps<Field>) {
  const { tab, row, field, renderEditor, children, ...look } = props
  const isEdited = useSelector(tab, ({ context: { edit } }) => edit?.id === row.id && edit.field === field)
  return (
    <EditableCell
      {...look}
      editLabel={phrase('products.editFieldOf', { field, name: row.name })}
      onEdit={() => openEdit(tab, { id: row.id, field })}
      editor={isEdited ? renderEditor(phrase('products.fieldOf', { field, name: row.name })) : undefined}
    >
      {children}
    </EditableCell>
  )
}
