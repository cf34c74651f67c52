export const longMachineTests: string[]
export const longServerTests: string[]
export const engineTests: string[]
