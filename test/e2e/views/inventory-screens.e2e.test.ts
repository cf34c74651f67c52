import { inventoryScreens } from '../steps/screens.ts'
import { testScreens } from '../steps/view-tests.ts'

testScreens(inventoryScreens)
