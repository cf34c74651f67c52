import type { SerialisedCorpus, SerialisedPath } from '../../test-paths/serialise.ts'

/** What the page shows. The view is stored in the address, so that it can be shared. */
export interface View {
  tab: 'paths' | 'coverage'
  screen: string
  role: string
  fault: string
  requirement: string
  text: string
  /** Id of the chosen path, and the step to run to. */
  path: string
  step: number | null
  machine: string
}

const names = ['screen', 'role', 'fault', 'requirement', 'text', 'path', 'machine'] as const

/** Reads a view from an address. Missing parameters are empty. */
export function readView(search: string): View {
  const params = new URLSearchParams(search)
  const text = Object.fromEntries(names.map((name) => [name, params.get(name) ?? '']))
  const step = params.get('step')
  return {
    ...(text as Record<(typeof names)[number], string>),
    tab: params.get('tab') === 'coverage' ? 'coverage' : 'paths',
    step: step !== null && /^\d+$/.test(step) ? Number(step) : null,
  }
}

/** The address of a view, without empty parameters. */
export function viewAddress(view: View): string {
  const params = new URLSearchParams()
  if (view.tab === 'coverage') params.set('tab', 'coverage')
  for (const name of names) if (view[name]) params.set(name, view[name])
  if (view.step !== null) params.set('step', String(view.step))
  const search = params.toString()
  return search ? `/qa?${search}` : '/qa'
}

const machineOnly = 'The machine alone'

/** The screen a path is replayed on, as people call it. */
function screenOf({ scenario }: Pick<SerialisedPath, 'scenario'>): string {
  if (!scenario) return machineOnly
  const { pathname, searchParams } = new URL(scenario.address, 'http://localhost')
  const [, , , prefix, section] = pathname.split('/')
  if (pathname === '/login') return 'Sign in'
  if (section === 'products') return `Products: ${searchParams.get('tab') ?? 'rooms'}`
  if (section)
    return section
      .split('-')
      .map((word) => word[0]!.toUpperCase() + word.slice(1))
      .join(' ')
  return prefix ? 'Dashboard' : 'Properties'
}

const roleOf = ({ scenario }: Pick<SerialisedPath, 'scenario'>) =>
  scenario ? (scenario.account ?? 'nobody') : machineOnly

/** The paths that match a view. */
export const pathsIn = (machines: readonly SerialisedCorpus[], view: View): readonly SerialisedPath[] =>
  machines
    .flatMap(({ paths }) => paths)
    .filter(
      (path) =>
        (view.screen === '' || screenOf(path) === view.screen) &&
        (view.role === '' || roleOf(path) === view.role) &&
        (view.fault === '' || path.faults.includes(view.fault)) &&
        (view.requirement === '' || path.requirements.includes(view.requirement)) &&
        (view.text === '' ||
          `${path.id} ${path.steps.map(({ description }) => description).join(' ')}`
            .toLowerCase()
            .includes(view.text.toLowerCase())),
    )

/** All filter options, sorted. */
export function filterOptions(machines: readonly SerialisedCorpus[]) {
  const paths = machines.flatMap((each) => each.paths)
  const all = (of: (path: SerialisedPath) => readonly string[]) => [...new Set(paths.flatMap(of))].toSorted()
  return {
    screen: all((path) => [screenOf(path)]),
    role: all((path) => [roleOf(path)]),
    fault: all((path) => path.faults),
    requirement: all((path) => path.requirements),
  }
}
