import { useSelector } from '@xstate/react'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { DialogStart } from '../../design/dialog/DialogFrame.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { RoomBadge } from '../../design/status/RoomBadge.tsx'
import { Text } from '../../design/text/Text.tsx'
import { selectConflicts } from '../../machines/housekeeping/housekeeping.selectors.ts'
import { updatedAtText } from '../format.ts'
import { useOpenProperty, useHousekeeping } from './useHousekeeping.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

/** Conflicts between queued changes and changes made meanwhile, resolved room by room; one without a choice is only confirmed. */
export function ConflictsDialog({ onClose }: { onClose: () => void }) {
  const section = useHousekeeping()
  const { timezone } = useOpenProperty()
  const conflicts = useSelector(section, selectConflicts)
  const hasChoice = conflicts.some(({ keepDeniedReason }) => keepDeniedReason === null)
  return (
    <Dialog
      isOpen
      width="wide"
      title={
        conflicts.length > 0 ? phrase('housekeeping.roomsChangedMeanwhile') : phrase('housekeeping.noConflictsLeft')
      }
      onClose={onClose}
      actions={
        <Button onPress={onClose}>
          {hasChoice ? phrase('housekeeping.decideLater') : phrase('housekeeping.close')}
        </Button>
      }
    >
      <Stack>
        <DialogStart>
          {conflicts.length === 0
            ? phrase('housekeeping.nothingToDecide')
            : hasChoice
              ? phrase('housekeeping.chooseChangeToKeep')
              : phrase('housekeeping.changesCameTooLate')}
        </DialogStart>
        {conflicts.map(({ id, name, mineText, theirsText, theirsBy, theirsAt, keepDeniedReason }) => (
          <Stack key={id} gap={2}>
            <Inline>
              <RoomBadge>{name}</RoomBadge>
            </Inline>
            <DefinitionList
              items={[
                { label: phrase('housekeeping.yours'), value: mineText },
                {
                  label: phrase('housekeeping.theirs'),
                  value: factsText([theirsText, theirsBy, theirsAt && updatedAtText(theirsAt, timezone)]),
                },
              ]}
            />
            {keepDeniedReason === null ? (
              <Inline>
                <Button
                  aria-label={phrase('housekeeping.keepMineFor', { room: name })}
                  onPress={() => section.send({ type: 'conflict.kept', id })}
                >
                  {phrase('housekeeping.keepMine')}
                </Button>
                <Button
                  aria-label={phrase('housekeeping.takeTheirsFor', { room: name })}
                  onPress={() => section.send({ type: 'conflict.dropped', id })}
                >
                  {phrase('housekeeping.takeTheirs')}
                </Button>
              </Inline>
            ) : (
              <>
                <Text size="s" tone="secondary">
                  {phrase('housekeeping.yourChangeCannotBeKept', { reason: keepDeniedReason })}
                </Text>
                <Inline>
                  <Button
                    aria-label={phrase('housekeeping.confirmRoom', { room: name })}
                    onPress={() => section.send({ type: 'conflict.dropped', id })}
                  >
                    {phrase('housekeeping.confirm')}
                  </Button>
                </Inline>
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )
}
