import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { inReset } from '../layers.css.ts'
import { bothSchemes } from './both-schemes.ts'
import { named } from './contract.css.ts'

/** The colours of the tape chart alone, apart from the others so that they come with it. */
export const tape = createGlobalThemeContract(
  {
    bar: { house: null, houseInk: null, reserved: null, reservedInk: null, reservedEdge: null },
    pattern: { bad: null, warn: null, mute: null }, // hatching of a bar, 3:1 on its tint
  },
  named,
)

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

globalStyle(':root', inReset({ vars: assignVars(tape, bothSchemes(lightTape, darkTape)) }))
