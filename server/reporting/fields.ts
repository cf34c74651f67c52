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
import { validate } from '../http/validate.ts'

/** GraphQL context of every resolver. */
export interface Scope {
  ctx: CallerContext
}

/** Rule of a field: permission, cost, and most items of its list. */
interface FieldRule {
  permission?: PermissionName
  cost: number
  most: number
}

type Field<S> = GraphQLFieldConfig<S, Scope> & Partial<Omit<FieldRule, 'permission'>>

/** The rule of a field. A missing permission means that the field was never declared. */
export const ruleOf = ({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): FieldRule => ({
  permission: extensions.permission as PermissionName | undefined,
  cost: (extensions.cost as number | undefined) ?? 1,
  most: (extensions.most as number | undefined) ?? 1,
})

/** Declares the permission of these fields and checks it whenever one is read (domain D21, D36). */
export function guarded<S = unknown>(
  permission: PermissionName,
  fields: Record<string, Field<S>>,
): GraphQLFieldConfigMap<S, Scope> {
  const declared = Object.entries(fields).map(([name, { cost, most, ...field }]) => {
    const resolve = field.resolve ?? defaultFieldResolver
    const config: GraphQLFieldConfig<S, Scope> = {
      ...field,
      extensions: { permission, cost, most },
      resolve: (source, args, scope, info) => {
        if (!scope.ctx.caller.permissions.includes(permission)) throw forbidden()
        return resolve(source, args, scope, info)
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
      const given = Object.entries(args as Record<string, unknown>).filter(([, value]) => value !== null)
      return read(ctx, validate(input, Object.fromEntries(given)))
    },
  }
}

export const required = <T extends GraphQLOutputType>(type: T) => new GraphQLNonNull(type)

/** A non-null list of non-null items. */
export const listOf = <T extends GraphQLOutputType>(type: T) =>
  new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)))
