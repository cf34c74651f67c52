import { FileDrop } from '../field/FileDrop.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { Columns } from '../layout/Columns.tsx'
import { Stack } from '../layout/Stack.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { StepIndicator } from '../progress/StepIndicator.tsx'
import { OutcomeList, type OutcomeItem } from './OutcomeList.tsx'

const idle = () => undefined
const steps = ['Choose a file', 'Preview', 'Result']

const outcomeOf = (at: number): OutcomeItem => {
  const label = String(201 + at)
  if (at === 2) return { id: at, label, outcome: 'refused', note: 'There is a room with this name already' }
  if (at === 4) return { id: at, label: 'Lakeside suite with two terraces', outcome: 'unchanged' }
  if (at === 5) return { id: at, label, outcome: 'pending' }
  return { id: at, label, outcome: 'done' }
}

export const gallery: Gallery = {
  title: 'Bulk and import',
  examples: {
    Steps: () => (
      <Stack>
        <StepIndicator label="Import" steps={steps} current={1} />
        <StepIndicator label="Export" steps={steps} current={0} />
        <ProgressBar label="Rooms saved" value={0.4} text="8 of 20" />
      </Stack>
    ),
    'One file': () => (
      <Columns>
        <FileDrop
          label="Workbook"
          description="Excel workbook (.xlsx), up to 20 MB"
          accept={['.xlsx']}
          fileName={null}
          onFile={idle}
          errorMessage="This file is encrypted. Save it without a password."
        />
        <FileDrop
          label="Rooms"
          description="Excel workbook (.xlsx), up to 20 MB"
          accept={['.xlsx']}
          fileName="facilities-2026-03-12-lakeside-golf-resort.xlsx"
          onFile={idle}
        />
      </Columns>
    ),
    'A result for each': () => (
      <OutcomeList
        caption="Rooms created, 17 of 20"
        noun="Room"
        items={Array.from({ length: 20 }, (_, at) => outcomeOf(at))}
      />
    ),
  },
}
