import { useEffect, useState } from 'react'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Text } from '../../design/text/Text.tsx'
import { useCalendarActor } from './useCalendar.ts'

/** quality.md, Reliability: "taking longer" after this. */
const longMs = 10_000

/** Says that it takes longer than usual, once it does. */
export function SlowNote() {
  const calendar = useCalendarActor()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, longMs, true)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return null
  return (
    <Inline gap={3}>
      <Text tone="secondary">This is taking longer than usual.</Text>
      <Button size="s" onPress={() => calendar.send({ type: 'calendar.refreshed' })}>
        Ask again
      </Button>
    </Inline>
  )
}
