import { useState } from 'react'
import type { Gallery } from '../../design/gallery/gallery.ts'
import * as icons from '../../design/icon/icons.css.ts'
import { Board, Lane, type LaneProps } from './Board.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { CountToggles } from './CountToggles.tsx'
import { type CardMark, TaskCard } from './TaskCard.tsx'

const rush: CardMark = { icon: icons.circleAlert, label: 'Rush', tone: 'critical' }
const dnd: CardMark = { icon: icons.hold, label: 'Do not disturb', tone: 'onHold' }
const waiting: CardMark = { icon: icons.clock, label: 'Waiting to be sent', tone: 'info' }
const nothing = () => undefined

type LaneExample = Pick<LaneProps, 'title' | 'icon' | 'tone' | 'count'> & { step: string | null }

const lanes: readonly LaneExample[] = [
  { title: 'Dirty', icon: icons.dirty, tone: 'warning', count: 31, step: 'Start' },
  { title: 'Cleaning', icon: icons.cleaning, tone: 'info', count: 6, step: 'Finish' },
  { title: 'Pickup', icon: icons.pickup, tone: 'warning', count: 0, step: 'Start' },
  { title: 'Clean', icon: icons.clean, tone: 'ok', count: 3, step: 'Pass' },
  { title: 'Inspected', icon: icons.inspected, tone: 'ok', count: 3, step: null },
]

const Card = ({
  name,
  step,
  marks,
  deniedReason,
}: {
  name: string
  step: string | null
  marks: CardMark[]
  deniedReason?: string
}) => (
  <TaskCard
    name={name}
    title="Due out 11:00"
    note="Lake View"
    marks={marks}
    assignee={{ name: marks.length > 0 ? 'Lena Kovač' : null }}
    action={step === null ? null : { label: step, fullLabel: `${step} ${name}`, deniedReason, onPress: nothing }}
    menu={{ label: `Actions for ${name}`, isOpen: false, onOpen: nothing }}
  />
)

function Toggles() {
  const [pressed, setPressed] = useState('Dirty')
  return (
    <CountToggles
      label="Rooms by status"
      items={lanes.map(({ title, icon, count }) => ({
        id: title,
        label: title,
        icon,
        count: String(count),
        isPressed: pressed === title,
      }))}
      onToggle={setPressed}
    />
  )
}

const Cards = ({ floor, step }: { floor: number; step: string | null }) => (
  <>
    <Card name={`${floor}01`} step={step} marks={[rush]} />
    <Card name={`${floor}02`} step={step} marks={[]} />
    <Card name={`${floor}03`} step={step} marks={[waiting, dnd]} deniedReason="The guest asked not to be disturbed" />
  </>
)

export const gallery: Gallery = {
  title: 'Board',
  examples: {
    'Lanes with cards': () => (
      <Board>
        {lanes.map(({ step, ...lane }, at) => (
          <Lane
            key={lane.title}
            {...lane}
            countText={`${lane.count} rooms`}
            remaining={{ count: Math.max(0, lane.count - 3), onMore: nothing }}
          >
            {lane.count === 0 ? null : <Cards floor={at} step={step} />}
          </Lane>
        ))}
      </Board>
    ),
    'Status counts as filters': () => <Toggles />,
    Loading: () => <BoardSkeleton tasks={2} />,
  },
}
