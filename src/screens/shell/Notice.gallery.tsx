import { Button } from '../../design/button/Button.tsx'
import type { Gallery } from '../../design/gallery/gallery.ts'
import { offline } from '../../design/icon/icons.css.ts'
import { Text } from '../../design/text/Text.tsx'
import { Banner } from './Banner.tsx'
import { NoticeList } from './NoticeList.tsx'

const idle = () => undefined

export const gallery: Gallery = {
  title: 'Notice',
  examples: {
    Banner: () => (
      <Banner icon={offline} action={<Button size="s">Retry</Button>}>
        You are offline. What you typed is kept.
      </Banner>
    ),
    'Notices, in the corner': () => (
      <>
        <Text tone="caption">See the lower right corner.</Text>
        <NoticeList
          notices={[
            { id: 1, tone: 'ok', text: 'Castle Inn was deactivated.', actionLabel: 'Undo' },
            { id: 2, tone: 'critical', text: 'The download was cut off. Nothing was saved. Try again.' },
          ]}
          onDismiss={idle}
          onAction={idle}
        />
      </>
    ),
  },
}
