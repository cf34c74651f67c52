import { ActionMenu } from '../../design/menu/ActionMenu.tsx'
import type { Action } from '../../design/menu/action.ts'

interface RowMenuProps {
  /** What the row is about. */
  name: string
  anchor: HTMLElement
  actions: readonly Action[]
  onAction: (id: string) => void
  onClose: () => void
}

/** The one "…" menu that all rows of a tab share. */
export const RowMenu = ({ name, anchor, actions, onAction, onClose }: RowMenuProps) => (
  <ActionMenu
    anchor={anchor}
    label={`Actions for ${name}`}
    actions={actions}
    onAction={(id) => {
      onAction(id)
      onClose()
    }}
    onClose={onClose}
  />
)
