import type { Gallery } from '../../../design/gallery/gallery.ts'
import { Drawer } from './Drawer.tsx'
import { person, SampleMenu } from './Sidebar.samples.tsx'

export const gallery: Gallery = {
  title: 'Page: drawer',
  isPage: true,
  examples: {
    Drawer: () => (
      <Drawer {...person} isOpen onClose={() => undefined}>
        <SampleMenu />
      </Drawer>
    ),
  },
}
