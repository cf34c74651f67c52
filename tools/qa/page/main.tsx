import '../../../src/design/theme/theme.css.ts'
import '../../../src/design/reset/reset.css.ts'
import { createRoot } from 'react-dom/client'
import { QaPage } from './QaPage.tsx'

createRoot(document.getElementById('root')!).render(<QaPage />)
