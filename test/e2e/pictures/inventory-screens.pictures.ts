import { inventoryScreens } from '../steps/screens.ts'
import { takePictures } from '../steps/take-pictures.ts'

takePictures(inventoryScreens)
