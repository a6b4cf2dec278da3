// A part of My Information, with a link to where it is changed or told in full.
import type { ReactNode } from 'react'

interface AccountCardProps {
  title: string
  children: ReactNode
  link: ReactNode
}

export function AccountCard({ title, children, link }: AccountCardProps) {
  return (
    <section className="flex flex-col gap-3 rounded-md border border-line bg-white p-5">
      <h2 className="font-sans text-base tracking-normal">{title}</h2>
      <div className="text-ink-muted">{children}</div>
      <p className="mt-auto pt-1 text-sm">{link}</p>
    </section>
  )
}
