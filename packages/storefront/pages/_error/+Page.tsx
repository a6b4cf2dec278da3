import { usePageContext } from 'vike-react/usePageContext'
import { ErrorPage } from '../../src/app/error-page.tsx'
import { SoldOutPage } from '../../src/app/sold-out-page.tsx'
import { soldOutOf } from '../../src/product/sold-out.ts'

export default function Page() {
  const soldOut = soldOutOf(usePageContext().abortReason)
  return soldOut ? <SoldOutPage soldOut={soldOut} /> : <ErrorPage />
}
