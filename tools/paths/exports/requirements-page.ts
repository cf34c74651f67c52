import type { MachineCorpus } from '../corpus.ts'
import { beyondPaths, type Requirement, requirements } from '../requirements.ts'
import type { Shown } from '../requirements/sentence.ts'

/** The paths that prove each sentence, by its id. */
export function pathsByRequirement(corpus: readonly MachineCorpus[]): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>(requirements.map(({ id }) => [id, []]))
  for (const { paths } of corpus)
    for (const path of paths) for (const id of path.requirements) all.set(id, [...(all.get(id) ?? []), path.id])
  return all
}

/** Those of one machine together, its name said once: "`session`: shortest.signedIn, tour.signedOut.idle". */
function compact(machines: readonly string[], ids: readonly string[]): string[] {
  return machines.flatMap((machine) => {
    const own = ids.filter((id) => id.startsWith(`${machine}.`)).map((id) => id.slice(machine.length + 1))
    return own.length > 0 ? [`  - \`${machine}\`: ${own.map((name) => `\`${name}\``).join(', ')}`] : []
  })
}

const shownWords = ({ role, name, text, in: within }: Shown) =>
  `the ${role}${name ? ` “${name}”` : ''}${within ? ` in the ${within.role} “${within.name}”` : ''}${text ? ` with “${text.trim()}”` : ''}`

function entryOf({ id, text, shows, measuredBy }: Requirement, machines: readonly string[], ids: readonly string[]) {
  return [
    `- **\`${id}\`** ${text.replaceAll('*', String.raw`\*`)}`,
    `  ${ids.length} ${ids.length === 1 ? 'path' : 'paths'}${shows ? `; to be seen: ${shownWords(shows)}` : ''}${measuredBy ? `; measured by \`${measuredBy}\`` : ''}`,
    '',
    ...compact(machines, ids),
    '',
  ]
}

/** The page of the spec's sentences, each with the paths that prove it. */
export function requirementsPage(corpus: readonly MachineCorpus[]): string {
  const proving = pathsByRequirement(corpus)
  const machines = corpus.map(({ machine }) => machine)
  const sections = [...new Set(requirements.map(({ section }) => section))]
  const lines = [
    '# What the paths prove',
    '',
    `The ${requirements.length} sentences of the specification that can be tested, and the paths that prove each. A path that shows a screen without proving`,
    'anything sharper stands under that screen’s row of the route table. Made by `npm run paths`.',
    '',
    ...sections.flatMap((section) => [
      `## ${section}`,
      '',
      ...requirements
        .filter((each) => each.section === section)
        .flatMap((each) => entryOf(each, machines, proving.get(each.id) ?? [])),
    ]),
    '## Beyond the paths',
    '',
    ...beyondPaths.map(({ text, why, test }) => `- ${text} ${why} Held by \`${test}\`.`),
  ]
  return `${lines.join('\n')}\n`
}
