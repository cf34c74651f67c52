import { useSelector } from '@xstate/react'
import { NoticeList } from './NoticeList.tsx'
import { selectNotices } from '../../machines/notices/notices.machine.ts'
import { useNotices } from '../actor-hooks.ts'

/** The notices, each until it is dismissed. */
export function Notices() {
  const notices = useNotices()
  const shown = useSelector(notices, selectNotices)
  return (
    <NoticeList
      notices={shown.map(({ action, ...notice }) => ({ ...notice, actionLabel: action?.label }))}
      onDismiss={(id) => notices.send({ type: 'notice.dismissed', id })}
      onAction={(id) => notices.send({ type: 'notice.acted', id })}
    />
  )
}
