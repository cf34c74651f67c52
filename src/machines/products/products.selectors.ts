import type { ProductsSnapshot } from './products.machine.ts'

export const selectTab = (products: ProductsSnapshot) => products.context.tab
export const selectView = (products: ProductsSnapshot) => products.context.view
export const selectFormGuard = (products: ProductsSnapshot) => products.children.formGuard
