import type { TestedMutant } from './test-mutants.ts'
import { explanationOf } from './survivors.ts'

/** How a mutant is detected: by what a user sees, or only by the machine's effects. */
export const isNoticedByStates = ({ noticed }: TestedMutant) => noticed.has('state')
export const isNoticed = (mutant: TestedMutant) => isNoticedByStates(mutant) || mutant.noticed.has('effects')

/** The percentage of these mutants for which `isSo` holds. */
export const shareOf = (mutants: readonly TestedMutant[], isSo: (mutant: TestedMutant) => boolean) =>
  mutants.length === 0 ? 100 : (100 * mutants.filter(isSo).length) / mutants.length

/** Rounds down, so that the figure never claims more than it should. */
export const percent = (share: number) => `${(Math.floor(share * 10) / 10).toFixed(1)} %`

const row = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`

function countsRow(name: string, mutants: readonly TestedMutant[]): string {
  const count = (isSo: (mutant: TestedMutant) => boolean) => mutants.filter(isSo).length
  return row([
    name,
    mutants.length,
    `${count(isNoticedByStates)} (${percent(shareOf(mutants, isNoticedByStates))})`,
    `${count(isNoticed)} (${percent(shareOf(mutants, isNoticed))})`,
    count((mutant) => !isNoticed(mutant)),
    percent(shareOf(mutants, ({ noticed }) => noticed.size > 0)),
  ])
}

const tableHead = (first: string) => [
  row([first, 'mutants', 'by states', 'by states or effects', 'survivors', 'with the names of transitions']),
  '| --- | ---: | ---: | ---: | ---: | ---: |',
]

/** The table of docs/mutation.md. */
export function mutationTable(mutants: readonly TestedMutant[]): string {
  const machines = [...new Set(mutants.map(({ machine }) => machine))]
  const survivors = mutants.filter((mutant) => !isNoticed(mutant))
  const lines = [
    '# What the paths would notice',
    '',
    'Made by `npm run mutate`. Each transition of each machine is broken in up to three ways, one at a time: it is dropped, it leads to',
    'another state of the same parent, or its guard says the opposite. All paths of the machine are then replayed on the broken one.',
    '',
    'By states: after some step the broken machine is in another state than the path says, or has stopped. By effects: its context, the',
    'events that it sends, its timers or the actors that it starts differ from the path. The last column also counts mutants that only take',
    'a transition of another name.',
    '',
    ...tableHead('what is broken'),
    countsRow(
      'dropped',
      mutants.filter(({ kind }) => kind === 'drop'),
    ),
    countsRow(
      'leads elsewhere',
      mutants.filter(({ kind }) => kind === 'retarget'),
    ),
    countsRow(
      'guard says the opposite',
      mutants.filter(({ kind }) => kind === 'negate'),
    ),
    countsRow(
      'of those, with a target',
      mutants.filter(({ isTargetless }) => !isTargetless),
    ),
    countsRow(
      'and without',
      mutants.filter(({ isTargetless }) => isTargetless),
    ),
    countsRow('all', mutants),
    '',
    '## Survivors',
    '',
    row(['mutant', 'why it may live']),
    '| --- | --- |',
    ...survivors.map(({ id }) => row([`\`${id}\``, explanationOf(id) ?? 'not explained'])),
    '',
    '## By machine',
    '',
    ...tableHead('machine'),
    ...machines.map((machine) =>
      countsRow(
        machine,
        mutants.filter((mutant) => mutant.machine === machine),
      ),
    ),
    '',
  ]
  return lines.join('\n')
}

/** Undetected mutants without an explanation. */
export const unexplained = (mutants: readonly TestedMutant[]): string[] =>
  mutants.filter((mutant) => !isNoticed(mutant) && explanationOf(mutant.id) === null).map(({ id }) => id)
