import { test } from 'vitest'
import { expectReadyOnlyWithRoom } from '../../support/full-disk.ts'

test(
  'on a full disk a server on the embedded database is not ready, and is again once there is room',
  () => expectReadyOnlyWithRoom('server/main.ts'),
  120_000,
)
