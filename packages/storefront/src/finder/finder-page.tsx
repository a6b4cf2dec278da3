// The finder: five questions, one after the other, then the beds that suit.
import { Container } from '@loftwood/ui/layout'
import { Steps } from '@loftwood/ui/steps'
import { TextLink } from '@loftwood/ui/text-link'
import { useEffect, useRef } from 'react'
import { useData } from 'vike-react/useData'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { PageHeading } from '../platform/page-heading.tsx'
import { finderPath, openQuestion, QUESTIONS, type Answers } from './finder-answers.ts'
import type { FinderData } from './finder-data.ts'
import { FinderQuestion } from './finder-question.tsx'
import { FinderResults } from './finder-results.tsx'
import { answerWords, QUESTION_WORDS } from './finder-words.ts'

/** What was answered so far, each with the way to answer again. */
function GivenAnswers({ answers }: { answers: Answers }) {
  const t = useT()
  const format = useFormat()
  const href = useHref()
  const answered = QUESTIONS.filter((question) => answers[question] !== '')
  if (answered.length === 0) return null
  return (
    <section aria-labelledby="finder-answers" className="mb-8 rounded-md bg-birch px-5 py-4">
      <h2 id="finder-answers" className="sr-only">
        {t('finder.answers')}
      </h2>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:flex lg:flex-wrap lg:gap-x-8">
        {answered.map((question) => {
          const name = t(QUESTION_WORDS[question].name)
          return (
            <div key={question} className="min-w-0">
              <dt className="text-sm text-ink-muted">{name}</dt>
              <dd className="flex flex-wrap gap-x-2 font-semibold">
                {answerWords(question, answers[question], { t, format })}
                <TextLink
                  href={href(finderPath({ ...answers, [question]: '' }))}
                  rel="nofollow"
                  className="font-normal"
                  aria-label={t('finder.changeNamed', { question: name })}
                >
                  {t('finder.change')}
                </TextLink>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

/** After an answer the keyboard goes on at the next question; a page that was opened begins at its top. */
function useFocusNext(answers: Answers) {
  const area = useRef<HTMLDivElement>(null)
  const shown = useRef(answers)
  useEffect(() => {
    if (shown.current === answers) return
    shown.current = answers
    area.current?.querySelector('h2[tabindex]')?.scrollIntoView({ block: 'nearest' })
    area.current?.querySelector<HTMLElement>('h2[tabindex]')?.focus({ preventScroll: true })
  }, [answers])
  return area
}

export function FinderPage() {
  const { answers, ...found } = useData<FinderData>()
  const t = useT()
  const question = openQuestion(answers)
  const area = useFocusNext(answers)
  const current = question === undefined ? QUESTIONS.length : QUESTIONS.indexOf(question)
  return (
    <Container className="pb-section">
      <PageHeading title={t('finder.title')}>
        <p className="max-w-2xl text-ink-muted">{t('finder.lead')}</p>
      </PageHeading>
      <Steps
        className="mb-8"
        label={t('finder.steps')}
        doneLabel={t('finder.answered')}
        current={current}
        steps={QUESTIONS.map((each) => ({ label: t(QUESTION_WORDS[each].name) }))}
      />
      <GivenAnswers answers={answers} />
      <div ref={area}>
        {question === undefined ? (
          <FinderResults {...{ answers }} {...found} />
        ) : (
          <FinderQuestion key={question} question={question} answers={answers} />
        )}
      </div>
    </Container>
  )
}
