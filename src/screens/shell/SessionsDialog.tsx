import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { OwnSession } from '../../api/contract/own-session.ts'
import { momentIn } from '../../clock/hotel-clock.ts'
import { viewerZone } from '../../clock/viewer-zone.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { InlineLoader } from '../../design/loader/Loader.tsx'

import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/own-sessions/own-sessions.machine.ts'
import { deviceText } from '../../machines/own-sessions/own-sessions.rules.ts'
import { useShell } from './actor-hooks.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Where the person is signed in, with a button to end each other session (ADR 0092). Its actor lives as long as the dialog. */
export function SessionsDialog({ onClose }: { onClose: () => void }) {
  const { http, notices } = useShell().getSnapshot().context
  const [actor] = useState(() => createActor(select.ownSessionsMachine, { input: { http, notices } }))
  useEffect(() => {
    actor.start()
    return () => {
      actor.stop()
    }
  }, [actor])
  return (
    <Dialog
      title={phrase('sessions.title')}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{phrase('shell.done')}</Button>}
    >
      <Sessions actor={actor} />
    </Dialog>
  )
}

function Sessions({ actor }: { actor: select.OwnSessionsRef }) {
  const sessions = useSelector(actor, select.selectSessions)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const isFailed = useSelector(actor, select.selectIsFailed)
  const isUnavailable = useSelector(actor, select.selectIsUnavailable)
  const ending = useSelector(actor, select.selectEnding)
  const error = useSelector(actor, select.selectSessionsError)
  const others = sessions.filter(({ is_current }) => !is_current)
  return (
    <Stack>
      <Alert>
        {error ? (
          <Inline>
            <span>{error.message}</span>
            {isFailed ? (
              <Button size="s" onPress={() => actor.send({ type: 'list.retried' })}>
                {phrase('shell.retry')}
              </Button>
            ) : null}
          </Inline>
        ) : null}
      </Alert>
      {isUnavailable ? <Text tone="secondary">{phrase('sessions.unavailable')}</Text> : null}
      {isBusy && sessions.length === 0 ? <InlineLoader>{phrase('sessions.loading')}</InlineLoader> : null}
      {sessions.map((session) => (
        <SessionRow
          key={session.id}
          session={session}
          isEnding={isBusy && ending?.id === session.id}
          onEnd={() => actor.send({ type: 'end.requested', session })}
        />
      ))}
      {others.length > 1 ? (
        <Button isPending={isBusy && ending === null} onPress={() => actor.send({ type: 'endOfOthers.requested' })}>
          {phrase('sessions.endOthers')}
        </Button>
      ) : null}
      {sessions.length > 0 ? <Text tone="secondary">{phrase('sessions.hint')}</Text> : null}
    </Stack>
  )
}

interface SessionRowProps {
  session: OwnSession
  isEnding: boolean
  onEnd: () => void
}

/** One session. Its times are in the time zone of the reader, since a person may work in several properties. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { address, is_current, last_seen_at, signed_in_at } = session
  const zone = viewerZone()
  const device = deviceText(session)
  return (
    <div role="group" aria-label={device}>
      <Inline justify="between">
        <Stack gap={1}>
          <Text as="strong">{device}</Text>
          <Text tone="secondary">
            {is_current
              ? phrase('sessions.current')
              : phrase('sessions.lastUsed', { moment: momentIn(last_seen_at, zone) })}
          </Text>
          <Text tone="secondary">
            {factsText([phrase('sessions.signedIn', { moment: momentIn(signed_in_at, zone) }), address])}
          </Text>
        </Stack>
        {is_current ? null : (
          <Button size="s" isPending={isEnding} aria-label={phrase('sessions.endOf', { device })} onPress={onEnd}>
            {phrase('sessions.end')}
          </Button>
        )}
      </Inline>
    </div>
  )
}
