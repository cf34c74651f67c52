import type { Endpoint } from '../endpoint.ts'

export const facilityEndpoints: readonly Endpoint[] = []
