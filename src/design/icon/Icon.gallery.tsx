import type { Gallery } from '../gallery/gallery.ts'
import { Inline } from '../layout/Inline.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Heading } from '../text/Heading.tsx'
import { Link } from '../text/Link.tsx'
import { Text } from '../text/Text.tsx'
import { Icon } from './Icon.tsx'
import * as icons from './icons.css.ts'

export const gallery: Gallery = {
  title: 'Icon and text',
  examples: {
    'Every icon': () => (
      <Inline gap={4}>
        {Object.entries(icons).map(([name, path]) => (
          <Icon key={name} path={path} size="l" label={name} />
        ))}
      </Inline>
    ),
    Text: () => (
      <Stack gap={2}>
        <Heading level={2} size="xl">
          Lakeside Golf Resort
        </Heading>
        <Heading level={3} size="m">
          Place and money
        </Heading>
        <Text>Body: the prefix becomes part of every address.</Text>
        <Text tone="secondary">Secondary: 34 properties, 24 bookable today.</Text>
        <Text tone="caption" size="m">
          Caption: nothing is saved yet.
        </Text>
        <Text>
          With a <Link href="#here">link in it</Link> and{' '}
          <Link href="#quiet" tone="quiet">
            a quiet one
          </Link>
          .
        </Text>
      </Stack>
    ),
  },
}
