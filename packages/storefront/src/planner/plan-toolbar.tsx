// Above the plan: undo and redo, what is selected, 3D, paper and link.
import { Button } from '@loftwood/ui/button'
import { IconButton } from '@loftwood/ui/icon-button'
import { Icon } from '@loftwood/ui/icon'
import { useAtomValue, useSetAtom } from 'jotai'
import { Box, Link, Printer, Redo2, RotateCw, Trash2, Undo2 } from 'lucide'
import { useT } from '../platform/i18n/use-t.ts'
import { notifyAtom } from '../platform/notices.ts'
import { historyAtom, planAtom, selectedAtom } from './planner-atoms.ts'
import type { PlanActions } from './use-plan-actions.ts'

interface PlanToolbarProps {
  actions: PlanActions
  onOpen3d: () => void
  /** Writes the plan into the address first. */
  onShare: () => Promise<boolean>
}

export function PlanToolbar({ actions, onOpen3d, onShare }: PlanToolbarProps) {
  const t = useT()
  const { past, future } = useAtomValue(historyAtom)
  const { pieces } = useAtomValue(planAtom)
  const selected = useAtomValue(selectedAtom)
  const notify = useSetAtom(notifyAtom)
  const piece = pieces.find(({ id }) => id === selected)
  const share = async () => {
    const isShared = await onShare()
    notify(
      isShared
        ? { type: 'success', message: t('planner.linkCopied') }
        : { type: 'danger', message: t('planner.linkFailed') },
    )
  }
  return (
    <div role="toolbar" aria-label={t('planner.tools')} className="flex flex-wrap items-center gap-1">
      <IconButton
        label={t('planner.undo')}
        icon={<Icon of={Undo2} />}
        disabled={past.length === 0}
        onClick={actions.undo}
      />
      <IconButton
        label={t('planner.redo')}
        icon={<Icon of={Redo2} />}
        disabled={future.length === 0}
        onClick={actions.redo}
      />
      <IconButton
        label={t('planner.turn')}
        icon={<Icon of={RotateCw} />}
        disabled={!piece}
        onClick={() => piece && actions.turn(piece.id)}
      />
      <IconButton
        label={t('planner.remove')}
        icon={<Icon of={Trash2} />}
        disabled={!piece}
        onClick={() => piece && actions.remove(piece.id)}
      />
      <span className="mx-auto" />
      <Button variant="ghost" size="sm" iconStart={<Icon of={Box} size="sm" />} onClick={onOpen3d}>
        <span className="max-sm:sr-only">{t('planner.open3d')}</span>
      </Button>
      <IconButton label={t('planner.print')} icon={<Icon of={Printer} />} onClick={() => window.print()} />
      <IconButton label={t('planner.share')} icon={<Icon of={Link} />} onClick={() => void share()} />
    </div>
  )
}
