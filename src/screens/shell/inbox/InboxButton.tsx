import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { IconButton } from '../../../design/button/IconButton.tsx'
import { bell } from '../../../design/icon/icons.css.ts'
import { onDemand } from '../../../design/on-demand/on-demand.tsx'
import { inboxMachine, selectIsAbsent, selectIsOpen, selectUnread } from '../../../machines/inbox/inbox.machine.ts'
import { phrase } from '../../../phrases/phrase.ts'
import { useShell } from '../actor-hooks.ts'
import type { InboxButtonProps } from './InboxPlace.tsx'
import './InboxButton.css.ts'

const InboxPanel = onDemand(() => import('./InboxPanel.tsx').then((module) => module.InboxPanel))

/** A higher number is no more urgent, and would be wider than the bell. */
const mostShown = 9

/** The bell: says how many notices are unread and opens the panel (ADR 0070). */
export function InboxButton({ size, isPressed = false }: InboxButtonProps) {
  const shell = useShell()
  const button = useRef<HTMLButtonElement>(null)
  const inbox = useSelector(shell, ({ context }) => context.inbox) ?? undefined
  // Until the person has a password of their own, the server refuses (ADR 0041).
  const isWaiting = useSelector(shell, ({ context }) => context.isPasswordRequired || context.inbox !== null)
  const unread = useSelector(inbox, (snapshot) => (snapshot ? selectUnread(snapshot) : 0))
  const isOpen = useSelector(inbox, (snapshot) => snapshot !== undefined && selectIsOpen(snapshot))
  const isAbsent = useSelector(inbox, (snapshot) => snapshot !== undefined && selectIsAbsent(snapshot))
  useEffect(() => {
    if (!isWaiting) shell.send({ type: 'inbox.loaded', logic: inboxMachine })
  }, [shell, isWaiting])
  useEffect(() => {
    if (!isPressed) return
    button.current?.focus()
    shell.getSnapshot().context.inbox?.send({ type: 'inbox.opened' })
  }, [shell, isPressed])

  if (isAbsent) return null
  const toggle = () => {
    shell.send({ type: 'inbox.loaded', logic: inboxMachine })
    shell.getSnapshot().context.inbox?.send({ type: isOpen ? 'inbox.closed' : 'inbox.opened' })
  }
  return (
    <>
      <IconButton
        ref={button}
        tone="inherit"
        size={size}
        label={unread > 0 ? phrase('inbox.inboxWithUnread', { count: unread }) : phrase('inbox.inbox')}
        icon={bell}
        data-unread={unread > mostShown ? `${mostShown}+` : unread || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={toggle}
      />
      {inbox && isOpen ? <InboxPanel inbox={inbox} button={button} /> : null}
    </>
  )
}
