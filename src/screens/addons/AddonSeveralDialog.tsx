import type { Charging } from '../../api/contract/addon.ts'
import { DatePicker } from '../../design/field/DatePicker.tsx'
import { MoneyField } from '../../design/field/MoneyField.tsx'
import { NumberField } from '../../design/field/NumberField.tsx'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { SegmentedControl } from '../../design/field/SegmentedControl.tsx'
import { Select } from '../../design/field/Select.tsx'
import { TouchField } from '../../design/field/TouchField.tsx'
import { addonNoun } from '../../machines/addons/addon-bulk.machine.ts'
import { type AddonsDraft, addonsFields, type AddonSeveralRef } from '../../machines/addons/addon-several.machine.ts'
import { useArea, useCatalogue } from '../console/actors.ts'
import { SeveralDialog } from '../flow/SeveralDialog.tsx'
import { type SeveralWords, useSeveral } from '../flow/useSeveral.ts'
import { chargingChoices, statusChoices, valueText } from './addon-words.ts'

/** Several add-ons at once: only what is ticked changes. */
export function AddonSeveralDialog({ several }: { several: AddonSeveralRef }) {
  const { currency } = useArea('add-ons').getSnapshot().context.input
  const { addonTypes: types } = useCatalogue()
  const words: SeveralWords<AddonsDraft> = {
    noun: addonNoun,
    labels: addonsFields.labels,
    valueText: (name, draft) => valueText(name, draft, { types, currency }),
  }
  const { draft, change, touch, common } = useSeveral(several, words)
  return (
    <SeveralDialog several={several} words={words}>
      <TouchField {...touch('addon_type_id')}>
        <Select
          {...common('addon_type_id')}
          isRequired
          choices={types.map((type) => ({ id: String(type.id), label: type.name }))}
          value={draft.addon_type_id === null ? null : String(draft.addon_type_id)}
          onChange={(id) => change({ addon_type_id: Number(id) })}
        />
      </TouchField>
      <TouchField {...touch('price')}>
        <MoneyField
          {...common('price')}
          isRequired
          currency={currency}
          value={draft.price}
          onChange={(price) => change({ price })}
        />
      </TouchField>
      <TouchField {...touch('charging')}>
        <RadioGroup<Charging>
          {...common('charging')}
          value={draft.charging}
          choices={chargingChoices}
          onChange={(charging) => change({ charging })}
        />
      </TouchField>
      <TouchField {...touch('stock')}>
        <NumberField
          {...common('stock')}
          isRequired={false}
          description="Empty is no limit"
          minValue={0}
          value={draft.stock}
          onChange={(stock) => change({ stock })}
        />
      </TouchField>
      <TouchField {...touch('bookable_date_from')}>
        <DatePicker
          {...common('bookable_date_from')}
          isRequired={false}
          description="Empty is no limit"
          value={draft.bookable_date_from}
          onChange={(day) => change({ bookable_date_from: day })}
        />
      </TouchField>
      <TouchField {...touch('bookable_date_to')}>
        <DatePicker
          {...common('bookable_date_to')}
          isRequired={false}
          description="The day after the last; empty is no limit"
          value={draft.bookable_date_to}
          onChange={(day) => change({ bookable_date_to: day })}
        />
      </TouchField>
      <TouchField {...touch('status')}>
        <SegmentedControl
          {...common('status')}
          value={draft.status === 1 ? '1' : '0'}
          choices={statusChoices}
          onChange={(value) => change({ status: value === '1' ? 1 : 0 })}
        />
      </TouchField>
    </SeveralDialog>
  )
}
