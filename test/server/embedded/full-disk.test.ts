import { test } from 'vitest'
import { expectReadyOnlyWithRoom } from '../../support/full-disk.ts'

test(
  'with a full disk a server on the embedded database is not ready, and is ready again once there is space',
  () => expectReadyOnlyWithRoom('server/main.ts'),
  120_000,
)
