export const longMachineTests: string[]
export const longScreenTests: string[]
export const longServerTests: string[]
export const browserTests: string[]
