import type { NameDraft } from '../../machines/dialog/name.rules.ts'
import type { RecordDialogActor } from '../../machines/dialog/record-dialog.machine.ts'
import { NameDialog } from '../dialog/NameDialog.tsx'
import { phrase } from '../../phrases/phrase.ts'

const words = { title: phrase('property-types.newPropertyType'), create: phrase('property-types.createButton') }

/** Creates or renames a property type. */
export const PropertyTypeDialog = ({ dialog }: { dialog: RecordDialogActor<NameDraft> }) => (
  <NameDialog dialog={dialog} words={words} />
)
