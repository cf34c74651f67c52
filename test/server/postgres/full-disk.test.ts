import { test } from 'vitest'
import { expectReadyOnlyWithRoom } from '../../support/full-disk.ts'

test(
  'on a full disk a server on PostgreSQL is not ready, and is again once there is room',
  () => expectReadyOnlyWithRoom('test/support/on-own-cluster.ts'),
  120_000,
)
