import { afterAll, vi } from 'vitest'

// The files of one worker share their modules. A module that is loading when its file ends fails for all later files.
afterAll(() => vi.dynamicImportSettled())
