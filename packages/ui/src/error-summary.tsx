// The errors of a form, above it: each links to its field.
import { useEffect, useRef, type MouseEvent } from 'react'
import { TextLink } from './text-link.tsx'

export interface FieldProblem {
  /** Id of the control (or of its fieldset). */
  fieldId: string
  message: string
}

export interface ErrorSummaryProps {
  title: string
  problems: readonly FieldProblem[]
  headingLevel?: 2 | 3 | 4
}

function goTo(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId)
  if (field === null) return
  event.preventDefault()
  field.scrollIntoView({ block: 'center' })
  field.focus({ preventScroll: true })
}

/** Renders nothing without errors; takes the focus when it appears, so that screen readers read it. */
export function ErrorSummary({ title, problems, headingLevel = 2 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const isShown = problems.length > 0
  const Heading = `h${headingLevel}` as const
  useEffect(() => {
    if (isShown) box.current?.focus()
  }, [isShown])
  if (!isShown) return null
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md border-2 border-danger bg-white p-5">
      <Heading className="font-sans text-lg tracking-normal">{title}</Heading>
      <ul className="mt-2 list-disc ps-5">
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <TextLink
              href={`#${problem.fieldId}`}
              className="font-medium text-danger"
              onClick={(event) => goTo(event, problem.fieldId)}
            >
              {problem.message}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
