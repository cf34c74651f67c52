import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { mermaid } from '../../lib/mermaid.ts'
import type { SerialisedPath } from '../serialise.ts'

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)]
const mermaidId = (id: string) => id.replaceAll(/\W/g, '_')

/** The machine's drawing with a path highlighted: each state on the path shows the steps that lead to it. */
export function pathDiagram(
  machine: AnyStateMachine,
  { start, steps }: Pick<SerialisedPath, 'start' | 'steps'>,
): string {
  const visited = new Map<string, number[]>()
  for (const [at, state] of [start, ...steps.map((step) => step.state)].entries())
    for (const name of state.split(' + ')) visited.set(name, [...(visited.get(name) ?? []), at])
  const marks = nodesOf(machine.root).flatMap((node) => {
    const at = visited.get(node.path.join('.'))
    if (!at || Object.keys(node.states).length > 0) return []
    const numbers = at.map((step) => (step === 0 ? 'start' : step)).join(', ')
    return [`  ${mermaidId(node.id)}: ▸ ${numbers}`, `  class ${mermaidId(node.id)} passed`]
  })
  const look = '  classDef passed stroke-width:4px,font-weight:bold'
  return [mermaid(machine).trimEnd(), ...marks, ...(marks.length > 0 ? [look] : []), ''].join('\n')
}
