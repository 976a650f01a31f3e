// biome-ignore-all lint/a11y/useFocusableInteractive: rows and headers have no focus in a table that is no grid
// biome-ignore-all lint/a11y/useSemanticElements: see the comment in the table

import { useRef } from 'react';
import { useLabels } from '#lib/platform/client/use-labels.ts';
import type { ComparedProduct } from '#lib/saved/client/load-saved.ts';
import type { CompareRow } from '#lib/saved/compare-rows.ts';
import { CompareProduct } from './CompareProduct.tsx';
import styles from './CompareTable.module.css';
import { StickyHeads } from './StickyHeads.tsx';

interface CompareTableProps {
	readonly items: readonly ComparedProduct[];
	readonly rows: readonly CompareRow[];
	readonly onRemove: (code: string) => unknown;
}

/** Products side by side, one row per attribute. In each group differences come first; they are marked, also for screen readers. */
export function CompareTable({ items, rows, onRemove }: CompareTableProps) {
	const t = useLabels();
	const frame = useRef<HTMLElement>(null);
	const groups = [...new Set(rows.map(({ group }) => group))];
	return (
		<div>
			<StickyHeads items={items} frame={frame} />
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
			<section ref={frame} className={styles['scroller']} tabIndex={0} aria-label={t('compare.table')}>
				{/* Not a `table`: with rows that are grids some screen readers would not announce one, and roles on its elements would be invalid HTML. */}
				<div role="table" className={styles['table']} data-columns={items.length}>
					<div role="rowgroup" className={styles['head']}>
						<div role="row">
							<div role="cell" className={styles['corner']} />
							{items.map(({ code, product }) => (
								<div key={code} role="columnheader" aria-label={product.title}>
									<CompareProduct product={product} onRemove={() => onRemove(code)} />
								</div>
							))}
						</div>
					</div>
					{groups.map((group) => (
						<div key={group} role="rowgroup" className={styles['group']}>
							<div role="row">
								<div role="rowheader" className={styles['groupTitle']} aria-colspan={items.length + 1}>
									{group}
								</div>
							</div>
							{rows
								.filter((row) => row.group === group)
								.toSorted((a, b) => Number(b.differs) - Number(a.differs))
								.map(({ title, values, differs }) => (
									<div key={title} role="row" data-differs={differs ? '' : undefined}>
										<div role="rowheader" className={styles['rowTitle']}>
											{title}
											{differs && <span className="visually-hidden"> {t('compare.differs')}</span>}
										</div>
										{items.map(({ code }, place) => (
											<div key={code} role="cell" className={styles['value']} data-unknown={values[place] ? undefined : ''}>
												{values[place] ?? t('compare.unknown')}
											</div>
										))}
									</div>
								))}
						</div>
					))}
				</div>
				{rows.length === 0 && <p className={styles['none']}>{t('compare.same')}</p>}
			</section>
		</div>
	);
}
