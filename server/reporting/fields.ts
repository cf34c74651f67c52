import {
  type GraphQLField,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigMap,
  GraphQLList,
  GraphQLNonNull,
  type GraphQLOutputType,
  defaultFieldResolver,
} from 'graphql'
import type * as v from 'valibot'
import type { PermissionName } from '../../src/api/contract/access.ts'
import type { CallerContext } from '../context.ts'
import type { Schema } from '../endpoint.ts'
import { forbidden } from '../errors.ts'
import { validate } from '../http/fields.ts'

/** GraphQL context of every resolver. */
export interface ResolverContext {
  ctx: CallerContext
}

/** Rule of a field: permission, cost, and most items of its list. */
interface FieldRule {
  permission?: PermissionName
  cost: number
  maxItems: number
}

type Field<S> = GraphQLFieldConfig<S, ResolverContext> & Partial<Omit<FieldRule, 'permission'>>

/** The rule of a field. A missing permission means that the field was never declared. */
export const ruleOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldRule => ({
  permission: extensions.permission as PermissionName | undefined,
  cost: (extensions.cost as number | undefined) ?? 1,
  maxItems: (extensions.maxItems as number | undefined) ?? 1,
})

/** Declares the permission of these fields and checks it whenever one is read (domain D21, D36). */
export function withPermission<S = unknown>(
  permission: PermissionName,
  fields: Record<string, Field<S>>,
): GraphQLFieldConfigMap<S, ResolverContext> {
  const declared = Object.entries(fields).map(([name, { cost, maxItems, ...field }]) => {
    const resolve = field.resolve ?? defaultFieldResolver
    const config: GraphQLFieldConfig<S, ResolverContext> = {
      ...field,
      extensions: { permission, cost, maxItems },
      resolve: (source, args, context, info) => {
        if (!context.ctx.caller.permissions.includes(permission)) throw forbidden()
        return resolve(source, args, context, info)
      },
    }
    return [name, config] as const
  })
  return Object.fromEntries(declared)
}

/** A root field. Validates its arguments by the contract, like the input of a REST endpoint. */
export const rootField = <I extends Schema>(
  field: Omit<Field<unknown>, 'resolve'> & {
    input: I
    read: (ctx: CallerContext, input: v.InferOutput<I>) => unknown
  },
): Field<unknown> => {
  const { input, read, ...config } = field
  return {
    cost: 1000,
    ...config,
    resolve: (_root, args, { ctx }) => {
      // Drops null arguments, because the contract has only absent ones.
      const presentArgs = Object.entries(args as Record<string, unknown>).filter(([, value]) => value !== null)
      return read(ctx, validate(input, Object.fromEntries(presentArgs)))
    },
  }
}

export const nonNull = <T extends GraphQLOutputType>(type: T) => new GraphQLNonNull(type)

/** A non-null list of non-null items. */
export const listOf = <T extends GraphQLOutputType>(type: T) =>
  new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
