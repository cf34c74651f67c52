import type { Gallery } from '../../design/gallery/gallery.ts'
import { Stack } from '../../design/layout/Stack.tsx'
import { NameChips } from './NameChips.tsx'

export const gallery: Gallery = {
  title: 'Names',
  examples: {
    'What a text stands for': () => (
      <Stack>
        <NameChips
          label="Names of the rooms"
          names={[{ name: '201' }, { name: '202', problem: 'taken' }, { name: 'Lakeside suite with two terraces' }]}
        />
        <NameChips
          label="Names of many rooms"
          maxShown={12}
          names={Array.from({ length: 40 }, (_, at) => ({
            name: String(101 + at),
            problem: at === 30 ? 'taken' : undefined,
          }))}
        />
      </Stack>
    ),
  },
}
