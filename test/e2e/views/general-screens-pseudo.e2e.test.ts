import { testScreensIn } from '../steps/language-tests.ts'
import { generalScreens } from '../steps/screens.ts'

testScreensIn('pseudo', generalScreens)
