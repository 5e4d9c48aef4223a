import { useGetCategoryTree, useGetHotList } from '@plaza/client'
import type { CategoryBranch } from '@plaza/contract'
import { LinesSkeleton, Wrap, cx } from '@plaza/design'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useReader } from '../mall/reader.ts'
import { Failure } from '../parts/Failure.tsx'
import { ProductInList } from '../parts/product/Product.tsx'
import { hrefOf } from '../paths.ts'
import styles from './MegaMenu.module.css'

/** Three columns: departments, the categories of the active department, and its best sellers. */
export function MegaMenu({ id, onClose }: { id: string; onClose: () => void }) {
  const { words } = useReader()
  const tree = useGetCategoryTree()
  const [chosenId, setChosenId] = useState<string>()
  const chosen = tree.data?.find((branch) => branch.id === chosenId) ?? tree.data?.[0]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- it only follows its links
    <nav
      id={id}
      aria-label={words.nav.categories}
      className={styles.menu}
      // Also a link to the present page closes the menu, although the address stays the same.
      onClick={({ target }) => (target as Element).closest('a') && onClose()}
    >
      <Wrap className={styles.columns}>
        {tree.data && <Departments branches={tree.data} chosen={chosen} onChoose={setChosenId} />}
        {chosen && <Inside branch={chosen} />}
        {chosen && <Hot branch={chosen} />}
        {tree.isPending && <LinesSkeleton lines={8} />}
        {tree.isError && !tree.data && <Failure error={tree.error} onRetry={() => void tree.refetch()} />}
      </Wrap>
    </nav>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

type DepartmentsProps = { branches: readonly CategoryBranch[]; chosen: CategoryBranch | undefined; onChoose: (id: string) => void }

function Departments({ branches, chosen, onChoose }: DepartmentsProps) {
  const { text } = useReader()
  const list = useRef<HTMLUListElement>(null)
  const move = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.indexOf(document.activeElement as HTMLAnchorElement)
    const step = steps[event.key]
    if (event.key === 'ArrowRight') list.current?.parentElement?.querySelector<HTMLElement>('[data-inside] a')?.focus()
    else if (step !== undefined) links.at((at + step) % links.length)?.focus()
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move among the links in it
    <ul ref={list} onKeyDown={move}>
      {branches.map((branch) => (
        <li key={branch.id}>
          <a
            href={hrefOf('category', { id: branch.id })}
            className={cx(styles.department, branch === chosen && styles.chosen)}
            onFocus={() => onChoose(branch.id)}
            onPointerEnter={() => onChoose(branch.id)}
          >
            {text(branch, 'name')}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Inside({ branch }: { branch: CategoryBranch }) {
  const { text, words } = useReader()
  const name = text(branch, 'name')
  return (
    <div data-inside="" className={styles.inside}>
      <a href={hrefOf('category', { id: branch.id })} className={styles.all}>
        {words.nav.allOf(name)}
      </a>
      <ul className={styles.links}>
        {branch.children.map((child) => (
          <li key={child.id}>
            <a href={hrefOf('category', { id: child.id })} className={styles.link}>
              {text(child, 'name')}
            </a>
            {child.children.map((below) => (
              <a key={below.id} href={hrefOf('category', { id: below.id })} className={cx(styles.link, styles.below)}>
                {text(below, 'name')}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Hot({ branch }: { branch: CategoryBranch }) {
  const { text, words } = useReader()
  const product = useGetHotList({ limit: 1, categoryId: branch.id }).data?.list[0]
  return (
    <div className={styles.hot}>
      <p className={styles.hotTitle}>{words.nav.hotIn(text(branch, 'name'))}</p>
      {product && <ProductInList product={product} />}
    </div>
  )
}
