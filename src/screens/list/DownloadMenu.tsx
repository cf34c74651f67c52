import type { FileFormat } from '../../api/contract/file-format.ts'
import { file } from '../../design/icon/icons.css.ts'
import { ActionMenu } from '../../design/menu/ActionMenu.tsx'
import type { ListActor } from '../../machines/list/list.selectors.ts'
import { phrase } from '../../phrases/phrase.ts'

export interface DownloadMenuProps {
  list: ListActor
  /** The button while the menu is open; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
}

const formats: readonly { id: FileFormat; label: string; icon: string }[] = [
  { id: 'xlsx', label: phrase('exports.excelWorkbook'), icon: file },
  { id: 'csv', label: phrase('exports.commaSeparated'), icon: file },
]

/** The formats of a list's file. */
export const DownloadMenu = ({ list, anchor, onClose }: DownloadMenuProps) => (
  <ActionMenu
    anchor={anchor}
    label={phrase('list.download')}
    actions={formats}
    onAction={(id) => list.send({ type: 'download.requested', format: id === 'csv' ? 'csv' : 'xlsx' })}
    onClose={onClose}
  />
)
