import type { Gallery } from '../../design/gallery/gallery.ts'
import { Columns } from '../../design/layout/Columns.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { FileDrop } from './FileDrop.tsx'
import { StepIndicator } from './StepIndicator.tsx'

const idle = () => undefined
const steps = ['Choose a file', 'Preview', 'Result']

export const gallery: Gallery = {
  title: 'Import',
  examples: {
    Steps: () => (
      <Stack>
        <StepIndicator label="Import" steps={steps} current={1} />
        <StepIndicator label="Export" steps={steps} current={0} />
      </Stack>
    ),
    'One file': () => (
      <Columns>
        <FileDrop
          label="Workbook"
          dropLabel="Drop workbook here"
          description="Excel workbook (.xlsx), up to 20 MB"
          accept={['.xlsx']}
          fileName={null}
          onFile={idle}
          errorMessage="This file is encrypted. Save it without a password."
        />
        <FileDrop
          label="Rooms"
          dropLabel="Drop rooms here"
          description="Excel workbook (.xlsx), up to 20 MB"
          accept={['.xlsx']}
          fileName="facilities-2026-03-12-lakeside-golf-resort.xlsx"
          onFile={idle}
        />
      </Columns>
    ),
  },
}
