/** The colours of the tape chart by day. Each pair that meets on screen is checked in test/design/contrast.test.ts. */
export const lightTape = {
  bar: {
    house: '#1b626d',
    houseInk: '#ffffff',
    reserved: '#d3e5e6',
    reservedInk: '#0c3a42',
    reservedEdge: '#1b626d',
  },
  pattern: { bad: '#c15a44', warn: '#a86f16', mute: '#837d70' },
}

/** And by night. */
export const darkTape: typeof lightTape = {
  bar: {
    house: '#2a7480',
    houseInk: '#ffffff',
    reserved: '#173a41',
    reservedInk: '#c8e6ea',
    reservedEdge: '#6db2bc',
  },
  pattern: { bad: '#c4644e', warn: '#b08030', mute: '#898376' },
}
