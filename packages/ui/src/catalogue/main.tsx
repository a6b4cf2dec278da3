// Entry of the catalogue page.
import { createRoot } from 'react-dom/client'
import { Button } from '../button.tsx'

const root = document.querySelector('#root')
if (root !== null) createRoot(root).render(<Button>Hi</Button>)
