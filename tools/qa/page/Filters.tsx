import { NativeSelect } from './NativeSelect.tsx'
import { NativeTextField } from '../../../src/design/native/NativeTextField.tsx'
import type { PageData } from './test-server-calls.ts'
import * as css from './QaPage.css.ts'
import { filterOptions, type View } from './view.rules.ts'

const labels = { screen: 'Screen', role: 'Role', fault: 'Fault', requirement: 'Requirement' } as const

export interface ViewProps {
  view: View
  show: (part: Partial<View>, isNew?: boolean) => void
}

/** Filters the list by screen, role, fault, requirement and text. */
export function Filters({ loaded, view, show }: ViewProps & { loaded: PageData }) {
  const choices = filterOptions(loaded.machines)
  return (
    <form
      role="search"
      aria-label="Paths"
      className={css.filters}
      onSubmit={(event) => event.preventDefault()}
      onInput={({ target }) => target instanceof HTMLInputElement && show({ text: target.value })}
    >
      <NativeTextField label="Words" name="text" type="search" defaultValue={view.text} />
      {(['screen', 'role', 'fault', 'requirement'] as const).map((name) => (
        <NativeSelect
          key={name}
          label={labels[name]}
          value={view[name]}
          choices={[{ id: '', label: 'All' }, ...choices[name].map((id) => ({ id, label: id }))]}
          onChange={(value) => show({ [name]: value })}
        />
      ))}
    </form>
  )
}
