import { Suspense } from 'react'
import { useData } from 'vike-react/useData'
import { usePageContext } from 'vike-react/usePageContext'
import { personalComponent } from '../../src/app/personal-components.ts'
import { accountTitle } from '../../src/app/personal-screens.ts'
import { AccountArea } from '../../src/features/customer/account-area.tsx'

export default function Page() {
  const { head } = useData<{ head: { title: string } }>()
  const { urlPathname } = usePageContext()
  const Screen = personalComponent(accountTitle(urlPathname))
  return (
    <AccountArea title={head.title}>
      <Suspense fallback={null}>{Screen && <Screen key={urlPathname} />}</Suspense>
    </AccountArea>
  )
}
