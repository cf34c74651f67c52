import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { ListView } from '../../../api/contract/list-view.ts'
import { Alert } from '../../../design/alert/Alert.tsx'
import { Button } from '../../../design/button/Button.tsx'
import { IconButton } from '../../../design/button/IconButton.tsx'
import { Dialog } from '../../../design/dialog/Dialog.tsx'
import { Checkbox } from '../../../design/field/Checkbox.tsx'
import { TextField } from '../../../design/field/TextField.tsx'
import { pencil, trash } from '../../../design/icon/icons.css.ts'
import { Inline } from '../../../design/layout/Inline.tsx'
import { Stack } from '../../../design/layout/Stack.tsx'
import { Text } from '../../../design/text/Text.tsx'
import * as select from '../../../machines/list-views/list-views.machine.ts'
import { phrase } from '../../../phrases/phrase.ts'

interface ManageViewsDialogProps {
  views: select.ListViewsRef
  /** Name of the list. */
  list: string
  onClose: () => void
}

/** Renames, shares and deletes the person's views, and chooses the one that the list opens with. */
export function ManageViewsDialog({ views, list, onClose }: ManageViewsDialogProps) {
  const stored = useSelector(views, select.selectViews)
  const error = useSelector(views, select.selectViewsError)
  const [renamedId, setRenamedId] = useState<number | null>(null)
  return (
    <Dialog
      isOpen
      title={phrase('views.manageTitle', { list })}
      actions={<Button onPress={onClose}>{phrase('views.close')}</Button>}
      onClose={onClose}
    >
      <Stack>
        <Alert>{error ? error.message : null}</Alert>
        {stored.length === 0 ? <Text tone="secondary">{phrase('views.none')}</Text> : null}
        {stored.map((view) => (
          <div key={view.id} role="group" aria-label={view.name}>
            {renamedId === view.id ? (
              <NameForm views={views} view={view} onDone={() => setRenamedId(null)} />
            ) : (
              <ViewRow views={views} view={view} onRename={() => setRenamedId(view.id)} />
            )}
          </div>
        ))}
      </Stack>
    </Dialog>
  )
}

interface ViewRowProps {
  views: select.ListViewsRef
  view: ListView
  onRename: () => void
}

function ViewRow({ views, view, onRename }: ViewRowProps) {
  const { name, is_default, is_own, is_shared, owner } = view
  const change = (changes: { is_default?: boolean; is_shared?: boolean }) =>
    views.send({ type: 'change.requested', change: { kind: 'change', view, changes } })
  return (
    <Stack gap={1}>
      <Inline justify="between">
        <Text as="strong">{name}</Text>
        {is_own ? (
          <Inline gap={1}>
            <IconButton label={phrase('views.renameOf', { name })} icon={pencil} onPress={onRename} />
            <IconButton
              label={phrase('views.deleteOf', { name })}
              icon={trash}
              onPress={() => views.send({ type: 'change.requested', change: { kind: 'remove', view } })}
            />
          </Inline>
        ) : (
          <Text tone="secondary">{phrase('views.sharedBy', { name: owner })}</Text>
        )}
      </Inline>
      <Inline gap={4}>
        <Checkbox isSelected={is_default} onChange={(isDefault) => change({ is_default: isDefault })}>
          {phrase('views.openWithIt')}
        </Checkbox>
        {is_own ? (
          <Checkbox isSelected={is_shared} onChange={(isShared) => change({ is_shared: isShared })}>
            {phrase('views.share')}
          </Checkbox>
        ) : null}
      </Inline>
    </Stack>
  )
}

interface NameFormProps {
  views: select.ListViewsRef
  view: ListView
  onDone: () => void
}

function NameForm({ views, view, onDone }: NameFormProps) {
  const [name, setName] = useState(view.name)
  const rename = () => {
    if (name.trim() !== '' && name !== view.name)
      views.send({ type: 'change.requested', change: { kind: 'change', view, changes: { name } } })
    onDone()
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        rename()
      }}
    >
      <Stack gap={2}>
        <TextField label={phrase('views.name')} autoFocus isRequired value={name} maxLength={80} onChange={setName} />
        <Inline>
          <Button type="submit" tone="primary" size="s">
            {phrase('views.rename')}
          </Button>
          <Button size="s" onPress={onDone}>
            {phrase('views.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  )
}
