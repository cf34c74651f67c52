import { useSelector } from '@xstate/react'
import { download, file } from '../../design/icon/icons.css.ts'
import { MenuButton } from '../../design/menu/MenuButton.tsx'
import type { ExportFormat } from '../../machines/export/export-file.ts'
import * as select from '../../machines/export/export.machine.ts'

export interface ExportMenuProps {
  /** The export's actor. */
  file: select.ExportActor
  onExport: (format: ExportFormat) => void
}

/** Exports the current view as a workbook or CSV, one file at a time. */
export function ExportMenu({ file: actor, onExport }: ExportMenuProps) {
  const isBusy = useSelector(actor, select.selectIsBusy)
  return (
    <MenuButton
      label="Export"
      icon={download}
      isPending={isBusy}
      actions={[
        { id: 'xlsx', label: 'Excel workbook (.xlsx)', icon: file },
        { id: 'csv', label: 'Comma-separated (.csv)', icon: file },
      ]}
      onAction={(id) => onExport(id === 'csv' ? 'csv' : 'xlsx')}
    />
  )
}
