import { testScreensIn } from '../steps/language-tests.ts'
import { inventoryScreens } from '../steps/screens.ts'

testScreensIn('ar', inventoryScreens)
