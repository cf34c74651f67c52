import type { MachineCorpus } from '../corpus.ts'
import { type Requirement, requirements } from '../requirements.ts'
import { unproven } from '../unproven.ts'

/** The paths that prove each requirement, by its id. */
export function pathsByRequirement(corpus: readonly MachineCorpus[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>(requirements.map(({ id }) => [id, []]))
  for (const { paths } of corpus)
    for (const path of paths) for (const id of path.requirements) all.set(id, [...(all.get(id) ?? []), path.id])
  return all
}

/** Groups path ids by machine: "`session`: shortest.signedIn, tour.signedOut.idle". */
function pathsByMachine(machines: readonly string[], ids: readonly string[]): string[] {
  return machines.flatMap((machine) => {
    const own = ids.filter((id) => id.startsWith(`${machine}.`)).map((id) => id.slice(machine.length + 1))
    return own.length > 0 ? [`  - \`${machine}\`: ${own.map((name) => `\`${name}\``).join(', ')}`] : []
  })
}

function requirementLines({ id, text, measuredBy }: Requirement, machines: readonly string[], ids: readonly string[]) {
  return [
    `- **\`${id}\`** ${text.replaceAll('*', String.raw`\*`)}`,
    `  ${ids.length} ${ids.length === 1 ? 'path' : 'paths'}${measuredBy ? `; measured by \`${measuredBy}\`` : ''}`,
    '',
    ...pathsByMachine(machines, ids),
    '',
  ]
}

/** The page of the requirements, each with the paths that prove it. */
export function requirementsPage(corpus: readonly MachineCorpus[]): string {
  const pathsById = pathsByRequirement(corpus)
  const machines = corpus.map(({ machine }) => machine)
  const sections = [...new Set(requirements.map(({ section }) => section))]
  const lines = [
    '# What the paths prove',
    '',
    `The ${requirements.length} requirements of docs/requirements.md, and the paths that prove each: the replay has seen its call on the wire,`,
    'with the parameters it names, or its exact words on the page. What no replay sees stands at the end, with the reason. Written by `npm run paths -- --export <folder>`.',
    '',
    ...sections.flatMap((section) => [
      `## ${section}`,
      '',
      ...requirements
        .filter((each) => each.section === section)
        .flatMap((each) => requirementLines(each, machines, pathsById.get(each.id) ?? [])),
    ]),
    '## Not proven by a replay',
    '',
    ...Object.entries(unproven).map(([id, why]) => `- \`${id}\`: ${why}`),
  ]
  return `${lines.join('\n')}\n`
}
