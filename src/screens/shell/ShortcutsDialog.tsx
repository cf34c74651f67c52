import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import type { Preferences } from '../../api/contract/preferences.ts'
import { type SingleKey, singleKeys } from '../../api/contract/single-keys.ts'
import { Button } from '../../design/button/Button.tsx'
import { DefinitionList } from '../../design/definition/DefinitionList.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import { Switch } from '../../design/field/Switch.tsx'
import { TextField } from '../../design/field/TextField.tsx'
import { Columns } from '../../design/layout/Columns.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { BulletList } from '../../design/text/BulletList.tsx'
import { Heading } from '../../design/text/Heading.tsx'
import { Key } from '../../design/text/Key.tsx'
import { Text } from '../../design/text/Text.tsx'
import { tapeKeyTexts } from '../../features/tape-chart/TapeKeys.tsx'
import * as select from '../../machines/preferences/preferences.machine.ts'
import { activeKeys } from '../../machines/preferences/single-keys.ts'
import * as routes from '../../routes/properties.ts'
import { useShell } from './actor-hooks.ts'
import { PreferencesNotSaved, PreferencesSaved } from './PreferencesOutcome.tsx'
import { phrase } from '../../phrases/phrase.ts'

const actions: Record<SingleKey, string> = {
  key_list: phrase('shortcuts.list'),
  key_filter: phrase('shortcuts.filter'),
  key_notices: phrase('shortcuts.notices'),
  key_block: phrase('shortcuts.block'),
  key_move: phrase('shortcuts.move'),
  key_resize: phrase('shortcuts.resize'),
}
const names = Object.keys(singleKeys) as SingleKey[]

/** Every shortcut of the screen, and the choice of those of one key (WCAG 2.1.4). A choice is saved at once (ADR 0071). */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const preferences = useSelector(useShell(), (shell) => shell.context.preferences)
  // Its code is loading.
  return preferences ? <OpenDialog preferences={preferences} onClose={onClose} /> : null
}

function OpenDialog({ preferences, onClose }: { preferences: select.PreferencesRef; onClose: () => void }) {
  // Renders again with each choice, which the attributes of the page show by then.
  useSelector(preferences, select.selectChosen)
  const place = routes.parseRoute(usePathname())
  const keys = activeKeys()
  const close = () => {
    preferences.send({ type: 'preferences.closed' })
    onClose()
  }
  const general = ['key_list', 'key_filter', 'key_notices'] as const
  return (
    <Dialog
      title={phrase('shortcuts.title')}
      width="wide"
      isOpen
      onClose={close}
      actions={
        <>
          <PreferencesSaved preferences={preferences} />
          <Button onPress={close}>{phrase('shell.done')}</Button>
        </>
      }
    >
      <Stack>
        <Heading level={3}>{phrase('shortcuts.everywhere')}</Heading>
        <DefinitionList
          items={[
            { label: phrase('shell.search'), value: <Key>{phrase('shortcuts.searchKeys')}</Key> },
            ...general.map((name) => ({
              label: actions[name],
              value: keys[name] ? <Key>{keys[name].toUpperCase()}</Key> : phrase('shortcuts.off'),
            })),
            { label: phrase('shortcuts.escape'), value: <Key>{phrase('shortcuts.escapeKey')}</Key> },
          ]}
        />
        {place.name === 'property' && place.section === 'hotel-calendar' ? (
          <>
            <Heading level={3}>{phrase('calendar.keys')}</Heading>
            <BulletList items={tapeKeyTexts({ block: keys.key_block, move: keys.key_move, resize: keys.key_resize })} />
          </>
        ) : null}
        <SingleKeys preferences={preferences} />
        <PreferencesNotSaved preferences={preferences} />
      </Stack>
    </Dialog>
  )
}

/** A field per shortcut. What is typed beside the old key is the new one. */
function SingleKeys({ preferences }: { preferences: select.PreferencesRef }) {
  const chosen = useSelector(preferences, select.selectChosen)
  const [refused, setRefused] = useState<{ name: SingleKey; key: string } | null>(null)
  const choose = (change: Partial<Preferences>) => {
    setRefused(null)
    preferences.send({ type: 'preference.chosen', change })
  }
  const userOf = (name: SingleKey, key: string) =>
    key === '' ? undefined : names.find((other) => other !== name && chosen[other] === key)
  const type = (name: SingleKey, text: string) => {
    const typed = [...text.trim().toLowerCase()]
    const key = typed.find((one) => one !== chosen[name]) ?? typed[0] ?? ''
    if (userOf(name, key)) setRefused({ name, key })
    else choose({ [name]: key })
  }
  return (
    <>
      <Heading level={3}>{phrase('shortcuts.singleKeys')}</Heading>
      <Text tone="secondary">{phrase('shortcuts.singleKeysHint')}</Text>
      <Switch
        isSelected={chosen.single_keys === 'on'}
        onChange={(isOn) => choose({ single_keys: isOn ? 'on' : 'off' })}
      >
        {phrase('shortcuts.areOn')}
      </Switch>
      <Columns>
        {names.map((name) => {
          const isRefused = refused?.name === name
          const user = isRefused ? userOf(name, refused.key) : undefined
          return (
            <TextField
              key={name}
              label={actions[name]}
              value={(isRefused ? refused.key : chosen[name]).toUpperCase()}
              isDisabled={chosen.single_keys === 'off'}
              errorMessage={user && phrase('shortcuts.taken', { action: actions[user] })}
              onChange={(text) => type(name, text)}
            />
          )
        })}
      </Columns>
      <Button onPress={() => choose({ ...singleKeys, single_keys: 'on' })}>{phrase('shortcuts.reset')}</Button>
    </>
  )
}
