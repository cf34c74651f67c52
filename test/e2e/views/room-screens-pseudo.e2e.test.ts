import { testScreensIn } from '../steps/language-tests.ts'
import { roomScreens } from '../steps/screens.ts'

testScreensIn('pseudo', roomScreens)
