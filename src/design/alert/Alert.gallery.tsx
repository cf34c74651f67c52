import type { Gallery } from '../gallery/gallery.ts'
import { Stack } from '../layout/Stack.tsx'
import { InlineLoader } from '../loader/Loader.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Alert } from './Alert.tsx'

export const gallery: Gallery = {
  title: 'Alert and progress',
  examples: {
    Alerts: () => (
      <Stack gap={2}>
        <Alert>Access denied! Invalid Credentials</Alert>
        <Alert tone="warning">Two other people are editing this property.</Alert>
        <Alert tone="ok">Saved.</Alert>
        <Alert tone="info">You were signed out after 7 days.</Alert>
      </Stack>
    ),
    'Progress and waiting': () => (
      <Stack>
        <ProgressBar label="Downloading all_properties.xlsx" value={0.4} text="1.2 of 3 MB" />
        <ProgressBar label="Preparing" />
        <InlineLoader>Loading the rooms…</InlineLoader>
        <Skeleton shape="title" />
        <Skeleton />
      </Stack>
    ),
  },
}
