import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { formatNames, type Preferences } from '../../api/contract/preferences.ts'
import { dayInDigits } from '../../clock/day-format.ts'
import { Alert } from '../../design/alert/Alert.tsx'
import { Button } from '../../design/button/Button.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import type { Choice } from '../../design/field/choice.ts'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { Select } from '../../design/field/Select.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import { Text } from '../../design/text/Text.tsx'
import * as select from '../../machines/preferences/preferences.machine.ts'
import { localeOf } from '../../locale/format-locale.ts'
import { useShell } from './actor-hooks.ts'

const choices: { readonly [Name in Exclude<keyof Preferences, 'formats'>]: readonly Choice<Preferences[Name]>[] } = {
  theme: [
    { id: 'system', label: 'System' },
    { id: 'light', label: 'Light' },
    { id: 'dark', label: 'Dark' },
  ],
  contrast: [
    { id: 'system', label: 'System' },
    { id: 'more', label: 'More' },
  ],
  text_size: [
    { id: 'small', label: 'Small' },
    { id: 'standard', label: 'Standard' },
    { id: 'large', label: 'Large' },
    { id: 'extra_large', label: 'Extra large' },
  ],
  density: [
    { id: 'comfortable', label: 'Comfortable' },
    { id: 'compact', label: 'Compact' },
  ],
}

/** For example "24.2.2026, 1 250,00". */
const exampleOf = (locale: string) =>
  [dayInDigits('2026-02-24', locale), new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1250)].join(
    ', ',
  )

/** The browser's formats, then those of each locale by name, each with an example. */
function formatChoices() {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const [browser, ...locales] = formatNames
  return [
    { id: browser, label: 'As in this browser', description: exampleOf(localeOf(navigator.language)) },
    ...locales
      .map((id) => ({ id, label: names.of(id) ?? id, description: exampleOf(id) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en')),
  ]
}

const outcomeTexts = { saved: 'Saved', onDevice: 'Kept on this device' }

/** How the app looks to this person. A choice shows at once and is saved without a button (ADR 0057). */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const preferences = useSelector(useShell(), (shell) => shell.context.preferences)
  // Its code is loading.
  return preferences ? <OpenDialog preferences={preferences} onClose={onClose} /> : null
}

function OpenDialog({ preferences, onClose }: { preferences: select.PreferencesRef; onClose: () => void }) {
  const chosen = useSelector(preferences, select.selectChosen)
  const outcome = useSelector(preferences, select.selectOutcome)
  const error = useSelector(preferences, select.selectPreferencesError)
  const choose = (change: Partial<Preferences>) => preferences.send({ type: 'preference.chosen', change })
  const [formats] = useState(formatChoices)
  const close = () => {
    preferences.send({ type: 'preferences.closed' })
    onClose()
  }
  return (
    <Dialog
      title="Preferences"
      isOpen
      onClose={close}
      actions={
        <>
          <div role="status">
            {outcome === 'saved' || outcome === 'onDevice' ? (
              <Text tone="secondary">{outcomeTexts[outcome]}</Text>
            ) : null}
          </div>
          <Button onPress={close}>Done</Button>
        </>
      }
    >
      <Stack>
        <RadioGroup
          label="Theme"
          choices={choices.theme}
          value={chosen.theme}
          onChange={(theme) => choose({ theme })}
        />
        <RadioGroup
          label="Contrast"
          choices={choices.contrast}
          value={chosen.contrast}
          onChange={(contrast) => choose({ contrast })}
        />
        <RadioGroup
          label="Text size"
          choices={choices.text_size}
          value={chosen.text_size}
          onChange={(text_size) => choose({ text_size })}
        />
        <RadioGroup
          label="Density of tables"
          choices={choices.density}
          value={chosen.density}
          onChange={(density) => choose({ density })}
        />
        <Select
          label="Dates and numbers"
          description={formats.find(({ id }) => id === chosen.formats)?.description}
          choices={formats}
          value={chosen.formats}
          onChange={(formats) => choose({ formats })}
        />
        <Alert>
          {outcome === 'failed' ? (
            <Inline>
              <span>Not saved: {error?.message} Your choice is kept on this device.</span>
              <Button size="s" onPress={() => preferences.send({ type: 'preferences.retried' })}>
                Retry
              </Button>
            </Inline>
          ) : null}
        </Alert>
      </Stack>
    </Dialog>
  )
}
