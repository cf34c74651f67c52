import type { Gallery } from '../gallery/gallery.ts'
import { Tabs } from './Tabs.tsx'

const names = ['Rooms', 'Assets', 'Add-ons', 'Facility types', 'Add-on types', 'Amenities', 'Facility categories']

const tabsAt = (current: number, counts?: readonly number[]) =>
  names.map((label, at) => ({ href: `?tab=${label}`, label, isCurrent: at === current, count: counts?.[at] }))

export const gallery: Gallery = {
  title: 'Tabs',
  examples: {
    'Seven, the first current': () => (
      <Tabs label="Parts of the property" tabs={tabsAt(0, [1284, 16, 9, 12, 4, 31, 6])} />
    ),
    'The last one current': () => <Tabs label="Parts of the inventory" tabs={tabsAt(6)} />,
  },
}
