import { eq } from 'drizzle-orm'
import { phrase } from '../../src/phrases/phrase.ts'
import type { CreateProperty, UpdateProperty } from '../../src/api/contract/property.ts'
import type { Context } from '../context.ts'
import { property_types } from '../db/schema/properties.ts'
import { invalid } from '../errors.ts'
import { textKey } from '../../src/api/contract/text-key.ts'

/** The columns that a form sets, with the keys computed from its texts. */
export function columnsOf(input: Omit<UpdateProperty, 'lock_version'>, prefix: string) {
  const { images: _images, image_order: _order, ...columns } = input
  return {
    name: columns.name,
    property_type_id: columns.property_type_id,
    status: columns.status,
    bookable_date_from: columns.bookable_date_from,
    bookable_date_to: columns.bookable_date_to,
    timezone: columns.timezone,
    ...(columns.audit_time === undefined ? {} : { audit_time: columns.audit_time }),
    currency: columns.currency,
    check_in_time: columns.check_in_time,
    check_out_time: columns.check_out_time,
    address: columns.address,
    email: columns.email,
    phone: columns.phone,
    name_key: textKey(columns.name),
    search_key: [columns.name, prefix, columns.address].map(textKey).join('\n'),
  }
}

/** Checks that the type exists and locks it, so that it cannot be deleted meanwhile. */
export async function requireType({ db }: Context, { property_type_id }: Pick<CreateProperty, 'property_type_id'>) {
  const [type] = await db
    .select({ id: property_types.id })
    .from(property_types)
    .where(eq(property_types.id, property_type_id))
    .for('key share')
  if (!type) throw invalid({ property_type_id: [phrase('server.noSuchRecord', { record: 'type' })] })
}
