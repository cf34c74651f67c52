import { useSelector } from '@xstate/react'
import type { Passkey, SecondFactorState } from '../../api/contract/second-factor.ts'
import { momentIn } from '../../clock/hotel-clock.ts'
import { viewerZone } from '../../clock/viewer-zone.ts'
import { Button } from '../../design/button/Button.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { Text } from '../../design/text/Text.tsx'
import type { SecondStepSetUpRef } from '../../machines/second-step/set-up.machine.ts'
import { hasSecondStep, type SetUpTask } from '../../machines/second-step/set-up.rules.ts'
import { selectIsBusy, selectTask } from '../../machines/second-step/set-up.selectors.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

interface SetUpOverviewProps {
  actor: SecondStepSetUpRef
  setUp: SecondFactorState
}

/** What is set up, and what can be done about it. */
export function SetUpOverview({ actor, setUp }: SetUpOverviewProps) {
  const isBusy = useSelector(actor, selectIsBusy)
  const current = useSelector(actor, selectTask)
  const isDoing = (kind: SetUpTask['kind']) => isBusy && current.kind === kind
  const request = (task: SetUpTask) => () => {
    if (!isBusy) actor.send({ type: 'task.requested', task })
  }
  const isOn = hasSecondStep(setUp)
  return (
    <Stack gap={6}>
      <Text tone="secondary">{isOn ? phrase('second-step.isOn') : phrase('second-step.isOff')}</Text>
      <Stack gap={2}>
        <Heading level={3}>{phrase('second-step.app')}</Heading>
        <Text tone="secondary">{setUp.has_totp ? phrase('second-step.appIsOn') : phrase('second-step.appIsOff')}</Text>
        <Inline>
          <Button isPending={isDoing('addApp')} onPress={request({ kind: 'addApp' })}>
            {setUp.has_totp ? phrase('second-step.replaceApp') : phrase('second-step.setUpApp')}
          </Button>
          {setUp.has_totp ? (
            <Button isPending={isDoing('removeApp')} onPress={request({ kind: 'removeApp' })}>
              {phrase('second-step.removeApp')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
      <Stack gap={2}>
        <Heading level={3}>{phrase('second-step.passkeys')}</Heading>
        {setUp.passkeys.length === 0 ? <Text tone="secondary">{phrase('second-step.noPasskeys')}</Text> : null}
        {setUp.passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isRemoving={isDoing('removePasskey')}
            onRename={request({ kind: 'renamePasskey', passkey })}
            onRemove={request({ kind: 'removePasskey', passkey })}
          />
        ))}
        <Inline>
          <Button isPending={isDoing('addPasskey')} onPress={request({ kind: 'addPasskey' })}>
            {phrase('second-step.addPasskey')}
          </Button>
        </Inline>
      </Stack>
      {isOn ? (
        <Stack gap={2}>
          <Heading level={3}>{phrase('second-step.codes')}</Heading>
          <Text tone="secondary">{phrase('second-step.codesLeft', { count: setUp.recovery_codes_left })}</Text>
          <Inline>
            <Button isPending={isDoing('renewCodes')} onPress={request({ kind: 'renewCodes' })}>
              {phrase('second-step.newCodes')}
            </Button>
          </Inline>
        </Stack>
      ) : null}
    </Stack>
  )
}

interface PasskeyRowProps {
  passkey: Passkey
  isRemoving: boolean
  onRename: () => void
  onRemove: () => void
}

/** One passkey. Its times are in the time zone of the reader, as those of the sessions. */
function PasskeyRow({ passkey, isRemoving, onRename, onRemove }: PasskeyRowProps) {
  const { name, created_at, last_used_at } = passkey
  const zone = viewerZone()
  return (
    <div role="group" aria-label={name}>
      <Inline justify="between">
        <Stack gap={1}>
          <Text as="strong">{name}</Text>
          <Text tone="secondary">
            {factsText([
              phrase('second-step.passkeyAdded', { moment: momentIn(created_at, zone) }),
              last_used_at === null
                ? null
                : phrase('second-step.passkeyUsed', { moment: momentIn(last_used_at, zone) }),
            ])}
          </Text>
        </Stack>
        <Inline>
          <Button size="s" aria-label={phrase('second-step.renameOf', { name })} onPress={onRename}>
            {phrase('second-step.rename')}
          </Button>
          <Button
            size="s"
            isPending={isRemoving}
            aria-label={phrase('second-step.removeOf', { name })}
            onPress={onRemove}
          >
            {phrase('second-step.remove')}
          </Button>
        </Inline>
      </Inline>
    </div>
  )
}
