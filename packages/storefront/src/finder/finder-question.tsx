// One question of the finder. Its answers are links, those of who sleeps there a form: both work without script.
import { Button } from '@loftwood/ui/button'
import { SelectField } from '@loftwood/ui/select-field'
import { TextLink } from '@loftwood/ui/text-link'
import type { FormEvent } from 'react'
import { navigate } from 'vike/client/router'
import { paths } from '../paths.ts'
import { useFormat, useHref, useT } from '../platform/i18n/use-t.ts'
import { completed, finderPath, QUESTIONS, type Answers, type Question } from './finder-answers.ts'
import { ANY, CHOICES, MOST_SLEEPERS, readSleepers, SLEEPERS, type ChoiceQuestion } from './finder-values.ts'
import { choiceWords, hintWords, QUESTION_WORDS, sleeperWords } from './finder-words.ts'

interface QuestionProps<Name extends Question> {
  question: Name
  answers: Answers
}

/** The other answers go along where no script runs. */
function SleepersForm({ answers }: Pick<QuestionProps<'who'>, 'answers'>) {
  const t = useT()
  const href = useHref()
  const format = useFormat()
  const options = SLEEPERS.map((age) => ({ value: age, label: sleeperWords(age, { t, format }) }))
  const others = QUESTIONS.filter((question) => question !== 'who' && answers[question] !== '')
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).getAll('who')
    const who = readSleepers(chosen.filter((value) => typeof value === 'string')) || ANY
    void navigate(href(finderPath({ ...answers, who })))
  }
  return (
    <form method="get" action={href(paths.finder)} onSubmit={onSubmit} className="flex flex-col gap-6">
      <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {Array.from({ length: MOST_SLEEPERS }, (_, index) => (
          <SelectField
            key={index}
            name="who"
            label={t('finder.sleeper', { number: index + 1 })}
            options={options}
            placeholder={t('finder.nobody')}
            defaultValue={index === 0 ? '6' : ''}
          />
        ))}
      </div>
      {others.map((question) => (
        <input key={question} type="hidden" name={question} value={answers[question]} />
      ))}
      <Button type="submit" className="self-start">
        {t('finder.continue')}
      </Button>
    </form>
  )
}

const CARD =
  'flex h-full min-h-16 flex-col justify-center rounded-md border border-line-strong bg-white px-5 py-4 hover:border-ink hover:bg-birch'

function Choices({ question, answers }: QuestionProps<ChoiceQuestion>) {
  const t = useT()
  const format = useFormat()
  const href = useHref()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {CHOICES[question].map((value) => {
        const { label, note } = choiceWords(question, value, { t, format })
        return (
          <li key={value}>
            <a href={href(finderPath({ ...answers, [question]: value }))} rel="nofollow" className={CARD}>
              <span className="text-lg font-semibold">{label}</span>
              {note !== undefined && <span className="text-sm text-ink-muted">{note}</span>}
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** With the ways past it: it does not matter, or the beds at once. */
export function FinderQuestion({ question, answers }: QuestionProps<Question>) {
  const t = useT()
  const href = useHref()
  const format = useFormat()
  const skipped = { ...answers, [question]: ANY }
  return (
    <section aria-labelledby="finder-question" className="max-w-4xl">
      <h2 id="finder-question" tabIndex={-1} className="text-2xl focus:outline-none">
        {t(QUESTION_WORDS[question].title)}
      </h2>
      <p className="mt-2 mb-6 max-w-2xl text-ink-muted">{hintWords(question, { t, format })}</p>
      {question === 'who' ? (
        <SleepersForm key={question} answers={answers} />
      ) : (
        <Choices question={question} answers={answers} />
      )}
      <p className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
        <TextLink href={href(finderPath(skipped))} rel="nofollow">
          {t('finder.any')}
        </TextLink>
        <TextLink href={href(finderPath(completed(answers)))} rel="nofollow">
          {t('finder.showNow')}
        </TextLink>
      </p>
    </section>
  )
}
