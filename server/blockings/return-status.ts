import type { HousekeepingStatus } from '../../src/api/contract/housekeeping.ts'
import { inspectionDeniedReason, mayInspect } from '../../src/api/contract/inspection.ts'
import { roleNamesOf } from '../access/read.ts'
import type { CallerContext } from '../context.ts'
import { invalid } from '../errors.ts'

/**
 * True if a blocked room may get this condition when the blocking ends: "inspected" only from a person who may inspect, or
 * if it was agreed before (domain D29).
 */
export const mayReturnAs = async (
  ctx: CallerContext,
  condition: HousekeepingStatus | undefined,
  agreed?: HousekeepingStatus,
): Promise<boolean> => condition !== 'inspected' || agreed === 'inspected' || mayInspect(await roleNamesOf(ctx))

/** Throws 422 if the caller may not agree on this condition. */
export async function requireReturnAs(...given: Parameters<typeof mayReturnAs>): Promise<void> {
  if (!(await mayReturnAs(...given))) throw invalid({ return_status: [inspectionDeniedReason()] })
}
