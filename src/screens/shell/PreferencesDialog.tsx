import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { formatNames, languageChoices, type Preferences } from '../../api/contract/preferences.ts'
import { dayInDigits } from '../../clock/day-format.ts'
import { Button } from '../../design/button/Button.tsx'
import { LinkButton } from '../../design/button/LinkButton.tsx'
import { Dialog } from '../../design/dialog/Dialog.tsx'
import type { Choice } from '../../design/field/choice.ts'
import { RadioGroup } from '../../design/field/RadioGroup.tsx'
import { Select } from '../../design/field/Select.tsx'
import { Inline } from '../../design/layout/Inline.tsx'
import { Stack } from '../../design/layout/Stack.tsx'
import * as select from '../../machines/preferences/preferences.machine.ts'
import { localeOf } from '../../locale/format-locale.ts'
import { directionMark } from '../../numbers/number-format.ts'
import { accessibility } from '../../routes/route-table.ts'
import { useShell } from './actor-hooks.ts'
import { onDemand } from '../../design/on-demand/on-demand.tsx'
import { SessionsDialog } from './SessionsDialog.tsx'
import { PreferencesNotSaved, PreferencesSaved } from './PreferencesOutcome.tsx'
import { languageNames, pageLanguage } from '../../phrases/languages.ts'
import { factsText } from '../../phrases/facts-text.ts'
import { phrase } from '../../phrases/phrase.ts'

const SecondStepDialog = onDemand(() => import('./SecondStepDialog.tsx').then((m) => m.SecondStepDialog))

const choices: {
  readonly [Name in 'theme' | 'contrast' | 'text_size' | 'density']: readonly Choice<Preferences[Name]>[]
} = {
  theme: [
    { id: 'system', label: phrase('shell.system') },
    { id: 'light', label: phrase('shell.light') },
    { id: 'dark', label: phrase('shell.dark') },
  ],
  contrast: [
    { id: 'system', label: phrase('shell.system') },
    { id: 'more', label: phrase('shell.moreContrast') },
  ],
  text_size: [
    { id: 'small', label: phrase('shell.small') },
    { id: 'standard', label: phrase('shell.standard') },
    { id: 'large', label: phrase('shell.large') },
    { id: 'extra_large', label: phrase('shell.extraLarge') },
  ],
  density: [
    { id: 'comfortable', label: phrase('shell.comfortable') },
    { id: 'compact', label: phrase('shell.compact') },
  ],
}

/** A date and a number as the page would write them, for example "24.2.2026, 1 250,00". */
function exampleOf(id: string) {
  const name = id === 'browser' ? navigator.language : id
  const locale = localeOf(name, id !== 'browser')
  const number = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(1250)
  return factsText([dayInDigits('2026-02-24', localeOf(name)), directionMark(locale) + number])
}

/** Each language by its own name, for who doesn't read the one that is shown. */
const languages = languageChoices.map((id) =>
  id === 'browser' ? { id, label: phrase('shell.formatsOfBrowser') } : { id, label: languageNames[id], language: id },
)

/** The browser's formats, then those of each locale by name, each with an example. */
function formatChoices() {
  const language = pageLanguage()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  const [browser, ...locales] = formatNames
  return [
    { id: browser, label: phrase('shell.formatsOfBrowser'), description: exampleOf(browser) },
    ...locales
      .map((id) => ({ id, label: names.of(id) ?? id, description: exampleOf(id) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, language)),
  ]
}

interface PreferencesDialogProps {
  onClose: () => void
  /** Opens the shortcuts in its place. */
  onShortcuts: () => void
}

/** How the app looks to this person. A choice shows at once and is saved without a button (ADR 0057). */
export function PreferencesDialog({ onClose, onShortcuts }: PreferencesDialogProps) {
  const preferences = useSelector(useShell(), (shell) => shell.context.preferences)
  const [shown, setShown] = useState<'preferences' | 'sessions' | 'secondStep'>('preferences')
  if (shown === 'sessions') return <SessionsDialog onClose={onClose} />
  if (shown === 'secondStep') return <SecondStepDialog onClose={onClose} />
  const onSessions = () => setShown('sessions')
  const onSecondStep = () => setShown('secondStep')
  // Its code is loading.
  return preferences ? <OpenDialog {...{ preferences, onClose, onShortcuts, onSessions, onSecondStep }} /> : null
}

function OpenDialog({
  preferences,
  onClose,
  onShortcuts,
  onSessions,
  onSecondStep,
}: PreferencesDialogProps & {
  preferences: select.PreferencesRef
  onSessions: () => void
  onSecondStep: () => void
}) {
  const chosen = useSelector(preferences, select.selectChosen)
  const choose = (change: Partial<Preferences>) => preferences.send({ type: 'preference.chosen', change })
  const [formats] = useState(formatChoices)
  const close = () => {
    preferences.send({ type: 'preferences.closed' })
    onClose()
  }
  return (
    <Dialog
      title={phrase('shell.preferences')}
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
        <RadioGroup
          label={phrase('shell.theme')}
          choices={choices.theme}
          value={chosen.theme}
          onChange={(theme) => choose({ theme })}
        />
        <RadioGroup
          label={phrase('shell.contrast')}
          choices={choices.contrast}
          value={chosen.contrast}
          onChange={(contrast) => choose({ contrast })}
        />
        <RadioGroup
          label={phrase('shell.textSize')}
          choices={choices.text_size}
          value={chosen.text_size}
          onChange={(text_size) => choose({ text_size })}
        />
        <RadioGroup
          label={phrase('shell.densityOfTables')}
          choices={choices.density}
          value={chosen.density}
          onChange={(density) => choose({ density })}
        />
        <Select
          label={phrase('shell.language')}
          choices={languages}
          value={chosen.language}
          onChange={(language) => choose({ language })}
        />
        <Select
          label={phrase('shell.datesAndNumbers')}
          description={formats.find(({ id }) => id === chosen.formats)?.description}
          choices={formats}
          value={chosen.formats}
          onChange={(formats) => choose({ formats })}
        />
        <Inline>
          <Button onPress={onShortcuts}>{phrase('shortcuts.open')}</Button>
          <Button onPress={onSessions}>{phrase('sessions.open')}</Button>
          <Button onPress={onSecondStep}>{phrase('second-step.open')}</Button>
          <LinkButton href={accessibility} onClick={close}>
            {phrase('accessibility.title')}
          </LinkButton>
        </Inline>
        <PreferencesNotSaved preferences={preferences} />
      </Stack>
    </Dialog>
  )
}
