import type { ReactNode } from 'react'
import { Stack } from '../../design/layout/Stack.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { usePageFocus } from '../usePage.ts'

/** A step of the import. Its heading takes the focus, because the button that led here is gone (WCAG 2.4.3). */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = usePageFocus()
  return (
    <Stack gap={4}>
      <Heading level={2} ref={heading}>
        {title}
      </Heading>
      {children}
    </Stack>
  )
}
