import type { Gallery } from '../gallery/gallery.ts'
import { MenuButton } from './MenuButton.tsx'

export const gallery: Gallery = {
  title: 'Menu',
  examples: {
    'Menu button': () => (
      <MenuButton
        label="Actions"
        actions={[
          { id: 'a', label: 'Activate' },
          { id: 'd', label: 'Delete…', tone: 'critical', isDenied: true, note: 'It still has 128 rooms' },
        ]}
        onAction={() => undefined}
      />
    ),
  },
}
