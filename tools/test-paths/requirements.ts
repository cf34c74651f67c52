import { readFileSync } from 'node:fs'

/** One item of `docs/requirements.md`. `tools/test-paths/evidence.ts` has its evidence. */
export interface Requirement {
  /** Never changes; starts with the number of its section. */
  id: string
  text: string
  /** The test that measures the figure, the colour or the stored data directly. */
  measuredBy?: string
  /** The heading above the item. */
  section: string
}

const file = 'docs/requirements.md'
const item = /^- `([^`]+)` (.+?)(?: Measured by `([^`]+)`\.)?$/
const heading = /^## (.+)$/

/**
 * Reads the requirements from Markdown: each `##` heading is a section, each list item below it that starts with an id is a
 * requirement.
 */
export function readRequirements(markdown: string): Requirement[] {
  let section = ''
  return markdown.split('\n').flatMap((line) => {
    section = heading.exec(line)?.[1] ?? section
    const [, id, text, measuredBy] = item.exec(line) ?? []
    return id && text ? [{ id, text, section, ...(measuredBy && { measuredBy }) }] : []
  })
}

/** All requirements, in the order of the file. */
export const requirements: readonly Requirement[] = readRequirements(readFileSync(file, 'utf8'))
