import {
  type ASTVisitor,
  type DocumentNode,
  GraphQLError,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
  getNamedType,
  isObjectType,
} from 'graphql'
import { ruleOf } from './fields.ts'

/**
 * Bounds of one document: the dashboard, a page of its rows and a page of a history fit into one, or an accounting report of
 * 1,600 rows, which is by far the largest.
 */
export const limits = { tokens: 2000, depth: 6, aliases: 5, cost: 30_000 }

interface Size {
  depth: number
  aliases: number
  /** Fields that may be read, a list's counted for every item it may hold; what asks the database costs more. */
  cost: number
}

const nothing: Size = { depth: 0, aliases: 0, cost: 0 }
const beside = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
})

/** Sizes selections; each fragment once, however often it is spread, or a few of them would take for ever. */
function sizing(context: ValidationContext) {
  const known = new Map<string, Size>()
  const sizeOf = (set: SelectionSetNode | undefined, parent: GraphQLNamedType | undefined): Size =>
    (set?.selections ?? []).map((selection) => sizeOfOne(selection, parent)).reduce(beside, nothing)

  function sizeOfOne(selection: SelectionSetNode['selections'][number], parent: GraphQLNamedType | undefined): Size {
    if (selection.kind === 'InlineFragment') return sizeOf(selection.selectionSet, parent)
    if (selection.kind === 'FragmentSpread') {
      const name = selection.name.value
      // Ahead of its size, for a fragment that spreads itself; another rule refuses it.
      if (!known.has(name)) {
        known.set(name, nothing)
        known.set(name, sizeOf(context.getFragment(name)?.selectionSet, parent))
      }
      return known.get(name)!
    }
    // The schema's own fields read nothing, and are refused where nobody asked for them.
    if (selection.name.value.startsWith('__')) return nothing
    const field = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined
    const inner = sizeOf(selection.selectionSet, field && getNamedType(field.type))
    const { cost, most } = field ? ruleOf(field) : { cost: 1, most: 1 }
    const aliases = inner.aliases + (selection.alias ? 1 : 0)
    return { depth: inner.depth + 1, aliases, cost: cost + most * inner.cost }
  }
  return sizeOf
}

const costs = new WeakMap<DocumentNode, number>()

/** What a document costs that `withinLimits` has let through. */
export const costOf = (document: DocumentNode): number => costs.get(document) ?? limits.cost

/** A validation rule: what is too large is refused before anything of it is read (domain D21). */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const sizeOf = sizing(context)
  const refuse = (what: string) =>
    context.reportError(new GraphQLError(`The query is too large: ${what}`, { extensions: { code: 'TOO_LARGE' } }))
  return {
    OperationDefinition({ selectionSet }) {
      const { depth, aliases, cost } = sizeOf(selectionSet, context.getSchema().getQueryType() ?? undefined)
      const document = context.getDocument()
      costs.set(document, Math.max(cost, costs.get(document) ?? 0))
      if (depth > limits.depth) refuse(`more than ${limits.depth} levels deep`)
      if (aliases > limits.aliases) refuse(`more than ${limits.aliases} aliases`)
      if (cost > limits.cost) refuse(`it may read ${cost} fields, ${limits.cost} are allowed`)
    },
  }
}
