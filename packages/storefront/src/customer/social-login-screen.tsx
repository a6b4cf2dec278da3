// Signing in with an account elsewhere: the way there, and back.
import { ButtonLink } from '@loftwood/ui/button'
import { EmptyState } from '@loftwood/ui/empty-state'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { usePageContext } from 'vike-react/usePageContext'
import { paths } from '../paths.ts'
import { failureText } from '../platform/data/operation-error.ts'
import { useHref, useT } from '../platform/i18n/use-t.ts'
import { continueSignedIn } from '../platform/session/return-path.ts'
import { WhenLoaded } from '../platform/when-loaded.tsx'
import { useCustomerCalls } from './use-customer-calls.ts'
import { UserError } from '../platform/data/user-error.ts'

/** Storage key of the sign-in's state, so that a link of an attacker cannot sign in. */
const STATE_KEY = 'loftwood.social'

function takeState(): string | null {
  const state = sessionStorage.getItem(STATE_KEY)
  sessionStorage.removeItem(STATE_KEY)
  return state
}

/** Runs a step once, however often the component is drawn. @returns why it failed */
function useOnce(step: () => Promise<void>): unknown {
  const [failure, setFailure] = useState<unknown>(null)
  const hasRun = useRef(false)
  const run = useEffectEvent(() => {
    if (hasRun.current) return
    hasRun.current = true
    step().catch(setFailure)
  })
  useEffect(() => run(), [])
  return failure
}

function Failed({ title, children }: { title: string; children: ReactNode }) {
  const t = useT()
  const href = useHref()
  const back = <ButtonLink href={href(paths.signIn)}>{t('auth.backToSignIn')}</ButtonLink>
  return (
    <EmptyState title={title} headingLevel={2} actions={back}>
      {children}
    </EmptyState>
  )
}

/** A skeleton until the browser leaves the page, or the error. */
function Step({ step }: { step: () => Promise<void> }) {
  const t = useT()
  const failure = useOnce(step)
  if (failure !== null) return <Failed title={t('auth.signInFailed')}>{failureText(failure, t)}</Failed>
  return (
    <WhenLoaded data={null} error={undefined} retry={() => undefined}>
      {() => null}
    </WhenLoaded>
  )
}

function Start({ provider }: { provider: string }) {
  const href = useHref()
  const calls = useCustomerCalls()
  const start = async () => {
    const callback = new URL(href(paths.socialCallback), window.location.href).href
    const { url, state } = await calls.startSocialLogin(provider, callback)
    sessionStorage.setItem(STATE_KEY, state)
    window.location.replace(url)
  }
  return <Step step={start} />
}

/** What a provider appends to the address of the callback page. */
type Answer = Readonly<Partial<Record<'code' | 'state' | 'iss' | 'error', string>>>

function Callback({ code = '', state = '', iss, error }: Answer) {
  const t = useT()
  const account = useHref()(paths.account)
  const calls = useCustomerCalls()
  const finish = async () => {
    if (takeState() !== state || state === '') throw new UserError(t('auth.socialStray'))
    if (error !== undefined || code === '')
      throw new UserError(t(error === 'access_denied' ? 'auth.socialDenied' : 'auth.socialRefused'))
    await calls.finishSocialLogin({ code, state, ...(iss !== undefined && { iss }) })
    continueSignedIn(account)
  }
  return <Step step={finish} />
}

export function SocialStartScreen() {
  const { search } = usePageContext().urlParsed
  return <Start provider={search['provider'] ?? ''} />
}

export function SocialCallbackScreen() {
  const { search } = usePageContext().urlParsed
  return <Callback {...(search as Answer)} />
}
