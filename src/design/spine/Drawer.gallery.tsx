import type { Gallery } from '../gallery/specimen.ts'
import { Drawer } from './Drawer.tsx'
import { person, SampleMenu } from './Spine.specimens.tsx'

export const gallery: Gallery = {
  title: 'Page: drawer',
  isPage: true,
  specimens: {
    Drawer: () => (
      <Drawer {...person} isOpen onClose={() => undefined}>
        <SampleMenu />
      </Drawer>
    ),
  },
}
