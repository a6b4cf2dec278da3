// The files for Prometheus and Grafana are complete. Whether their expressions read series that exist is a test of
// `pnpm test:deploy`.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from './lib/root.mjs'

interface Rule {
  alert: string
  labels: { severity: string }
  annotations: Record<'summary' | 'action' | 'runbook', string>
}

interface Panel {
  id: number
  type: string
  title: string
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>
  targets?: { expr: string; legendFormat: string }[]
}

const text = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { groups } = parse(text('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }
const rules = groups.flatMap((group) => group.rules)

/** As GitHub makes them of headings. */
const anchorsOf = (markdown: string) =>
  Array.from(markdown.matchAll(/^#+ (.*)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  )

describe('alerts', () => {
  it.each(rules)('$alert says what happened, what to do and where to read on', ({ labels, annotations }) => {
    expect(['page', 'ticket']).toContain(labels.severity)
    expect(annotations.summary).not.toBe('')
    expect(annotations.action).toMatch(/\.$/)
    const [file = '', anchor] = annotations.runbook.split('#')
    expect(existsSync(join(ROOT, file))).toBe(true)
    if (anchor !== undefined) expect(anchorsOf(text(file))).toContain(anchor)
  })

  it('each has a case in which it fires', () => {
    const { tests } = parse(text('deploy/prometheus/alerts.test.yml')) as {
      tests: { promql_expr_test: { exp_samples?: { labels: string }[] }[] }[]
    }
    const cases = tests[0]?.promql_expr_test[0]?.exp_samples ?? []
    expect(cases.map(({ labels }) => /"(\w+)"/.exec(labels)?.[1])).toEqual(rules.map(({ alert }) => alert))
  })
})

describe('the dashboard', () => {
  const { panels } = JSON.parse(text('deploy/grafana/loftwood.json')) as { panels: Panel[] }

  it('has panels with an expression and a legend each, or rows of them', () => {
    for (const { type, title, targets = [] } of panels) {
      expect(title).not.toBe('')
      expect(targets.length === 0).toBe(type === 'row')
      for (const target of targets) expect(Object.values(target)).not.toContain('')
    }
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })

  it('has no panel over another', () => {
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(Math.max(...panels.map(({ gridPos: { x, w } }) => x + w))).toBe(24)
  })
})
