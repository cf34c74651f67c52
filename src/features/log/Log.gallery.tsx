import { useState } from 'react'
import type { Gallery } from '../../design/gallery/gallery.ts'
import { hotel } from '../../design/icon/icons.css.ts'
import { LogChanges, LogDay, LogActor, LogEntry, LogNote, LogSkeleton } from './Log.tsx'

const changes = [
  { field: 'status', label: 'Housekeeping status', before: 'Dirty', after: 'Clean' },
  { field: 'note', label: 'Note', before: null, after: 'Extra towels' },
]

function Day() {
  const [opened, setOpened] = useState<string | null>('14:05')
  const entry = (time: string, who: string, icon?: string) => (
    <LogEntry
      time={time}
      dateTime={`2026-03-03T${time}:00Z`}
      tag="Housekeeping"
      notes={<LogNote>Reason: Guest asked</LogNote>}
      isOpen={opened === time}
      toggleLabel={`Details of ${who} changed Room 101, ${time}`}
      onToggle={() => setOpened(opened === time ? null : time)}
      details={<LogChanges caption={`What ${who} changed`} changes={changes} />}
    >
      <LogActor icon={icon}>{who}</LogActor> changed Room 101: Housekeeping status Dirty → Clean
    </LogEntry>
  )
  return (
    <LogDay title="Tuesday 3 March 2026">
      {entry('14:05', 'Lena Brandt')}
      {entry('03:00', 'The system', hotel)}
    </LogDay>
  )
}

export const gallery: Gallery = {
  title: 'Log',
  examples: { 'A day': Day, 'On its way': () => <LogSkeleton rows={4} /> },
}
