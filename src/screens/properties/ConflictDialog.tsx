import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { CompareTable } from '../../design/compare/CompareTable.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { PropertyType } from '../../api/contract/property-type.ts'
import { selectTypes } from '../../machines/properties/properties.machine.ts'
import type { PropertyFormRef } from '../../machines/properties/property-form.machine.ts'
import { differingFields, fieldLabels, type PropertyDraft } from '../../machines/properties/property-form.rules.ts'
import * as select from '../../machines/properties/property-form.selectors.ts'
import { useProperties } from '../actors.ts'
import { dayText } from '../format.ts'

/** One field of one version, in words. */
function valueText(draft: PropertyDraft, name: keyof PropertyDraft, types: readonly PropertyType[]): string {
  const value = draft[name]
  if (name === 'images') return `${draft.images.length} ${draft.images.length === 1 ? 'picture' : 'pictures'}`
  if (name === 'status') return value === 1 ? 'Active' : 'Deactivated'
  if (name === 'property_type_id') return types.find((type) => type.id === value)?.name ?? '–'
  if ((name === 'bookable_date_from' || name === 'bookable_date_to') && typeof value === 'string') return dayText(value)
  return value === null || value === '' ? '–' : String(value)
}

/** Someone else saved first (409): both versions, and the choice between them (quality.md, Reliability). */
export function ConflictDialog({ form }: { form: PropertyFormRef }) {
  const mine = useSelector(form, select.selectDraft)
  const theirs = useSelector(form, select.theirDraft)
  const types = useSelector(useProperties(), selectTypes)
  if (!theirs) return null
  const rows = differingFields(mine, theirs).map((name) => ({
    field: fieldLabels[name],
    yours: valueText(mine, name, types),
    theirs: valueText(theirs, name, types),
  }))
  return (
    <Dialog
      isOpen
      width="wide"
      role="alertdialog"
      title="Someone else changed this property"
      onClose={() => form.send({ type: 'conflict.closed' })}
      actions={
        <>
          <Button onPress={() => form.send({ type: 'conflict.theirsTaken' })}>Take theirs</Button>
          <Button tone="primary" onPress={() => form.send({ type: 'conflict.mineKept' })}>
            Keep mine
          </Button>
        </>
      }
    >
      <Stack>
        <Text tone="secondary">
          It was saved while you were editing. These fields differ; nothing of yours is lost until you choose.
        </Text>
        <CompareTable caption="Fields that differ" yours="Yours" theirs="Saved meanwhile" rows={rows} />
      </Stack>
    </Dialog>
  )
}
