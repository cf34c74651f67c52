import { DatePicker } from '../../design/field/DatePicker.tsx'
import { MoneyField } from '../../design/field/MoneyField.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { BulkEditField } from '../../design/field/BulkEditField.tsx'
import { type AddonsDraft, addonsFields, type AddonBulkEditRef } from '../../machines/addons/addon-bulk-edit.machine.ts'
import { useInventoryTab, useCatalogue } from '../shell/actor-hooks.ts'
import { BulkEditDialog } from '../dialog/BulkEditDialog.tsx'
import { type BulkEditTexts, type BulkEditWords, useBulkEdit } from '../dialog/useBulkEdit.ts'
import { chargingChoices, statusChoices, valueText } from './addon-texts.ts'
import { phrase } from '../../phrases/phrase.ts'
import { LastNightPicker } from '../form/LastNightPicker.tsx'

const words: BulkEditWords = {
  edit: (count) => phrase('addons.editMany', { count }),
  question: (count) => phrase('addons.changeQuestion', { count }),
  confirm: (count) => phrase('addons.changeButton', { count }),
  newFor: (count) => phrase('addons.newFor', { count }),
  partlyChanged: ({ done, count }) => phrase('addons.changedOf', { done, count }),
}

/** Bulk edit of add-ons: only ticked fields change. */
export function AddonBulkEditDialog({ bulkEdit }: { bulkEdit: AddonBulkEditRef }) {
  const { currency } = useInventoryTab('add-ons').getSnapshot().context.input
  const { addonTypes: types } = useCatalogue()
  const texts: BulkEditTexts<AddonsDraft> = {
    idPrefix: 'bulk-edit-add-on',
    words,
    labels: addonsFields.labels,
    valueText: (name, draft) => valueText(name, draft, { types, currency }),
  }
  const { draft, change, bulkFieldProps, fieldProps } = useBulkEdit(bulkEdit, texts)
  return (
    <BulkEditDialog bulkEdit={bulkEdit} texts={texts}>
      <BulkEditField {...bulkFieldProps('addon_type_id')}>
        <Select
          {...fieldProps('addon_type_id')}
          isRequired
          choices={types.map((type) => ({ id: type.id, label: type.name }))}
          value={draft.addon_type_id}
          onChange={(id) => change({ addon_type_id: id })}
        />
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('price')}>
        <MoneyField
          {...fieldProps('price')}
          isRequired
          currency={currency}
          value={draft.price}
          onChange={(price) => change({ price })}
        />
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('charging')}>
        <RadioGroup
          {...fieldProps('charging')}
          value={draft.charging}
          choices={chargingChoices}
          onChange={(charging) => change({ charging })}
        />
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('stock')}>
        <NumberField
          {...fieldProps('stock')}
          isRequired={false}
          description={phrase('addons.leaveEmptyForNoLimit')}
          minValue={0}
          value={draft.stock}
          onChange={(stock) => change({ stock })}
        />
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('bookable_date_from')}>
        <DatePicker
          reportsIncomplete
          {...fieldProps('bookable_date_from')}
          isRequired={false}
          description={phrase('addons.leaveEmptyForNoLimit')}
          value={draft.bookable_date_from}
          onChange={(day) => change({ bookable_date_from: day })}
        />
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('bookable_date_to')}>
        <LastNightPicker
          reportsIncomplete
          {...fieldProps('bookable_date_to')}
          isRequired={false}
          description={phrase('addons.lastNight')}
          value={draft.bookable_date_to}
          onChange={(day) => change({ bookable_date_to: day })}
        />
      </BulkEditField>
      <BulkEditField {...bulkFieldProps('status')}>
        <SegmentedControl
          {...fieldProps('status')}
          value={draft.status}
          choices={statusChoices}
          onChange={(status) => change({ status })}
        />
      </BulkEditField>
    </BulkEditDialog>
  )
}
