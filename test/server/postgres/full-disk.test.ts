import { test } from 'vitest'
import { expectReadyOnlyWithRoom } from '../../support/full-disk.ts'

test(
  'with a full disk a server on PostgreSQL is not ready, and is ready again once there is space',
  () => expectReadyOnlyWithRoom('test/support/on-own-cluster.ts'),
  120_000,
)
