import { preferencesMachine } from '../../../src/machines/preferences/preferences.machine.ts'
import { type Preferences, readPreferences } from '../../../src/api/contract/preferences.ts'
import type { ScenarioStep, Scenario } from '../../../tools/test-paths/scenario.ts'
import { connectionFailures, button, dialog, failsWith, press, radio, succeeds } from './steps.ts'

const call = 'POST v1/user_management/preferences'
const box = dialog('Preferences')

interface Known {
  chosen: Preferences
}

const chosen = (theme: Preferences['theme'], name: string): ScenarioStep => ({
  name: `choose ${theme}`,
  event: { type: 'preference.chosen', change: { theme } },
  // A second call would be answered together with the first.
  in: ['unchanged', 'saved', 'failed'],
  when: ({ chosen: { theme: shown } }: Known) => shown !== theme,
  actions: [press(radio(name, box))],
})

/** The dialog of the preferences. It is opened before the machine starts, since its code loads with it. */
export const preferencesScenarios: Scenario[] = [
  {
    id: 'preferences: theme',
    machine: preferencesMachine,
    account: 'manager',
    address: '/under-construction',
    heldCalls: [call],
    before: [press(button('Preferences'))],
    input: { owner: '1', isStoredByServer: true, shown: {} },
    contextKey: ['chosen', 'sent'],
    steps: [
      chosen('dark', 'Dark'),
      chosen('light', 'Light'),
      succeeds('save', call, readPreferences({})),
      failsWith('save', call, 'fault of the server'),
      ...connectionFailures('save', call),
      { name: 'try again', event: { type: 'preferences.retried' }, actions: [press(button('Retry', box))] },
      {
        name: 'close and open again',
        event: { type: 'preferences.closed' },
        in: ['saved'],
        actions: [press(button('Done', box)), press(button('Preferences'))],
      },
    ],
  },
]
