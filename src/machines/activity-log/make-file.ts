import type { MakeFile } from './export.machine.ts'

export const makeFile: MakeFile = () => Promise.reject(new Error('Not yet'))
