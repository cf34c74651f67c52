import { useSelector } from '@xstate/react'
import { type RefObject, useEffect, useRef } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { Popover } from 'react-aria-components/Popover'
import { usePathname, useSearch } from 'wouter/use-browser-location'
import { viewerZone } from '../../../clock/viewer-zone.ts'
import { Alert } from '../../../design/alert/Alert.tsx'
import { Button } from '../../../design/button/Button.tsx'
import { Anchor } from '../../../design/link/Anchor.tsx'
import { InlineLoader } from '../../../design/loader/Loader.tsx'
import { Text } from '../../../design/text/Text.tsx'
import { reportReopened } from '../../../machines/connectivity/reopened.ts'
import { selectIsOffline } from '../../../machines/connectivity/connectivity.machine.ts'
import * as select from '../../../machines/inbox/inbox.machine.ts'
import { noticeText } from '../../../machines/inbox/inbox.rules.ts'
import { phrase } from '../../../phrases/phrase.ts'
import { updatedAtText } from '../../format.ts'
import { useConnectivity } from '../actor-hooks.ts'
import { about, dialog, entry, foot, freshEntry, freshMark, head, list, panel, title } from './InboxPanel.css.ts'
import { noticePlace } from './notice-place.ts'

interface InboxPanelProps {
  inbox: select.InboxRef
  /** The bell, which gets the focus back. */
  button: RefObject<HTMLButtonElement | null>
}

/** A link leads elsewhere and closes the panel. */
function useClosedElsewhere(close: () => void) {
  const address = usePathname() + useSearch()
  const opened = useRef(address)
  useEffect(() => {
    if (address !== opened.current) close()
  }, [address, close])
}

function Entries({ inbox, onChosen }: { inbox: select.InboxRef; onChosen: () => void }) {
  const entries = useSelector(inbox, select.selectEntries)
  const fresh = useSelector(inbox, select.selectFresh)
  const choose = (place: string) => {
    onChosen()
    // A navigation to the open address does nothing.
    if (place === location.pathname + location.search) reportReopened()
  }
  return (
    <ul className={list}>
      {entries.map((notice) => {
        const isFresh = fresh.has(notice.id) || !notice.is_read
        const { property, created_at } = notice
        const place = noticePlace(notice)
        return (
          <li key={notice.id}>
            <Anchor href={place} className={isFresh ? `${entry} ${freshEntry}` : entry} onClick={() => choose(place)}>
              {noticeText(notice)}
              <span className={about}>
                {isFresh ? <b className={freshMark}>{phrase('inbox.new')}</b> : null}
                {isFresh ? ' · ' : null}
                {property ? `${property.name} · ` : null}
                {updatedAtText(created_at, property?.timezone ?? viewerZone())}
              </span>
            </Anchor>
          </li>
        )
      })}
    </ul>
  )
}

/** Below the entries: what is missing, why, and how to get it. */
function Foot({ inbox }: { inbox: select.InboxRef }) {
  const isFirstLoad = useSelector(inbox, select.selectIsFirstLoad)
  const isEmpty = useSelector(inbox, (snapshot) => select.selectEntries(snapshot).length === 0)
  const hasMore = useSelector(inbox, select.selectHasMore)
  const isLoadingOlder = useSelector(inbox, select.selectIsLoadingOlder)
  const error = useSelector(inbox, select.selectInboxError)
  const isOffline = useSelector(useConnectivity(), selectIsOffline)
  if (error)
    return (
      <div className={foot}>
        <Alert tone={isOffline ? 'warning' : 'critical'}>{isOffline ? phrase('inbox.offline') : error.message}</Alert>
        <Button size="s" onPress={() => inbox.send({ type: 'inbox.retried' })}>
          {phrase('shell.retry')}
        </Button>
      </div>
    )
  if (isFirstLoad)
    return (
      <div className={foot}>
        <InlineLoader>{phrase('states.loading')}</InlineLoader>
      </div>
    )
  if (isEmpty)
    return (
      <div className={foot}>
        <Text isStrong>{phrase('inbox.empty')}</Text>
        <Text tone="secondary" size="m">
          {phrase('inbox.emptyHint')}
        </Text>
      </div>
    )
  return hasMore ? (
    <div className={foot}>
      <Button size="s" isPending={isLoadingOlder} onPress={() => inbox.send({ type: 'older.requested' })}>
        {phrase('inbox.showMore')}
      </Button>
    </div>
  ) : null
}

/** The notices, beside the page and not over it: what is open stays usable. Escape closes it and returns the focus to the bell. */
export function InboxPanel({ inbox, button }: InboxPanelProps) {
  const unread = useSelector(inbox, select.selectUnread)
  const close = () => inbox.send({ type: 'inbox.closed' })
  useClosedElsewhere(close)
  return (
    <Popover
      isNonModal
      isOpen
      triggerRef={button}
      className={panel}
      placement="bottom start"
      offset={4}
      onOpenChange={(isOpen) => (isOpen ? undefined : close())}
      // The bell closes it itself.
      shouldCloseOnInteractOutside={(element) => !button.current?.contains(element)}
    >
      <Dialog className={dialog}>
        <div className={head}>
          <Heading slot="title" className={title}>
            {phrase('inbox.inbox')}
          </Heading>
          {unread > 0 ? (
            <Button size="s" onPress={() => inbox.send({ type: 'all.read' })}>
              {phrase('inbox.allRead')}
            </Button>
          ) : null}
        </div>
        <Entries inbox={inbox} onChosen={close} />
        <Foot inbox={inbox} />
      </Dialog>
    </Popover>
  )
}
