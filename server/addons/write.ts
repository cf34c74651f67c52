import { and, eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CreateAddon, UpdateAddon } from '../../src/api/contract/addon.ts'
import { changesBetween } from '../activity/record-activity.ts'
import type { Context } from '../context.ts'
import { addon_types, type addons } from '../db/schema/addons.ts'
import { invalid, isUniqueViolation } from '../errors.ts'
import { priceText } from '../money.ts'

type Row = typeof addons.$inferSelect
type Form = Omit<CreateAddon, 'property_id' | 'copy_images_of' | 'images' | 'image_order'>

const columnNames = [
  'name',
  'sku',
  'addon_type_id',
  'description',
  'price',
  'charging',
  'stock',
  'status',
  'bookable_date_from',
  'bookable_date_to',
] as const satisfies readonly (keyof Form)[]

/** The columns that a request sets. Absent fields stay unchanged. */
export const submittedColumns = (input: Form | UpdateAddon): Partial<Form> =>
  Object.fromEntries(columnNames.filter((name) => input[name] !== undefined).map((name) => [name, input[name]]))

/** Maps a unique violation to a field error: another request took the SKU at the same time. */
export const rethrowSkuTaken = (error: unknown): never => {
  throw isUniqueViolation(error) ? invalid({ sku: [phrase('server.skuTaken')] }) : error
}

/** The type with this id, locked until the transaction ends; undefined if the property has no such type. */
export async function findTypeInProperty({ db }: Context, propertyId: number, id: number) {
  const [type] = await db
    .select({ id: addon_types.id, name: addon_types.name, property_id: addon_types.property_id })
    .from(addon_types)
    .where(and(eq(addon_types.id, id), eq(addon_types.property_id, propertyId)))
    .for('key share')
  return type
}

export const noSuchTypeMessage = () => phrase('server.noSuchRecord', { record: 'type' })
export const windowMessage = () => phrase('validation.mustBeAfterBookableFrom')

/** Checks the window after the change, because a request may set only one side. */
export const isValidWindow = ({
  bookable_date_from: from,
  bookable_date_to: to,
}: Pick<Row, 'bookable_date_from' | 'bookable_date_to'>) => !from || !to || from < to

/** Values of an add-on for the log: names instead of ids, the price with its currency. */
export const logValues = ({ addon_type_id: _id, ...columns }: Form, type: string, currency: string) => ({
  ...columns,
  addon_type: type,
  price: priceText(columns.price, currency),
})

const formOf = (row: Row) => submittedColumns(row) as Form

/** Changes of an add-on for the log. */
export const changesOf = (row: Row, type: string, next: Partial<Form>, nextType: string) =>
  changesBetween(
    logValues(formOf(row), type, row.currency),
    logValues({ ...formOf(row), ...next }, nextType, row.currency),
  )
