/** Tape chart colours of the light theme. Each pair of colours on screen is checked in test/design/contrast.test.ts. */
export const lightTapeChart = {
  bar: {
    inHouse: '#1b626d',
    inHouseInk: '#ffffff',
    reserved: '#d3e5e6',
    reservedInk: '#0c3a42',
    reservedEdge: '#1b626d',
  },
  pattern: { critical: '#c15a44', warning: '#a86f16', neutral: '#837d70' },
}

/** Tape chart colours of the dark theme. */
export const darkTapeChart: typeof lightTapeChart = {
  bar: {
    inHouse: '#2a7480',
    inHouseInk: '#ffffff',
    reserved: '#173a41',
    reservedInk: '#c8e6ea',
    reservedEdge: '#6db2bc',
  },
  pattern: { critical: '#c4644e', warning: '#b08030', neutral: '#898376' },
}
