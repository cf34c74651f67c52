import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectConflicts } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { updatedAtText } from '../format.ts'
import { useOpenProperty, useHousekeeping } from './useHousekeeping.ts'

/** Conflicts between queued changes and changes by other users, resolved room by room. */
export function ConflictsDialog({ onClose }: { onClose: () => void }) {
  const section = useHousekeeping()
  const { timezone } = useOpenProperty()
  const conflicts = useSelector(section, selectConflicts)
  return (
    <Dialog
      isOpen
      width="wide"
      title={conflicts.length > 0 ? 'Someone else changed these rooms' : 'No conflicts left'}
      onClose={onClose}
      actions={<Button onPress={onClose}>{conflicts.length > 0 ? 'Decide later' : 'Close'}</Button>}
    >
      <Stack>
        <Text tone="secondary">
          {conflicts.length > 0 ? 'Choose for each room which change to keep.' : 'No change waits for a decision.'}
        </Text>
        {conflicts.map(({ id, name, mineText, theirsText, theirsBy, theirsAt, keepDeniedReason }) => (
          <Stack key={id} gap={2}>
            <Inline>
              <RoomBadge>{name}</RoomBadge>
            </Inline>
            <DefinitionList
              items={[
                { label: 'Yours', value: mineText },
                {
                  label: 'Theirs',
                  value: [theirsText, theirsBy, theirsAt ? updatedAtText(theirsAt, timezone) : null]
                    .filter(Boolean)
                    .join(', '),
                },
              ]}
            />
            {keepDeniedReason ? (
              <Text size="s" tone="secondary">{`Your change cannot be kept: ${keepDeniedReason}`}</Text>
            ) : null}
            <Inline>
              <Button
                isDisabled={keepDeniedReason !== null}
                aria-label={`Keep mine for ${name}`}
                onPress={() => section.send({ type: 'conflict.kept', id })}
              >
                Keep mine
              </Button>
              <Button
                aria-label={`Take theirs for ${name}`}
                onPress={() => section.send({ type: 'conflict.dropped', id })}
              >
                Take theirs
              </Button>
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
