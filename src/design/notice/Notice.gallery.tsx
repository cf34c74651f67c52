import { Alert } from '../alert/Alert.tsx'
import { Banner } from '../banner/Banner.tsx'
import { Button } from '../button/Button.tsx'
import type { Gallery } from '../gallery/gallery.ts'
import { offline } from '../icon/icons.css.ts'
import { Stack } from '../layout/Stack.tsx'
import { InlineLoader } from '../loader/Loader.tsx'
import { MenuButton } from '../menu/MenuButton.tsx'
import { PopoverButton } from '../menu/PopoverButton.tsx'
import { Tooltip } from '../menu/Tooltip.tsx'
import { ProgressBar } from '../progress/ProgressBar.tsx'
import { Skeleton } from '../skeleton/Skeleton.tsx'
import { Text } from '../text/Text.tsx'
import { NoticeList } from './NoticeList.tsx'

const idle = () => undefined

export const gallery: Gallery = {
  title: 'Notice',
  examples: {
    Alerts: () => (
      <Stack gap={2}>
        <Alert>Access denied! Invalid Credentials</Alert>
        <Alert tone="warning">Two other people are editing this property.</Alert>
        <Alert tone="ok">Saved.</Alert>
        <Alert tone="info">You were signed out after 7 days.</Alert>
      </Stack>
    ),
    Banner: () => (
      <Banner icon={offline} action={<Button size="s">Retry</Button>}>
        You are offline. What you typed is kept.
      </Banner>
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
    'Menu, popover, tooltip': () => (
      <Stack align="start">
        <MenuButton
          label="Actions"
          actions={[
            { id: 'a', label: 'Activate' },
            { id: 'd', label: 'Delete…', tone: 'critical', isDenied: true, note: 'It still has 128 rooms' },
          ]}
          onAction={idle}
        />
        <PopoverButton label="Dates" title="Bookable dates">
          {(close) => <Button onPress={close}>Done</Button>}
        </PopoverButton>
        <Tooltip text="Needs the permission access_properties">
          <Button>Why?</Button>
        </Tooltip>
      </Stack>
    ),
    'Notices, in the corner': () => (
      <>
        <Text tone="caption">See the lower right corner.</Text>
        <NoticeList
          notices={[
            { id: 1, tone: 'ok', text: 'Castle Inn was deactivated.', actionLabel: 'Undo' },
            { id: 2, tone: 'critical', text: 'The download was cut off. Nothing was saved.' },
          ]}
          onDismiss={idle}
          onAction={idle}
        />
      </>
    ),
  },
}
