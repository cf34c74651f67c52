import { useState } from 'react'
import { Button } from '../button/Button.tsx'
import { ErrorSummary } from '../error-summary/ErrorSummary.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { power, powerOff } from '../icon/icons.css.ts'
import { Columns } from '../layout/Columns.tsx'
import { FieldGrid, Form, FormFooter, Section, Span } from '../layout/Section.tsx'
import { Text } from '../text/Text.tsx'
import { Checkbox } from './Checkbox.tsx'
import { ComboBox } from './ComboBox.tsx'
import { DatePicker } from './DatePicker.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import { ImageField } from './ImageField.tsx'
import { MultiSelect } from './MultiSelect.tsx'
import { NumberField } from './NumberField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'
import { Select } from './Select.tsx'
import { Switch } from './Switch.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'
import { TimeField } from './TimeField.tsx'

const idle = () => undefined
const zones = Intl.supportedValuesOf('timeZone').map((id) => ({ id, label: id.replaceAll('_', ' ') }))
const types = [
  { id: 'r', label: 'Resort' },
  { id: 'c', label: 'City hotel' },
  { id: 'l', label: 'Lodge' },
]
const states = [
  { id: 'on', label: 'Active', icon: power },
  { id: 'off', label: 'Deactivated', icon: powerOff },
]
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='

function Property() {
  const [zone, setZone] = useState<string | null>('Europe/Vienna')
  const [state, setState] = useState('on')
  return (
    <>
      <ErrorSummary
        errors={[
          { id: 'type', label: 'Property type', message: 'Required' },
          { id: 'prefix', label: 'Prefix', message: '‘lakeside-golf’ is taken by Lakeside Golf Resort' },
        ]}
      />
      <Form label="New property" onSubmit={idle}>
        <Section title="Identity" description="The prefix becomes part of the web address and cannot be changed later.">
          <FieldGrid>
            <Span columns={4}>
              <TextField label="Name" isRequired defaultValue="Lakeside Golf Resort, East Wing" />
            </Span>
            <Span columns={2}>
              <Select
                id="type"
                label="Property type"
                isRequired
                choices={types}
                value={null}
                onChange={idle}
                errorMessage="Required"
              />
            </Span>
            <Span columns={4}>
              <TextField
                id="prefix"
                label="Prefix"
                isRequired
                description="Lowercase letters, digits and hyphens"
                defaultValue="lakeside-golf"
                errorMessage="‘lakeside-golf’ is taken by Lakeside Golf Resort"
              />
            </Span>
          </FieldGrid>
        </Section>
        <Section title="Booking" description="Guests can book nights inside this window while the property is active.">
          <FieldGrid>
            <Span columns={3}>
              <DatePicker label="Bookable from" value="2026-04-01" onChange={idle} />
            </Span>
            <Span columns={3}>
              <DatePicker
                label="Bookable to"
                value="2026-03-15"
                onChange={idle}
                errorMessage="Must be after 1 April 2026"
              />
            </Span>
            <Span columns={2}>
              <TimeField label="Check-in" value="15:00" onChange={idle} />
            </Span>
            <Span columns={2}>
              <TimeField label="Check-out" value={null} onChange={idle} />
            </Span>
            <Span columns={6}>
              <SegmentedControl label="Status" value={state} choices={states} onChange={setState} />
            </Span>
          </FieldGrid>
        </Section>
        <Section title="Place and money">
          <FieldGrid>
            <Span columns={4}>
              <ComboBox label="Time zone" choices={zones} value={zone} onChange={setZone} />
            </Span>
            <Span columns={2}>
              <NumberField
                label="Stock"
                value={{ typed: '1.250', message: 'Enter a whole number, like 12' }}
                onChange={idle}
              />
            </Span>
            <Span columns={3}>
              <TextField label="Phone" type="tel" isRequired={false} autoComplete="tel" />
            </Span>
            <Span columns={3}>
              <TextField label="Reference" isDisabled defaultValue="LGR-2" />
            </Span>
            <Span columns={6}>
              <TextArea label="Remark" isRequired={false} description="For colleagues only" />
            </Span>
            <Span columns={6}>
              <ImageField
                label="Images"
                isRequired={false}
                description="JPEG, PNG or WebP, up to 5 MB each"
                accept={['image/jpeg', 'image/png', 'image/webp']}
                images={[
                  { id: '1', src: pixel },
                  { id: '2', src: pixel },
                ]}
                onAdd={idle}
                onRemove={idle}
                onMove={idle}
              />
            </Span>
          </FieldGrid>
        </Section>
        <FormFooter>
          <Button type="submit" tone="primary" size="l">
            Create property
          </Button>
          <Button tone="quiet">Cancel</Button>
          <Text as="span" tone="caption" size="m">
            Nothing is saved yet
          </Text>
        </FormFooter>
      </Form>
    </>
  )
}

export const gallery: Gallery = {
  title: 'Field',
  examples: {
    'A whole form': Property,
    Others: () => (
      <Columns>
        <DateRangePicker label="Bookable between" value={{ start: '2026-04-01', end: '2026-04-12' }} onChange={idle} />
        <MultiSelect
          label="Types"
          placeholder="Any type"
          selectedText={(count) => `${count} types selected`}
          choices={types}
          value={['r', 'c']}
          onChange={idle}
        />
        <RadioGroup label="Status" value="on" choices={states} onChange={idle} errorMessage="Required" />
        <div>
          <Checkbox isSelected onChange={idle}>
            Select rows
          </Checkbox>
        </div>
        <div>
          <Switch isSelected onChange={idle}>
            Hide images
          </Switch>
          <Switch isSelected={false} onChange={idle}>
            Compact rows
          </Switch>
        </div>
      </Columns>
    ),
  },
}
