import { ActionMenu } from '../../design/menu/ActionMenu.tsx'
import type { Action } from '../../design/menu/action.ts'
import { phrase } from '../../phrases/phrase.ts'

interface RowMenuProps {
  /** Name of the row's record. */
  name: string
  anchor: HTMLElement
  actions: readonly Action[]
  /** Why other actions are not possible. */
  note?: string | null
  onAction: (id: string) => void
  onClose: () => void
}

/** The "…" menu shared by all rows of a tab. */
export const RowMenu = ({ name, anchor, actions, note, onAction, onClose }: RowMenuProps) => (
  <ActionMenu
    anchor={anchor}
    label={phrase('products.actionsOf', { name })}
    actions={actions}
    note={note}
    onAction={(id) => {
      onAction(id)
      onClose()
    }}
    onClose={onClose}
  />
)
