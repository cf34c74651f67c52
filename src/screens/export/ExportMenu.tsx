import { useSelector } from '@xstate/react'
import { download, file } from '../../design/icon/icons.css.ts'
import { MenuButton } from '../../design/menu/MenuButton.tsx'
import type { ExportFormat } from '../../machines/export/export-file.ts'
import * as select from '../../machines/export/export.machine.ts'
import { phrase } from '../../phrases/phrase.ts'

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
      label={phrase('exports.export')}
      icon={download}
      isPending={isBusy}
      actions={[
        { id: 'xlsx', label: phrase('exports.excelWorkbook'), icon: file },
        { id: 'csv', label: phrase('exports.commaSeparated'), icon: file },
      ]}
      onAction={(id) => onExport(id === 'csv' ? 'csv' : 'xlsx')}
    />
  )
}
