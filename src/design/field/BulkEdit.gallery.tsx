import { useState } from 'react'
import { isMistyped, type NumberDraft } from '../../numbers/mistyped.ts'
import type { Gallery } from '../gallery/gallery.ts'
import { Columns } from '../layout/Columns.tsx'
import { Stack } from '../layout/Stack.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { MoneyField } from './MoneyField.tsx'
import { NumberField } from './NumberField.tsx'
import { BulkEditField } from './BulkEditField.tsx'

const bath = ['Bath tub', 'Rain shower', 'Bathrobe', 'Hair dryer', 'Heated floor', 'Bidet', 'Accessible shower'].map(
  (label) => ({ id: label, label }),
)

function Amount({ label, currency, starts }: { label: string; currency: string; starts: number }) {
  const [minor, setMinor] = useState<NumberDraft>(starts)
  return (
    <MoneyField
      {...{ label, currency }}
      value={minor}
      onChange={setMinor}
      description={isMistyped(minor) ? 'Nothing is sent' : `${minor} minor units`}
    />
  )
}

const Money = () => (
  <Columns>
    <Amount label="Price a night" currency="EUR" starts={12_950} />
    <Amount label="Price in yen" currency="JPY" starts={18_000} />
    <Amount label="Price in dinars" currency="KWD" starts={1250} />
    <MoneyField
      label="Deposit"
      isRequired={false}
      currency="EUR"
      value={null}
      onChange={() => undefined}
      errorMessage="Must not be more than the price"
    />
    <MoneyField
      label="Price of breakfast"
      currency="EUR"
      value={{ typed: '89,90', message: 'Enter the price of breakfast like 1,250.00' }}
      onChange={() => undefined}
    />
  </Columns>
)

function Amenities() {
  const [chosen, setChosen] = useState<string[]>(['Rain shower'])
  return (
    <Stack>
      <CheckboxGroup label="Bathroom" choices={bath} value={chosen} onChange={setChosen} description="Of every room" />
      <CheckboxGroup label="View" choices={[]} value={[]} onChange={setChosen} errorMessage="Choose at least one" />
    </Stack>
  )
}

function BulkEditFields() {
  const [touched, setTouched] = useState(['Floor'])
  const fieldProps = (label: string) => ({
    label,
    isTouched: touched.includes(label),
    onToggle: (is: boolean) => setTouched((now) => (is ? [...now, label] : now.filter((each) => each !== label))),
  })
  return (
    <Stack gap={3}>
      <BulkEditField {...fieldProps('Floor')}>
        <NumberField label="Floor" value={2} onChange={() => undefined} />
      </BulkEditField>
      <BulkEditField {...fieldProps('Bed set-up')} summary="Mixed: 2 values">
        <NumberField label="Bed set-up" value={2} onChange={() => undefined} />
      </BulkEditField>
      <BulkEditField {...fieldProps('Note')}>
        <NumberField label="Note" value={2} onChange={() => undefined} />
      </BulkEditField>
    </Stack>
  )
}

export const gallery: Gallery = {
  title: 'Field: money, groups, bulk edit',
  examples: { Money, 'Checkbox group': Amenities, 'Bulk edit': BulkEditFields },
}
