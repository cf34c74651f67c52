import type { Endpoint } from '../endpoint.ts'

export const blockingEndpoints: readonly Endpoint[] = []
