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
import { phrase } from '../../src/phrases/phrase.ts'
import { ruleOf } from './fields.ts'

/**
 * Limits of one document. They allow the dashboard, a page of its rows and a page of a history together, or one
 * accounting report of 1,600 rows, the most expensive query.
 */
export const limits = { tokens: 2000, depth: 6, aliases: 5, cost: 30_000 }

interface Size {
  depth: number
  aliases: number
  /** Number of fields that may be read, times the most items of each list. Database reads cost more. */
  cost: number
}

const zeroSize: Size = { depth: 0, aliases: 0, cost: 0 }
const addSizes = (a: Size, b: Size): Size => ({
  depth: Math.max(a.depth, b.depth),
  aliases: a.aliases + b.aliases,
  cost: a.cost + b.cost,
})

/**
 * Computes the size of selections. Sizes each fragment once, because nested spreads would otherwise take exponential
 * time.
 */
function createSizer(context: ValidationContext) {
  const known = new Map<string, Size>()
  const sizeOf = (set: SelectionSetNode | undefined, parent: GraphQLNamedType | undefined): Size =>
    (set?.selections ?? []).map((selection) => sizeOfOne(selection, parent)).reduce(addSizes, zeroSize)

  function sizeOfOne(selection: SelectionSetNode['selections'][number], parent: GraphQLNamedType | undefined): Size {
    if (selection.kind === 'InlineFragment') return sizeOf(selection.selectionSet, parent)
    if (selection.kind === 'FragmentSpread') {
      const name = selection.name.value
      // Set before the fragment is sized, for one that spreads itself; another rule rejects it.
      const earlier = known.get(name)
      if (earlier) return earlier
      known.set(name, zeroSize)
      const size = sizeOf(context.getFragment(name)?.selectionSet, parent)
      known.set(name, size)
      return size
    }
    // Introspection fields cost nothing; unless allowed, they are rejected elsewhere.
    if (selection.name.value.startsWith('__')) return zeroSize
    const field = isObjectType(parent) ? parent.getFields()[selection.name.value] : undefined
    const inner = sizeOf(selection.selectionSet, field && getNamedType(field.type))
    const { cost, maxItems } = field ? ruleOf(field) : { cost: 1, maxItems: 1 }
    const aliases = inner.aliases + (selection.alias ? 1 : 0)
    return { depth: inner.depth + 1, aliases, cost: cost + maxItems * inner.cost }
  }
  return sizeOf
}

const costs = new WeakMap<DocumentNode, number>()

/** Cost of a document that passed `withinLimits`. */
export const costOf = (document: DocumentNode): number => costs.get(document) ?? limits.cost

/** Validation rule that rejects an oversized document before anything is read (domain D21). */
export function withinLimits(context: ValidationContext): ASTVisitor {
  const sizeOf = createSizer(context)
  const reportTooLarge = (message: string) =>
    context.reportError(new GraphQLError(message, { extensions: { code: 'TOO_LARGE' } }))
  return {
    OperationDefinition({ selectionSet }) {
      const { depth, aliases, cost } = sizeOf(selectionSet, context.getSchema().getQueryType() ?? undefined)
      const document = context.getDocument()
      costs.set(document, Math.max(cost, costs.get(document) ?? 0))
      if (depth > limits.depth) reportTooLarge(phrase('server.queryTooDeep', { max: limits.depth }))
      if (aliases > limits.aliases) reportTooLarge(phrase('server.queryTooManyAliases', { max: limits.aliases }))
      if (cost > limits.cost) reportTooLarge(phrase('server.queryTooCostly', { cost, max: limits.cost }))
    },
  }
}
